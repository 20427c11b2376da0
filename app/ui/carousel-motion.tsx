import { useEffect } from 'react'

import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { useCarousel, type CarouselOptions } from './use-carousel.ts'

/** Before the code is loaded a scrolling row; then slides, which advance while `running`. */
export type CarouselState = 'row' | 'waiting' | 'running'

interface CarouselMotionProps extends CarouselOptions {
  itemsLabel: string
  onState: (state: CarouselState) => void
}

/** Turns the row into slides, and shows dots, arrows and a pause button. */
export function CarouselMotion({ onState, ...props }: CarouselMotionProps) {
  const { itemsLabel } = props
  const carousel = useCarousel(props)
  const { isRunning, isPaused, canPlay, isReady, toggle, previous, next } = carousel
  useEffect(
    () => onState(isReady ? (isRunning ? 'running' : 'waiting') : 'row'),
    [isReady, isRunning, onState],
  )
  if (!isReady) return null
  return (
    <>
      <Dots {...props} {...carousel} />
      {canPlay && (
        <IconButton
          bare
          label={isPaused ? `Play the ${itemsLabel} carousel` : `Pause the ${itemsLabel} carousel`}
          onClick={toggle}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </IconButton>
      )}
      <IconButton label={`Previous ${itemsLabel}`} onClick={previous}>
        <Icon name="arrow-left" className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton label={`Next ${itemsLabel}`} onClick={next}>
        <Icon name="arrow-right" className="rtl:-scale-x-100" />
      </IconButton>
    </>
  )
}

type DotsProps = Pick<CarouselMotionProps, 'itemsLabel' | 'intervalMs'> &
  Pick<ReturnType<typeof useCarousel>, 'index' | 'count' | 'isRunning' | 'goTo'>

function Dots({ itemsLabel, index, count, isRunning, intervalMs, goTo }: DotsProps) {
  return (
    <fieldset className="me-3 flex min-w-0 max-md:me-auto max-md:-ms-1.5 max-md:min-w-0 max-md:flex-1">
      <legend className="sr-only">{`Choose ${itemsLabel}`}</legend>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={`${slide}`}
          type="button"
          aria-label={`Slide ${slide + 1} of ${count}`}
          aria-current={slide === index || undefined}
          onClick={() => goTo(slide)}
          className="grid h-11 w-7 min-w-0 place-items-center"
        >
          <i
            style={
              slide === index && isRunning ? { animationDuration: `${intervalMs}ms` } : undefined
            }
            className={classes(
              'block w-4.5 max-w-[72%] bg-control',
              slide === index
                ? 'h-0.75 bg-[linear-gradient(var(--color-brass-deep),var(--color-brass-deep))] bg-[length:100%_100%] bg-no-repeat'
                : 'h-0.5',
              slide === index && isRunning && 'animate-[carousel-progress_linear]',
            )}
          />
        </button>
      ))}
    </fieldset>
  )
}
