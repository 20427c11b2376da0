import { Children, lazy, Suspense, useRef, useState, type ReactNode } from 'react'

import type { CarouselState } from './carousel-motion.tsx'
import { classes } from './classes.ts'
import { useNear } from './use-in-view.ts'

// Many visitors never get as far as the slides. Where it cannot be fetched they stay a row.
const CarouselMotion = lazy(() =>
  import('./carousel-motion.tsx').then(
    ({ CarouselMotion }) => ({ default: CarouselMotion }),
    () => ({ default: () => null }),
  ),
)

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
  /** How many children one step goes; else as many as are seen at once. */
  step?: number
  className?: string
  children: ReactNode
}

/**
 * Slides with dots, arrows and a pause button. Without JavaScript, and until it comes into sight, it
 * is a row that scrolls.
 */
export function Carousel({
  title,
  what,
  every,
  slide,
  row,
  frame,
  step,
  className,
  children,
}: CarouselProps) {
  const section = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<CarouselState>('row')
  const near = useNear(section)
  return (
    <section ref={section} aria-roledescription="carousel" aria-label={what} className={className}>
      <div className="mb-[clamp(1.75rem,3vw,2.75rem)] flex items-end justify-between gap-x-8 gap-y-4 max-md:flex-wrap">
        {title}
        <div className="script-only flex min-h-target items-center gap-2 max-md:w-full max-md:justify-end">
          {near && (
            <Suspense>
              <CarouselMotion
                {...{ section, viewport, what, every }}
                step={step ?? 'auto'}
                onState={setState}
              />
            </Suspense>
          )}
        </div>
      </div>
      <div
        ref={viewport}
        className={classes(
          state === 'row' ? 'no-scrollbar snap-x snap-mandatory overflow-x-auto' : 'overflow-clip',
          frame,
        )}
      >
        <ul aria-live={state === 'running' ? 'off' : 'polite'} className={classes('flex', row)}>
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
