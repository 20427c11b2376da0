import { thumbnailUrl } from '#app/admin/photos/photo.ts'
import { initialsOf } from '#domain/team/user-fields.ts'

import type { ProfileWork } from './use-profile.ts'

interface ProfilePreviewProps {
  work: ProfileWork
  listings: number
}

/** The profile as visitors see it, updated while it is written. */
export function ProfilePreview({ work, listings }: ProfilePreviewProps) {
  const { name, job_title, photo, languages, brn } = work
  const facts = [
    ['Speaks', languages],
    ['BRN', brn],
    ['Listings', String(listings)],
  ]
  return (
    <aside
      aria-label="Preview"
      className="rounded-control border border-line-strong lg:sticky lg:top-below-header"
    >
      <p className="border-b border-line px-5 py-3.5 text-small">As visitors see it</p>
      <div className="p-5">
        {photo ? (
          <img
            src={thumbnailUrl(photo)}
            alt=""
            className="aspect-[4/3.4] w-full bg-sand object-cover object-top"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid aspect-[4/3.4] w-full place-items-center bg-sand font-display text-display-2"
          >
            {initialsOf(name)}
          </span>
        )}
        <p dir="auto" className="mt-4 font-display text-title-2 wrap-anywhere">
          {name || 'Name'}
        </p>
        <p dir="auto" className="text-small wrap-anywhere text-ink-soft">
          {job_title}
        </p>
        <dl className="mt-3 text-small">
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 border-t border-line py-2">
              <dt className="text-ink-soft">{label}</dt>
              <dd dir="auto" className="text-end wrap-anywhere numerals">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  )
}
