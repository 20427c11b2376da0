import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'

import { classes } from '#app/ui/classes.ts'
import { NoPicture } from '#app/ui/picture.tsx'

import { FloorPhotos } from './floor-photos.tsx'
import type { FloorView } from './property-view.ts'

/** One tab per floor. Without JavaScript all floors are shown below each other. */
export function FloorPlans({ floors }: { floors: readonly FloorView[] }) {
  const id = useId()
  const [selected, setSelected] = useState(0)
  const tabs = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const next = nextTab(event.key, selected, floors.length)
    if (next === undefined) return
    event.preventDefault()
    setSelected(next)
    tabs.current?.querySelectorAll('button')[next]?.focus()
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
            {floors.map(({ index, name }) => (
              <Tab
                key={index}
                id={`${id}-tab-${index}`}
                aria-controls={`${id}-floor-${index}`}
                aria-selected={index === selected}
                tabIndex={index === selected ? 0 : -1}
                onClick={() => setSelected(index)}
                onKeyDown={onKeyDown}
              >
                {name}
              </Tab>
            ))}
          </div>
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

function nextTab(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (selected + 1) % count
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (selected - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

function Tab(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      role="tab"
      className="relative inline-flex min-h-12 items-center gap-2 font-medium whitespace-nowrap text-ink-soft transition-colors duration-(--duration-quick) hover:text-ink focus-visible:-outline-offset-3 aria-selected:font-semibold aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:-bottom-px aria-selected:after:h-0.5 aria-selected:after:bg-brass-deep lg:min-h-13 lg:justify-between lg:border-b lg:border-line"
    />
  )
}
