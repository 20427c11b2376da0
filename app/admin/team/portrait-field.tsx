import { useId } from 'react'

import { DropZone } from '#app/admin/photos/drop-zone.tsx'
import { thumbnailUrl } from '#app/admin/photos/photo.ts'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { initialsOf } from '#domain/team/user-fields.ts'

import type { ProfileControls } from './use-profile.ts'

interface PortraitFieldProps {
  profile: ProfileControls
  error: string | undefined
}

/** The portrait or the initials, and a box that takes a new photo. */
export function PortraitField({ profile, error }: PortraitFieldProps) {
  const { work, upload } = profile
  const id = useId()
  const failure = upload?.state === 'failed' ? upload.reason : error
  return (
    <div className="col-span-full flex flex-col gap-1.75">
      <p id={id} className="text-label leading-[1.35] font-strong">
        Photo
      </p>
      <div className="grid gap-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
        {work.photo ? (
          <img
            src={thumbnailUrl(work.photo)}
            alt="The portrait"
            className="aspect-[4/5] w-24 bg-sand object-cover"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid aspect-[4/5] w-24 place-items-center bg-sand font-display text-title-1"
          >
            {initialsOf(work.name)}
          </span>
        )}
        <DropZone
          prompt={upload?.state === 'uploading' ? 'Uploading …' : 'A portrait, 4 : 5.'}
          label="Photo"
          multiple={false}
          describedBy={failure ? `${id} ${id}-error` : id}
          invalid={failure !== undefined}
          field="photo"
          onFiles={([file]) => profile.choosePhoto(file)}
        />
      </div>
      {failure && <FieldError id={`${id}-error`}>{failure}</FieldError>}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-label text-ink-mute">Without a photo the initials are shown.</p>
        {work.photo && <TextButton onClick={profile.removePhoto}>Remove the photo</TextButton>}
      </div>
    </div>
  )
}
