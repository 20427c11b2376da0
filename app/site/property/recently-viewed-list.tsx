import { use, useEffect, useState } from 'react'

import { ContentText, useEnglishMark, useLanguage, useWords } from '#app/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { PhotosUrl } from '#app/ui/picture.tsx'
import * as urls from '#app/urls.ts'
import { variantUrl } from '#domain/photos/photo.ts'

import { WORDS } from './details-words.ts'
import {
  rememberViewed,
  STORAGE_KEYS,
  viewedProperties,
  type ViewedProperty,
} from './recently-viewed.ts'

const MAX_SHOWN = 4

export function RecentlyViewedList({ property }: { property: ViewedProperty }) {
  const photosUrl = use(PhotosUrl)
  const { id, title, location, photo } = property
  const words = useWords(WORDS)
  const englishMark = useEnglishMark()
  const key = STORAGE_KEYS[useLanguage()]
  const [others] = useState(() => viewedProperties(key).filter((viewed) => viewed.id !== id))
  useEffect(
    () => rememberViewed(key, { id, title, location, photo }),
    [key, id, title, location, photo],
  )
  if (others.length === 0) return null
  return (
    <section aria-labelledby="recently-seen" className="wrap pb-section print:hidden">
      <h2 id="recently-seen" className="mb-6 font-display text-title-1">
        {words.recent}
      </h2>
      <ul className="grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-4">
        {others.slice(0, MAX_SHOWN).map((viewed) => (
          <li key={viewed.id} className="border-t border-line py-4">
            <Link to={urls.property(viewed.id)} className="group flex items-center gap-4">
              <span className="size-18 flex-none overflow-hidden bg-sand">
                {viewed.photo && (
                  <img
                    src={variantUrl(viewed.photo, 160, 'webp', photosUrl)}
                    alt=""
                    width={72}
                    height={72}
                    loading="lazy"
                    className="size-full object-cover"
                  />
                )}
              </span>
              <span className="min-w-0">
                <span
                  dir="auto"
                  {...englishMark(viewed.title)}
                  className="block font-display text-[1.125rem] leading-[1.25] group-hover:underline"
                >
                  {viewed.title}
                </span>
                <span className="text-small text-ink-soft">
                  <ContentText text={viewed.location} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
