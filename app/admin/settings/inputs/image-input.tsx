import { useId, useRef } from 'react'

import type { SettingFieldProps } from '#app/admin/settings/schema.ts'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import type { BrandFile } from '#domain/brand/brand-file.ts'

import { useImageUpload } from './use-image-upload.ts'

/** A logo, shown on paper and on ink, and a button that takes another file. */
export function ImageInput({ schema, path, value, faults, onChange }: SettingFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { upload, isLoading, failure } = useImageUpload(onChange)
  const image = isImage(value) ? value : null
  const isOptional = schema.anyOf !== undefined
  const fault = failure ?? faults[`${path}.src`] ?? faults[path]

  return (
    <div className="col-span-full flex min-w-0 flex-col gap-1.75">
      <p id={id} className="text-label leading-[1.35] font-strong">
        {schema.title}
      </p>
      {image ? <OnBothBackgrounds src={image.src} /> : <NoFile />}
      <div className="flex flex-wrap items-center gap-x-4">
        <input
          ref={input}
          type="file"
          accept="image/svg+xml,image/png"
          aria-label={`${schema.title}: file`}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            void upload(target.files?.[0])
            target.value = ''
          }}
        />
        <Button
          variant="ghost"
          size="s"
          busy={isLoading}
          busyLabel="Uploading"
          name={`${path}.src`}
          aria-describedby={fault ? `${id} ${id}-fault` : id}
          onClick={() => input.current?.click()}
        >
          {image ? 'Replace' : 'Choose file'}
        </Button>
        {image && isOptional && !isLoading && (
          <TextButton onClick={() => onChange(null)}>Remove</TextButton>
        )}
      </div>
      {fault && <FieldError id={`${id}-fault`}>{fault}</FieldError>}
      <p className="text-label text-ink-mute">
        {schema.description ?? 'SVG, or PNG at least 800 pixels wide.'}
      </p>
    </div>
  )
}

/** The image on both of the site's backgrounds, so that the user sees whether it stands out. */
function OnBothBackgrounds({ src }: { src: string }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {['bg-paper', 'bg-ink-deep'].map((background) => (
        <div
          key={background}
          className={`grid h-28 place-items-center border border-line px-4 ${background}`}
        >
          <img src={src} alt="" className="max-h-16 w-full object-contain" />
        </div>
      ))}
    </div>
  )
}

function NoFile() {
  return (
    <p className="grid h-20 place-items-center border border-dashed border-control bg-paper-bright text-small text-ink-mute">
      None uploaded yet
    </p>
  )
}

function isImage(value: SettingFieldProps['value']): value is BrandFile & typeof value {
  return typeof value === 'object' && value !== null && 'src' in value
}
