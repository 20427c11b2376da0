import { Plus } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'

import { AddTile, DropZone } from '#app/admin/photos/drop-zone.tsx'
import { PhotoBoard } from '#app/admin/photos/photo-board.tsx'
import { uploadedPhotos, type PhotoBoardProps } from '#app/admin/photos/photo.ts'
import { post } from '#app/admin/request.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import type { AdvisedPhoto, PhotoAdvice } from '#domain/properties/photo-advice/photo-advice.ts'
import type { PropertyId } from '#domain/properties/property.ts'

import { FormSection } from './form-sections.tsx'
import type { FormFloor } from './property-form-reducer.ts'
import type { PropertyFormControls } from './use-property-form.ts'

interface SectionProps extends Pick<PhotoBoardProps, 'listing'> {
  form: PropertyFormControls
}

type PhotosSectionProps = SectionProps & { property: PropertyId | null }

export function PhotosSection({ form, property, listing }: PhotosSectionProps) {
  const { photos } = form.state
  const files = uploadedPhotos(photos).map(({ file }) => file)
  const advice = usePhotoAdvice(files, property)
  return (
    <FormSection id="photos">
      <DropZone
        prompt="The first one is shown on cards."
        label="Add main photos"
        onFiles={(files) => form.addFiles('main', files)}
      />
      <PhotoBoard
        actions={form.photoActions}
        name="Main photos"
        photos={photos}
        hasCover
        failure="Error uploading file"
        className="mt-4 md:grid-cols-3 xl:grid-cols-4"
        listing={listing}
        advice={advice}
      />
    </FormSection>
  )
}

const DEBOUNCE_MS = 600
const POLL_MS = 3000
const MAX_REQUESTS = 20

/**
 * Advice on uploaded photos, by file name. It is requested when no photo has been added for a moment,
 * and again while the server has photos still to analyse. Failures are ignored: advice is optional.
 */
function usePhotoAdvice(files: readonly string[], property: number | null) {
  const [advice, setAdvice] = useState<Record<string, AdvisedPhoto>>({})
  const names = files.join(' ')

  useEffect(() => {
    if (names === '') return
    let timer: ReturnType<typeof setTimeout> | undefined
    let cancelled = false
    async function request(count: number) {
      const body = { photos: names.split(' '), property_id: property }
      const { photos } = await post<PhotoAdvice>('/api/photos/advice', body, {
        changesNothing: true,
      })
      if (cancelled) return
      setAdvice(Object.fromEntries(photos.map((photo) => [photo.name, photo])))
      if (count < MAX_REQUESTS && photos.some(({ looked }) => !looked)) schedule(POLL_MS, count + 1)
    }
    function schedule(ms: number, count: number) {
      timer = setTimeout(() => void request(count).catch(() => undefined), ms)
    }
    schedule(DEBOUNCE_MS, 1)
    return () => {
      cancelled = true
      clearTimeout(timer)
    }
  }, [names, property])

  return advice
}

export function FloorsSection({ form, listing }: SectionProps) {
  const addButton = useId()
  return (
    <FormSection id="floors">
      {form.state.floors.map((floor, index) => (
        <FloorBlock
          key={floor.key}
          form={form}
          floor={floor}
          number={index + 1}
          listing={listing}
          onRemove={() => {
            flushSync(() => form.removeFloor(floor.key))
            document.getElementById(addButton)?.focus()
          }}
        />
      ))}
      <Button
        id={addButton}
        variant="ghost"
        onClick={() => {
          flushSync(() => form.dispatch({ do: 'add floor' }))
          const inputs = document.querySelectorAll<HTMLInputElement>('[data-floor]')
          inputs[inputs.length - 1]?.focus()
        }}
      >
        <Plus />
        Add Floor
      </Button>
    </FormSection>
  )
}

interface FloorBlockProps extends SectionProps {
  floor: FormFloor
  number: number
  onRemove: () => void
}

function FloorBlock({ form, floor, number, listing, onRemove }: FloorBlockProps) {
  const { key, description, photos } = floor
  const adding = {
    label: `Add photos to floor ${number}`,
    onFiles: (files: File[]) => form.addFiles({ floor: key }, files),
  }
  return (
    <section
      aria-labelledby={`${key}-title`}
      className="mb-4 rounded-control border border-line-strong bg-paper-bright/50 p-5"
    >
      <header className="mb-4 flex items-center justify-between gap-4">
        <h3 id={`${key}-title`} className="font-display text-title-4">
          Floor {number}
        </h3>
        <Button variant="danger" size="s" onClick={onRemove} aria-label={`Remove floor ${number}`}>
          Remove floor
        </Button>
      </header>
      <Field label="Description" name={`floor-${number}`}>
        <TextInput
          value={description}
          onChange={({ target }) =>
            form.dispatch({ do: 'name floor', key, description: target.value })
          }
          data-floor={key}
        />
      </Field>
      <p className="mt-5 mb-1.75 text-label font-strong">Photos</p>
      <PhotoBoard
        actions={form.photoActions}
        name={`Photos of floor ${number}`}
        photos={photos}
        failure="Error uploading floor photo"
        className="lg:grid-cols-4 xl:grid-cols-5"
        listing={listing}
        lastTile={photos.length > 0 && <AddTile {...adding} />}
      />
      {photos.length === 0 && (
        <DropZone quiet prompt="No photos available for this floor" {...adding} />
      )}
    </section>
  )
}
