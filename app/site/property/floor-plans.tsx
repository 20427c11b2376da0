import { useId, useState, type KeyboardEvent } from 'react'

import { classes } from '#app/ui/classes.ts'
import { NoPicture, Picture } from '#app/ui/picture.tsx'

import type { PhotoView, PropertyView } from './property-view.ts'
import { useLightbox } from './use-lightbox.ts'

/** One tab per floor. Without JavaScript all floors are shown below each other. */
export function FloorPlans({ floors }: { floors: PropertyView['floors'] }) {
  const id = useId()
  const [selected, setSelected] = useState(0)
  return (
    <section
      aria-labelledby="floor-plans"
      className="break-inside-avoid bg-sand print:bg-transparent"
    >
      <div className="wrap grid-12 items-start gap-y-5 py-[clamp(3rem,6vw,5.5rem)]">
        <div className="col-span-full lg:col-span-3">
          <h2 id="floor-plans" className="font-display text-title-1">
            Floor plans
          </h2>
          <FloorTabs id={id} floors={floors} selected={selected} onSelect={setSelected} />
        </div>
        <div className="col-span-full grid gap-8 lg:col-span-9">
          {floors.map(({ index, name, photos }) => (
            <div
              key={index}
              role="tabpanel"
              id={`${id}-floor-${index}`}
              aria-labelledby={`${id}-tab-${index}`}
              hidden={index !== selected}
              className={classes('script-folded', index === selected && 'grid')}
            >
              <FloorPhotos name={name} photos={photos} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

interface FloorTabsProps {
  id: string
  floors: PropertyView['floors']
  selected: number
  onSelect: (index: number) => void
}

function FloorTabs({ id, floors, selected, onSelect }: FloorTabsProps) {
  function onKeyDown(event: KeyboardEvent) {
    const next = nextTab(event.key, selected, floors.length)
    if (next === undefined) return
    event.preventDefault()
    onSelect(next)
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div
      role="tablist"
      aria-label="Floors"
      className="script-only no-scrollbar mt-4 flex gap-8 overflow-x-auto border-b border-line-strong lg:mt-7 lg:flex-col lg:gap-0 lg:border-t lg:border-b-0 lg:border-line"
    >
      {floors.map(({ index, name }) => (
        <button
          key={index}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-controls={`${id}-floor-${index}`}
          aria-selected={index === selected}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
          onKeyDown={onKeyDown}
          className="relative inline-flex min-h-12 items-center gap-2 font-medium whitespace-nowrap text-ink-soft transition-colors duration-(--duration-quick) hover:text-ink focus-visible:-outline-offset-3 aria-selected:font-semibold aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:-bottom-px aria-selected:after:h-0.5 aria-selected:after:bg-brass-deep lg:min-h-13 lg:justify-between lg:border-b lg:border-line"
        >
          <span dir="auto" className="max-w-72 truncate">
            {name}
          </span>
        </button>
      ))}
    </div>
  )
}

function nextTab(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (selected + 1) % count
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (selected - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

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
function FloorPhotos({ name, photos }: { name: string; photos: readonly PhotoView[] }) {
  const { list, open } = useLightbox(photos, name)
  const isSingle = photos.length === 1
  if (photos.length === 0)
    return (
      <NoPicture className="aspect-2/1 bg-paper!">No photos available for this floor</NoPicture>
    )
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
