import { use, useRef } from 'react'

import { classes } from '#app/ui/classes.ts'
import { PhotosUrl, Picture } from '#app/ui/picture.tsx'

import { openLightbox } from './open-lightbox.ts'
import type { PhotoView } from './property-view.ts'

/** The floor plan, large and uncropped, and the photos of the floor beside it. */
export function FloorPhotos({ name, photos }: { name: string; photos: readonly PhotoView[] }) {
  const list = useRef<HTMLUListElement>(null)
  const photosUrl = use(PhotosUrl)
  const isSingle = photos.length === 1
  return (
    <ul
      ref={list}
      className={classes(
        'grid grid-cols-2 gap-3',
        isSingle ? 'md:grid-cols-1' : 'md:grid-cols-3 md:[grid-auto-rows:minmax(9rem,1fr)]',
      )}
    >
      {photos.map((photo, index) => (
        <li
          key={photo.name}
          className={classes(
            'group grid',
            index === 0 && 'col-span-2',
            index === 0 && !isSingle && 'md:row-span-2',
          )}
        >
          <button
            type="button"
            aria-label={`Open photo ${index + 1} of ${photos.length}, ${name}`}
            onClick={() =>
              void openLightbox(photos, { index, title: name, list: list.current, photosUrl })
            }
            className="grid cursor-zoom-in"
          >
            <Picture
              photo={photo}
              alt={
                photo.alt ?? (index === 0 ? `${name}, floor plan` : `${name}, photo ${index + 1}`)
              }
              fit={index === 0 ? 'contain' : 'cover'}
              sizes={
                index === 0
                  ? '(width < 48rem) 84vw, (width < 64rem) 54vw, min(39vw, 35.5rem)'
                  : '(width < 48rem) 52vw, (width < 64rem) 32vw, min(24vw, 21.5rem)'
              }
              className={
                index === 0
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
