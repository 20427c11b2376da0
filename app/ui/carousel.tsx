import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { Children, type ReactNode } from 'react'

import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { useCarousel } from './use-carousel.ts'

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

/** Slides with dots, arrows and a pause button. Without JavaScript it is a row that scrolls. */
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
  const { viewport, holders, at, count, running, paused, live, ...carousel } = useCarousel({
    every,
    step,
  })
  return (
    <section aria-roledescription="carousel" aria-label={what} className={className} {...holders}>
      <div className="mb-[clamp(1.75rem,3vw,2.75rem)] flex items-end justify-between gap-x-8 gap-y-4 max-md:flex-wrap">
        {title}
        <div
          className={classes(
            'script-only flex items-center gap-2 max-md:w-full max-md:justify-end',
            !live && 'invisible',
          )}
        >
          <Dots {...{ what, at, count, running, every }} onChoose={carousel.goTo} />
          {carousel.canPlay && (
            <IconButton
              bare
              label={paused ? `Play the ${what} carousel` : `Pause the ${what} carousel`}
              onClick={carousel.toggle}
            >
              {paused ? (
                <Play aria-hidden="true" size={17} strokeWidth={1.35} />
              ) : (
                <Pause aria-hidden="true" size={17} strokeWidth={1.35} />
              )}
            </IconButton>
          )}
          <IconButton label={`Previous ${what}`} onClick={carousel.previous}>
            <ArrowLeft
              aria-hidden="true"
              size={17}
              strokeWidth={1.35}
              className="rtl:-scale-x-100"
            />
          </IconButton>
          <IconButton label={`Next ${what}`} onClick={carousel.next}>
            <ArrowRight
              aria-hidden="true"
              size={17}
              strokeWidth={1.35}
              className="rtl:-scale-x-100"
            />
          </IconButton>
        </div>
      </div>
      <div
        ref={viewport}
        className={classes(
          live ? 'overflow-clip' : 'no-scrollbar snap-x snap-mandatory overflow-x-auto',
          frame,
        )}
      >
        <ul aria-live={running ? 'off' : 'polite'} className={classes('flex', row)}>
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

function Dots({
  what,
  at,
  count,
  running,
  every,
  onChoose,
}: {
  what: string
  at: number
  count: number
  running: boolean
  every: number
  onChoose: (slide: number) => void
}) {
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
          aria-current={slide === at || undefined}
          onClick={() => onChoose(slide)}
          className="grid h-11 w-7 min-w-0 place-items-center"
        >
          <i
            style={slide === at && running ? { animationDuration: `${every}ms` } : undefined}
            className={classes(
              'block w-4.5 max-w-[72%] bg-control',
              slide === at
                ? 'h-0.75 bg-[linear-gradient(var(--color-brass-deep),var(--color-brass-deep))] bg-[length:100%_100%] bg-no-repeat'
                : 'h-0.5',
              slide === at && running && 'animate-[dwell_linear]',
            )}
          />
        </button>
      ))}
    </fieldset>
  )
}
