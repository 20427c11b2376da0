import { TriangleAlert } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'

import * as urls from '#app/urls.ts'
import { Field, Select, TextArea } from '#app/ui/field.tsx'
import { warningsOf, type AdvisedPhoto } from '#domain/properties/photo-advice/photo-advice.ts'
import { ROOMS, type Room } from '#agency/rooms.ts'
import { suggestedAlt } from '#domain/properties/photo-advice/suggested-alt.ts'

import type { PhotoText } from './photo.ts'

interface PhotoNotesProps {
  label: string
  text: PhotoText | undefined
  advice?: AdvisedPhoto | undefined
  isCover: boolean
  listing: { title: string; location: string }
  onDescribe: (text: PhotoText) => void
}

/**
 * Below a photo: its description, and warnings about it. The warnings arrive after everything else
 * and come last, so that they move nothing that is about to be clicked.
 */
export function PhotoNotes(props: PhotoNotesProps) {
  const { label, advice, isCover } = props
  const warnings = advice ? warningsOf(advice, { isCover }) : []
  return (
    <div className="grid gap-1 px-3 pb-2 text-caption">
      <DescriptionFields {...props} />
      {warnings.length > 0 && (
        <ul aria-label={`About ${label}`} className="grid gap-1 text-ink-soft">
          {warnings.map(({ text, listings }) => (
            <li key={text} className="flex gap-1.5">
              <TriangleAlert
                size={15}
                strokeWidth={1.5}
                className="mt-0.5 flex-none text-brass-deep"
              />
              <span className="min-w-0 wrap-anywhere">
                {text}
                {listings?.map(({ id, title }, index) => (
                  <Fragment key={id}>
                    {index === 0 ? ' ' : ', '}
                    <Link to={urls.updateProperty(id)} target="_blank" className="underline">
                      {title}
                    </Link>
                  </Fragment>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function DescriptionFields({ label, text, listing, onDescribe }: PhotoNotesProps) {
  const { room, alt, alt_ar } = text ?? { room: '', alt: '', alt_ar: undefined }
  const suggest = (room: Room | '') => suggestedAlt(room, listing.title, listing.location)

  // A typed alt text stays; a suggested one changes with the room.
  function chooseRoom(chosen: Room | '') {
    const isSuggested = alt === '' || alt === suggest(room)
    onDescribe({ room: chosen, alt: isSuggested ? suggest(chosen) : alt, alt_ar })
  }

  return (
    <details>
      <summary className="quiet-link inline-flex min-h-target items-center">
        {room || (alt ? 'Described' : 'Describe')}
        <span className="sr-only">: {label}</span>
      </summary>
      <div className="grid gap-3 pb-2">
        <Field label="Room" name="room">
          <Select
            value={room}
            onChange={({ target }) => chooseRoom(target.value as Room | '')}
            className="min-h-11! px-3! py-2! text-small!"
          >
            <option value="">Not chosen</option>
            {ROOMS.map((room) => (
              <option key={room}>{room}</option>
            ))}
          </Select>
        </Field>
        <Field label="Alt text" name="alt">
          <TextArea
            value={alt}
            maxLength={300}
            onChange={({ target }) => onDescribe({ room, alt: target.value, alt_ar })}
            className="min-h-22! px-3! py-2! text-small!"
          />
        </Field>
        <Field label="Arabic wording" name="alt_ar">
          <TextArea
            value={alt_ar ?? ''}
            lang="ar"
            dir="rtl"
            maxLength={300}
            onChange={({ target }) => onDescribe({ room, alt, alt_ar: target.value || undefined })}
            className="min-h-22! px-3! py-2! text-small!"
          />
        </Field>
      </div>
    </details>
  )
}
