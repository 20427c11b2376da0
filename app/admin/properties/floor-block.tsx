import { AddTile, DropZone } from '#app/admin/photos/drop-zone.tsx'
import { PhotoBoard, type PhotoBoardProps } from '#app/admin/photos/photo-board.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'

import type { FormFloor } from './property-form-reducer.ts'

interface FloorBlockProps extends Pick<PhotoBoardProps, 'listing' | 'onDescribe'> {
  floor: FormFloor
  number: number
  onName: (description: string) => void
  onRemove: () => void
  onFiles: (files: File[]) => void
  onMovePhoto: (key: string, to: number) => void
  onRemovePhoto: (key: string) => void
  onRetryPhoto: (key: string) => void
}

/** One floor of a property: what it is called, and its photos. */
export function FloorBlock(props: FloorBlockProps) {
  const { floor, number, onFiles } = props
  const add = `Add photos to floor ${number}`
  return (
    <section
      aria-labelledby={`${floor.key}-title`}
      className="mb-4 rounded-control border border-line-strong bg-paper-bright/50 p-5"
    >
      <header className="mb-4 flex items-center justify-between gap-4">
        <h3 id={`${floor.key}-title`} className="font-display text-[1.1875rem] leading-tight">
          Floor {number}
        </h3>
        <Button
          variant="danger"
          size="s"
          onClick={props.onRemove}
          aria-label={`Remove floor ${number}`}
        >
          Remove floor
        </Button>
      </header>
      <Field label="Description" name={`floor-${number}`}>
        <TextInput
          value={floor.description}
          onChange={({ target }) => props.onName(target.value)}
          data-floor={floor.key}
        />
      </Field>
      <p className="mt-5 mb-1.75 text-[0.875rem] font-[560]">Photos</p>
      <PhotoBoard
        name={`Photos of floor ${number}`}
        photos={floor.photos}
        failure="Error uploading floor photo"
        className="lg:grid-cols-4 xl:grid-cols-5"
        listing={props.listing}
        onDescribe={props.onDescribe}
        last={floor.photos.length > 0 && <AddTile label={add} onFiles={onFiles} />}
        onMove={props.onMovePhoto}
        onRemove={props.onRemovePhoto}
        onRetry={props.onRetryPhoto}
      />
      {floor.photos.length === 0 && (
        <DropZone quiet words="No photos available for this floor" label={add} onFiles={onFiles} />
      )}
    </section>
  )
}
