import { useId, useRef } from 'react'

import { DropZone } from '#app/admin/photos/drop-zone.tsx'
import { thumbnailUrl, type SavedPhoto } from '#app/admin/photos/photo.ts'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { formatFileSize } from '#app/site/sell/file-size.ts'
import { FieldError } from '#app/ui/field.tsx'
import { PHOTO_TYPES } from '#domain/photos/photo.ts'

export interface ChosenPhoto {
  file: File
  url: string
}

interface PhotoFieldProps {
  chosen: ChosenPhoto | undefined
  current: SavedPhoto | undefined
  error: string | undefined
  onChoose: (file: File | undefined) => void
}

/** The photo of a post: a drop zone, the newly chosen file, or the saved photo. */
export function PhotoField({ chosen, current, error, onChoose }: PhotoFieldProps) {
  const id = useId()
  const photo = chosen
    ? {
        src: chosen.url,
        name: chosen.file.name,
        // Always in MB: `formatFileSize` shows files below 100 kB in kB.
        size: formatFileSize(Math.max(100_000, chosen.file.size)),
      }
    : current && { src: thumbnailUrl(current.file), name: current.label, size: 'Current photo' }
  return (
    <div className="col-span-full flex flex-col gap-1.75">
      <p id={id} className="text-label leading-[1.35] font-strong">
        Photo
      </p>
      {photo ? (
        <PhotoRow {...photo} describedBy={id} onReplace={onChoose} />
      ) : (
        <DropZone
          label="Photo"
          multiple={false}
          describedBy={error ? `${id} ${id}-error` : id}
          invalid={error !== undefined}
          field="photo"
          onFiles={([file]) => onChoose(file)}
        />
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

interface PhotoRowProps {
  src: string
  name: string
  size: string
  describedBy: string
  onReplace: (file: File) => void
}

function PhotoRow({ src, name, size, describedBy, onReplace }: PhotoRowProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-3.5 border-y border-line text-small">
      <img src={src} alt="" className="h-9 w-12 bg-sand object-cover" />
      <span className="truncate">{name}</span>
      <span className="text-caption text-ink-mute numerals">{size}</span>
      <TextButton aria-describedby={describedBy} onClick={() => input.current?.click()}>
        Replace
      </TextButton>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES.join()}
        hidden
        aria-label="Photo"
        onChange={({ target }) => target.files?.[0] && onReplace(target.files[0])}
      />
    </div>
  )
}
