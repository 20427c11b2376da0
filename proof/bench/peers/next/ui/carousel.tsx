'use client'

import { Children, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'

import { IconButton } from './button'
import { classes } from './classes'
import { Icon } from './icon'

interface CarouselProps {
  /** The heading beside the controls. */
  title: ReactNode
  /** What the slides are, for those who hear them: `properties`. */
  what: string
  /** Milliseconds between two slides. */
  every: number
  /** The width of one child: `basis-full`, `basis-1/3` … Its padding is the gap. */
  slide: string
  /** Of the row of slides: a negative margin that takes the first gap back. */
  row?: string
  /** Of the window through which the row is seen. */
  frame?: string
  className?: string
  children: ReactNode
}

/** Slides with dots, arrows and a pause button. Without JavaScript it is a row that scrolls. */
export function Carousel({
  title,
  what,
  every,
  slide,
  row,
  frame,
  className,
  children,
}: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null)
  // The controls need scripts, and come with them.
  const alive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  const [paused, setPaused] = useState(false)
  const count = Children.count(children)

  function step(by: number) {
    const row = viewport.current
    if (!row) return
    const end = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1
    row.scrollTo({ left: end && by > 0 ? 0 : row.scrollLeft + by * row.clientWidth })
  }

  useEffect(() => {
    if (paused) return
    const clock = setInterval(() => step(1), every)
    return () => clearInterval(clock)
  }, [paused, every])

  return (
    <section aria-roledescription="carousel" aria-label={what} className={className}>
      <div className="mb-[clamp(1.75rem,3vw,2.75rem)] flex items-end justify-between gap-x-8 gap-y-4 max-md:flex-wrap">
        {title}
        <div className="script-only flex min-h-target items-center gap-2 max-md:w-full max-md:justify-end">
          {alive && (
            <>
              <Dots what={what} count={count} />
              <IconButton
                bare
                label={`Pause the ${what} carousel`}
                onClick={() => setPaused(!paused)}
              >
                <Icon of="pause" />
              </IconButton>
              <IconButton label={`Previous ${what}`} onClick={() => step(-1)}>
                <Icon of="arrow-left" className="rtl:-scale-x-100" />
              </IconButton>
              <IconButton label={`Next ${what}`} onClick={() => step(1)}>
                <Icon of="arrow-right" className="rtl:-scale-x-100" />
              </IconButton>
            </>
          )}
        </div>
      </div>
      <div
        ref={viewport}
        className={classes('no-scrollbar snap-x snap-mandatory overflow-x-auto', frame)}
      >
        <ul aria-live="polite" className={classes('flex', row)}>
          {Children.map(children, (child) => (
            <li className={classes('flex min-w-0 flex-none snap-start flex-col', slide)}>
              {child}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Dots({ what, count }: { what: string; count: number }) {
  return (
    <fieldset
      aria-label={`Choose ${what}`}
      className="me-3 flex min-w-0 max-md:me-auto max-md:-ms-1.5 max-md:min-w-0 max-md:flex-1"
    >
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={`${slide}`}
          type="button"
          aria-label={`Slide ${slide + 1} of ${count}`}
          className="grid h-11 w-7 min-w-0 place-items-center"
        >
          <i className="block h-0.5 w-4.5 max-w-[72%] bg-control" />
        </button>
      ))}
    </fieldset>
  )
}
