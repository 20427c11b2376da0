import { useId, useRef, useState, type KeyboardEvent } from 'react'

import { classes } from '#app/ui/classes.ts'
import { NoPicture } from '#app/ui/picture.tsx'

import { FloorPhotos } from './floor-photos.tsx'
import type { ShownFloor } from './property-view.ts'

/** One tab a floor. Without JavaScript all floors are shown, one below another. */
export function FloorPlans({ floors }: { floors: readonly ShownFloor[] }) {
  const id = useId()
  const [chosen, choose] = useState(0)
  const tabs = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const to = target(event.key, chosen, floors.length)
    if (to === undefined) return
    event.preventDefault()
    choose(to)
    tabs.current?.querySelectorAll('button')[to]?.focus()
  }

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
          <div
            ref={tabs}
            role="tablist"
            aria-label="Floors"
            className="script-only no-scrollbar mt-4 flex gap-8 overflow-x-auto border-b border-line-strong lg:mt-7 lg:flex-col lg:gap-0 lg:border-t lg:border-b-0 lg:border-line"
          >
            {floors.map(({ at, name }) => (
              <button
                key={at}
                type="button"
                role="tab"
                id={`${id}-tab-${at}`}
                aria-controls={`${id}-floor-${at}`}
                aria-selected={at === chosen}
                tabIndex={at === chosen ? 0 : -1}
                onClick={() => choose(at)}
                onKeyDown={move}
                className={TAB}
              >
                {name}
              </button>
            ))}
          </div>
        </div>
        <div className="col-span-full grid gap-8 lg:col-span-9">
          {floors.map(({ at, name, photos }) => (
            <div
              key={at}
              role="tabpanel"
              id={`${id}-floor-${at}`}
              aria-labelledby={`${id}-tab-${at}`}
              hidden={at !== chosen}
              className={classes('script-folded', at === chosen && 'grid')}
            >
              {photos.length > 0 ? (
                <FloorPhotos name={name} photos={photos} />
              ) : (
                <NoPicture className="aspect-2/1 bg-paper!">
                  No photos available for this floor
                </NoPicture>
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

function target(key: string, chosen: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (chosen + 1) % count
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (chosen - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

const TAB =
  'relative inline-flex min-h-12 items-center gap-2 font-medium whitespace-nowrap text-ink-soft transition-colors duration-(--duration-quick) hover:text-ink focus-visible:-outline-offset-3 aria-selected:font-[600] aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:-bottom-px aria-selected:after:h-0.5 aria-selected:after:bg-brass-deep lg:min-h-13 lg:justify-between lg:border-b lg:border-line'
