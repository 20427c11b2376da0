import { use, useRef } from 'react'

import { classes } from '#app/ui/classes.ts'
import { PhotosUrl } from '#app/ui/photos-url.ts'
import { Picture } from '#app/ui/picture.tsx'

import { openLightbox } from './open-lightbox.ts'
import type { ShownPhoto } from './property-view.ts'

/** The plan, whole and large, and the photos of its rooms beside it. */
export function FloorPhotos({ name, photos }: { name: string; photos: readonly ShownPhoto[] }) {
  const list = useRef<HTMLUListElement>(null)
  const from = use(PhotosUrl)
  const alone = photos.length === 1
  return (
    <ul
      ref={list}
      className={classes(
        'grid grid-cols-2 gap-3',
        alone ? 'md:grid-cols-1' : 'md:grid-cols-3 md:[grid-auto-rows:minmax(9rem,1fr)]',
      )}
    >
      {photos.map((photo, at) => (
        <li
          key={photo.name}
          className={classes(
            'group grid',
            at === 0 && 'col-span-2',
            at === 0 && !alone && 'md:row-span-2',
          )}
        >
          <button
            type="button"
            aria-label={`Open photo ${at + 1} of ${photos.length}, ${name}`}
            onClick={() => void openLightbox(photos, { at, title: name, list: list.current, from })}
            className="grid cursor-zoom-in"
          >
            <Picture
              photo={photo}
              alt={photo.alt ?? (at === 0 ? `${name}, floor plan` : `${name}, photo ${at + 1}`)}
              fit={at === 0 ? 'contain' : 'cover'}
              sizes={
                at === 0
                  ? '(width < 48rem) 84vw, (width < 64rem) 54vw, min(39vw, 35.5rem)'
                  : '(width < 48rem) 52vw, (width < 64rem) 32vw, min(24vw, 21.5rem)'
              }
              className={
                at === 0
                  ? 'aspect-[4/2.9] [&_img]:p-[clamp(0.75rem,2.5vw,2.25rem)]'
                  : 'aspect-[4/3.2] md:aspect-auto'
              }
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
