import { use, useEffect, useState } from 'react'

import { Link } from '#app/ui/link.tsx'
import { PhotosUrl } from '#app/ui/photos-url.ts'
import { variantUrl } from '#domain/photos/photo.ts'

import { remember, seenHomes, type SeenHome } from './recently-viewed.ts'

const SHOWN = 4

export function SeenList({ home }: { home: SeenHome }) {
  const from = use(PhotosUrl)
  const { id, title, location, photo } = home
  const [others] = useState(() => seenHomes().filter((seen) => seen.id !== id))
  useEffect(() => remember({ id, title, location, photo }), [id, title, location, photo])
  if (others.length === 0) return null
  return (
    <section aria-labelledby="recently-seen" className="wrap pb-section print:hidden">
      <h2 id="recently-seen" className="mb-6 font-display text-title-1">
        Recently seen
      </h2>
      <ul className="grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-4">
        {others.slice(0, SHOWN).map((seen) => (
          <li key={seen.id} className="border-t border-line py-4">
            <Link to={`/properties2/${seen.id}`} className="group flex items-center gap-4">
              <span className="size-18 flex-none overflow-hidden bg-sand">
                {seen.photo && (
                  <img
                    src={variantUrl(seen.photo, 160, 'webp', from)}
                    alt=""
                    width={72}
                    height={72}
                    loading="lazy"
                    className="size-full object-cover"
                  />
                )}
              </span>
              <span className="min-w-0">
                <span className="block font-display text-[1.125rem] leading-[1.25] group-hover:underline">
                  {seen.title}
                </span>
                <span className="text-small text-ink-soft">{seen.location}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
