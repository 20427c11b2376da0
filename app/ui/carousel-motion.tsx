import { useEffect, type RefObject } from 'react'

import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { useCarousel } from './use-carousel.ts'

/** A row that scrolls; slides that wait for somebody; slides that move on by themselves. */
export type CarouselState = 'row' | 'waiting' | 'running'

export interface CarouselMotionProps {
  section: RefObject<HTMLElement | null>
  viewport: RefObject<HTMLElement | null>
  what: string
  every: number
  step: number | 'auto'
  onState: (state: CarouselState) => void
}

/** Makes slides of a row, and shows the dots, the arrows and the pause button that go with them. */
export function CarouselMotion({
  section,
  viewport,
  what,
  every,
  step,
  onState,
}: CarouselMotionProps) {
  const { at, count, running, paused, canPlay, live, toggle, goTo, previous, next } = useCarousel({
    section,
    viewport,
    every,
    step,
  })
  useEffect(
    () => onState(live ? (running ? 'running' : 'waiting') : 'row'),
    [live, running, onState],
  )
  if (!live) return null
  return (
    <>
      <Dots {...{ what, at, count, running, every }} onChoose={goTo} />
      {canPlay && (
        <IconButton
          bare
          label={paused ? `Play the ${what} carousel` : `Pause the ${what} carousel`}
          onClick={toggle}
        >
          {paused ? <Icon of="play" /> : <Icon of="pause" />}
        </IconButton>
      )}
      <IconButton label={`Previous ${what}`} onClick={previous}>
        <Icon of="arrow-left" className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton label={`Next ${what}`} onClick={next}>
        <Icon of="arrow-right" className="rtl:-scale-x-100" />
      </IconButton>
    </>
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
    <fieldset className="me-3 flex min-w-0 max-md:me-auto max-md:-ms-1.5 max-md:min-w-0 max-md:flex-1">
      <legend className="sr-only">{`Choose ${what}`}</legend>
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
