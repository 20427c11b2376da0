import { TriangleAlert } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'

import { Field, Select, TextArea } from '#app/ui/field.tsx'
import {
  warningsOf,
  type SeenPhoto,
  type Warning,
} from '#domain/properties/photo-advice/photo-advice.ts'
import { ROOMS, suggestedAlt, type Room } from '#domain/properties/photo-advice/rooms.ts'

import type { PhotoText } from './photo.ts'

interface PhotoNotesProps {
  label: string
  words: PhotoText | undefined
  /** What the coach knows of it, if it is asked. */
  seen?: SeenPhoto | undefined
  cover?: boolean
  /** Of the listing, for the words that are suggested. */
  listing: { title: string; location: string }
  onDescribe: (words: PhotoText) => void
}

/**
 * Below a photo: what it shows, for those who cannot see it, and what the coach warns of. That comes
 * later than all else, and so at the end.
 */
export function PhotoNotes(props: PhotoNotesProps) {
  const { label, seen, cover = false } = props
  const warnings = seen ? warningsOf(seen, { cover }) : []
  return (
    <div className="grid gap-1 px-3 pb-2 text-caption">
      <Describe {...props} />
      {warnings.length > 0 && (
        <ul aria-label={`About ${label}`} className="grid gap-1 text-ink-soft">
          {warnings.map((warning) => (
            <li key={warning.words} className="flex gap-1.5">
              <TriangleAlert
                aria-hidden="true"
                size={15}
                strokeWidth={1.5}
                className="mt-0.5 flex-none text-brass-deep"
              />
              <span className="min-w-0 wrap-anywhere">
                <Said {...warning} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Said({ words, listings }: Warning) {
  return (
    <>
      {words}
      {listings?.map(({ id, title }, at) => (
        <Fragment key={id}>
          {at === 0 ? ' ' : ', '}
          <Link to={`/admin/update-property/${id}`} target="_blank" className="underline">
            {title}
          </Link>
        </Fragment>
      ))}
    </>
  )
}

function Describe({ label, words, listing, onDescribe }: PhotoNotesProps) {
  const { room, alt } = words ?? { room: '', alt: '' }
  const suggest = (room: Room | '') => suggestedAlt(room, listing.title, listing.location)

  // Words that somebody wrote stay; words that were only suggested follow the room.
  function choose(chosen: Room | '') {
    const ours = alt === '' || alt === suggest(room)
    onDescribe({ room: chosen, alt: ours ? suggest(chosen) : alt })
  }

  return (
    <details>
      <summary className="inline-flex min-h-target cursor-pointer items-center underline decoration-line-strong underline-offset-4">
        {room || (alt ? 'Described' : 'Describe')}
        <span className="sr-only">: {label}</span>
      </summary>
      <div className="grid gap-3 pb-2">
        <Field label="Room" name="room">
          <Select
            value={room}
            onChange={({ target }) => choose(target.value as Room | '')}
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
            onChange={({ target }) => onDescribe({ room, alt: target.value })}
            className="min-h-22! px-3! py-2! text-small!"
          />
        </Field>
      </div>
    </details>
  )
}
