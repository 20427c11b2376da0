import { Children, lazy, Suspense, useRef, useState, type ReactNode } from 'react'

import type { CarouselState } from './carousel-motion.tsx'
import { classes } from './classes.ts'
import { EmptyState } from './empty.tsx'
import { useInView } from './use-in-view.ts'

// Downloaded when the carousel comes into view. If that fails, it stays a scrolling row.
const CarouselMotion = lazy(() =>
  import('./carousel-motion.tsx').then(
    ({ CarouselMotion }) => ({ default: CarouselMotion }),
    () => ({ default: () => null }),
  ),
)

interface CarouselProps {
  title: ReactNode
  /** What the slides are, for screen readers: `properties`. */
  itemsLabel: string
  empty?: string
  intervalMs?: number
  /** Classes of each slide: its width, such as `basis-1/3`, and padding as the gap. */
  slideClass: string
  /** Classes of the row of slides, such as a negative margin to compensate the first gap. */
  rowClass?: string
  viewportClass?: string
  /** How many slides to advance; by default as many as are visible. */
  step?: number
  className?: string
  children: ReactNode
}

/** Slides with dots, arrows and a pause; without JavaScript, and until in view, a scrolling row. */
export function Carousel(props: CarouselProps) {
  const { title, itemsLabel, intervalMs = 5000, children } = props
  const section = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<CarouselState>('row')
  const isInView = useInView(section)
  if (Children.count(children) === 0)
    return (
      <>
        <div className="mb-8">{title}</div>
        <EmptyState>{props.empty}</EmptyState>
      </>
    )
  return (
    <section
      ref={section}
      aria-roledescription="carousel"
      aria-label={itemsLabel}
      className={props.className}
    >
      <div className="mb-heading flex items-end justify-between gap-x-8 gap-y-4 max-md:flex-wrap">
        {title}
        <div className="script-only flex min-h-target items-center gap-2 max-md:w-full max-md:justify-end">
          {isInView && (
            <Suspense>
              <CarouselMotion
                {...{ section, viewport, itemsLabel, intervalMs }}
                step={props.step ?? 'auto'}
                onState={setState}
              />
            </Suspense>
          )}
        </div>
      </div>
      <div
        ref={viewport}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- logos have no link to focus
        tabIndex={state === 'row' ? 0 : undefined}
        className={classes(
          state === 'row'
            ? 'no-scrollbar snap-x snap-mandatory overflow-x-auto noscript:[scrollbar-width:thin]'
            : 'overflow-clip',
          props.viewportClass,
        )}
      >
        <ul
          aria-live={state === 'running' ? 'off' : 'polite'}
          // Without JavaScript the row shows a part of the next slide.
          className={classes('flex noscript:w-[94%]', props.rowClass)}
        >
          {Children.map(children, (child) => (
            <li className={classes('flex min-w-0 flex-none snap-start flex-col', props.slideClass)}>
              {child}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
