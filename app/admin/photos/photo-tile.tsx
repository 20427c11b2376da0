import { GripVertical, ImageOff, Trash2, X } from 'lucide-react'
import type { ComponentProps } from 'react'

import { TextButton } from '#app/admin/ui/text-button.tsx'
import { IconButton } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { downloadName, photoUrl } from '#domain/photos/photo.ts'

import { PhotoNotes } from './photo-notes.tsx'
import { thumbnailUrl, type FormPhoto, type PhotoBoardProps } from './photo.ts'
import type { Dragged } from '#app/admin/use-reorder.ts'

interface PhotoTileProps extends PhotoBoardProps {
  photo: FormPhoto
  index: number
  /** Where the tile floats while it is dragged. */
  floating: Dragged['box'] | undefined
  handle: ComponentProps<'button'>
  onRemove: () => void
}

export function PhotoTile(props: PhotoTileProps) {
  const { photo, index, floating } = props
  return (
    <li
      data-key={photo.key}
      style={{ order: index, blockSize: floating?.height }}
      className="relative"
    >
      {floating && (
        <div
          aria-hidden="true"
          className="absolute inset-0 grid place-items-center rounded-control border border-dashed border-brass-deep bg-brass-deep/6 text-caption text-brass-deep"
        >
          Drop here
        </div>
      )}
      <div
        style={floating}
        className={classes(
          'relative flex h-full flex-col rounded-control border bg-paper-bright',
          photo.state === 'failed' ? 'border-danger' : 'border-line',
          floating &&
            'fixed! z-30 -rotate-1 shadow-lift outline-2 outline-brass-deep motion-reduce:rotate-0',
        )}
      >
        {isCover(props) && (
          <p className="absolute start-2 top-2 z-1 rounded-control bg-ink px-2 py-1.5 text-xs leading-none font-strong text-paper">
            Main photo
          </p>
        )}
        {photo.state === 'uploaded' && <UploadedPhoto {...props} photo={photo} />}
        {photo.state === 'uploading' && <UploadingPhoto {...props} photo={photo} />}
        {photo.state === 'failed' && <FailedPhoto {...props} photo={photo} />}
      </div>
    </li>
  )
}

function isCover({ hasCover = false, index }: PhotoTileProps): boolean {
  return hasCover && index === 0
}

interface TileProps<State extends FormPhoto['state']> extends PhotoTileProps {
  photo: Extract<FormPhoto, { state: State }>
}

function UploadedPhoto(props: TileProps<'uploaded'>) {
  const { photo, photos, index, handle, actions, onRemove } = props
  return (
    <>
      <Thumbnail src={photo.preview ?? thumbnailUrl(photo.file)} />
      <a
        href={photoUrl(photo.file)}
        download={downloadName(photo.file, photo.label)}
        title={`Download ${photo.label}`}
        className="quiet-link truncate px-3 pt-2 text-caption leading-[1.3] text-ink-soft"
      >
        {photo.label}
      </a>
      {/* Above the notes, which load later: the buttons must not move when they appear. */}
      <div className="flex h-11 items-center justify-between px-0.5">
        <IconButton
          {...handle}
          bare
          label={`Reorder ${photo.label}, photo ${index + 1} of ${photos.length}. Use the arrow keys to move`}
          className="cursor-grab touch-none text-ink-soft active:cursor-grabbing"
        >
          <GripVertical />
        </IconButton>
        <RemoveButton label={photo.label} onRemove={onRemove} />
      </div>
      <PhotoNotes
        label={photo.label}
        text={photo.text}
        advice={props.advice?.[photo.file]}
        isCover={isCover(props)}
        listing={props.listing}
        onDescribe={(text) => actions.describe(photo.key, text)}
      />
    </>
  )
}

function UploadingPhoto({ photo, onRemove }: TileProps<'uploading'>) {
  const percent = Math.round(photo.sent * 100)
  return (
    <>
      <Thumbnail src={photo.preview} className="[&_img]:opacity-40" />
      <IconButton
        bare
        label={`Stop uploading ${photo.label}`}
        onClick={onRemove}
        data-remove
        className="absolute! end-1 top-1 bg-paper-bright"
      >
        <X />
      </IconButton>
      <div className="grid gap-2 px-3 pt-2.5 pb-3.5 text-caption text-ink-soft numerals">
        <p className="flex justify-between gap-2">
          <span>Uploading</span>
          <span>{percent}%</span>
        </p>
        <progress
          aria-label={`Uploading ${photo.label}`}
          value={percent}
          max={100}
          className="h-1 w-full appearance-none overflow-hidden rounded-round bg-sand-deep [&::-moz-progress-bar]:bg-brass-deep [&::-webkit-progress-bar]:bg-sand-deep [&::-webkit-progress-value]:bg-brass-deep"
        />
      </div>
    </>
  )
}

function FailedPhoto({ photo, failure, actions, onRemove }: TileProps<'failed'>) {
  return (
    <>
      <div className="relative grid aspect-4/3 place-items-center bg-sand text-danger before:absolute before:inset-3 before:border before:border-line">
        <ImageOff size={20} />
      </div>
      <PhotoLabel>{photo.label}</PhotoLabel>
      <p role="alert" className="px-3 pt-1 text-caption text-danger">
        <strong className="font-strong">{failure}</strong>
        <br />
        {photo.reason}
      </p>
      <div className="mt-auto flex items-center justify-between ps-1 pe-0.5">
        <TextButton
          danger
          onClick={() => actions.retry(photo.key)}
          aria-label={`Try again: ${photo.label}`}
        >
          Try again
        </TextButton>
        <RemoveButton label={photo.label} onRemove={onRemove} />
      </div>
    </>
  )
}

function Thumbnail({ src, className }: { src: string; className?: string }) {
  return (
    <div className={classes('aspect-4/3 overflow-hidden bg-sand', className)}>
      <img src={src} alt="" loading="lazy" draggable={false} className="size-full object-cover" />
    </div>
  )
}

function PhotoLabel({ children }: { children: string }) {
  return <p className="truncate px-3 pt-2 text-caption leading-[1.3] text-ink-soft">{children}</p>
}

function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <IconButton
      bare
      label={`Remove ${label}`}
      onClick={onRemove}
      data-remove
      className="text-ink-soft hover:text-danger"
    >
      <Trash2 />
    </IconButton>
  )
}
