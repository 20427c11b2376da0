import { classes } from '#app/ui/classes.ts'
import { Picture } from '#app/ui/picture.tsx'

import type { PhotoView } from './property-view.ts'
import { useLightbox } from './use-lightbox.ts'

const PLAN = {
  fit: 'contain',
  sizes: '(width < 48rem) 84vw, (width < 64rem) 54vw, min(39vw, 35.5rem)',
  className: 'aspect-[4/2.9] [&_img]:p-[clamp(0.75rem,2.5vw,2.25rem)]',
} as const
const PHOTO = {
  fit: 'cover',
  sizes: '(width < 48rem) 52vw, (width < 64rem) 32vw, min(24vw, 21.5rem)',
  className: 'aspect-[4/3.2] md:aspect-auto',
} as const

/** The floor plan, large and uncropped, and the photos of the floor beside it. */
export function FloorPhotos({ name, photos }: { name: string; photos: readonly PhotoView[] }) {
  const { list, open } = useLightbox(photos, name)
  const isSingle = photos.length === 1
  return (
    <ul
      ref={list}
      className={classes(
        'grid grid-cols-2 gap-3',
        isSingle ? 'md:grid-cols-1' : 'md:grid-cols-3 md:[grid-auto-rows:minmax(9rem,1fr)]',
      )}
    >
      {photos.map((photo, index) => {
        const isPlan = index === 0
        return (
          <li
            key={photo.name}
            className={classes(
              'group grid',
              isPlan && 'col-span-2',
              isPlan && !isSingle && 'md:row-span-2',
            )}
          >
            <button
              type="button"
              aria-label={`Open photo ${index + 1} of ${photos.length}, ${name}`}
              onClick={() => void open(index)}
              className="grid cursor-zoom-in"
            >
              <Picture
                photo={photo}
                alt={photo.alt ?? `${name}, ${isPlan ? 'floor plan' : `photo ${index + 1}`}`}
                {...(isPlan ? PLAN : PHOTO)}
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
