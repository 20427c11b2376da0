import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useState, type RefObject } from 'react'

import { useLanguage, useWords } from '#app/language.tsx'

import { IconButton } from './button.tsx'
import { WORDS } from './carousel-words.ts'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { useMedia } from './use-media.ts'

const SLIDE_DURATION = 32

/** A scrolling row until the code is loaded; then slides, which advance while `running`. */
export type CarouselState = 'row' | 'waiting' | 'running'

interface CarouselMotionProps {
  section: RefObject<HTMLElement | null>
  viewport: RefObject<HTMLElement | null>
  itemsLabel: string
  intervalMs: number
  step: number | 'auto'
  onState: (state: CarouselState) => void
}

/** Turns the row into slides, and shows dots, arrows and a pause button. */
export function CarouselMotion(props: CarouselMotionProps) {
  const { itemsLabel, onState } = props
  const words = useWords(WORDS)
  const carousel = useCarousel(props)
  const { isRunning, isPaused, canPlay, isReady, toggle, previous, next } = carousel
  useEffect(
    () => onState(isReady ? (isRunning ? 'running' : 'waiting') : 'row'),
    [isReady, isRunning, onState],
  )
  if (!isReady || carousel.count < 2) return null
  return (
    <>
      <Dots {...props} {...carousel} />
      {canPlay && (
        <IconButton
          bare
          label={isPaused ? words.playCarousel(itemsLabel) : words.pauseCarousel(itemsLabel)}
          onClick={toggle}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </IconButton>
      )}
      <IconButton label={words.previousItems(itemsLabel)} onClick={previous}>
        <Icon name="arrow-left" className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton label={words.nextItems(itemsLabel)} onClick={next}>
        <Icon name="arrow-right" className="rtl:-scale-x-100" />
      </IconButton>
    </>
  )
}

type DotsProps = Pick<CarouselMotionProps, 'itemsLabel' | 'intervalMs'> &
  Pick<ReturnType<typeof useCarousel>, 'index' | 'count' | 'isRunning' | 'goTo'>

function Dots({ itemsLabel, index, count, isRunning, intervalMs, goTo }: DotsProps) {
  const words = useWords(WORDS)
  return (
    <fieldset className="me-3 flex min-w-0 max-md:me-auto max-md:-ms-1.5 max-md:min-w-0 max-md:flex-1">
      <legend className="sr-only">{words.chooseItems(itemsLabel)}</legend>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={`${slide}`}
          type="button"
          aria-label={words.slideOf(slide + 1, count)}
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
                ? 'h-0.75 bg-[linear-gradient(var(--color-brass-deep),var(--color-brass-deep))] bg-[length:100%_100%] bg-no-repeat rtl:bg-right'
                : 'h-0.5',
              slide === index && isRunning && 'animate-[carousel-progress_linear]',
            )}
          />
        </button>
      ))}
    </fieldset>
  )
}

/**
 * A looping row of slides that advances by itself. It stops while it is hovered, touched or focused
 * and while the tab is hidden, and stays stopped once paused or with reduced motion.
 */
function useCarousel({ section, viewport, intervalMs, step }: CarouselMotionProps) {
  const isReducedMotion = useMedia('(prefers-reduced-motion: reduce)')
  const [isPaused, setIsPaused] = useState(false)
  const [plugins] = useState(() => [
    Autoplay({
      delay: intervalMs,
      playOnInit: false,
      stopOnFocusIn: false,
      stopOnMouseEnter: false,
    }),
  ])
  const direction = useLanguage() === 'ar' ? 'rtl' : 'ltr'
  const duration = isReducedMotion ? 0 : SLIDE_DURATION
  const [setViewport, embla] = useEmblaCarousel(
    { loop: true, align: 'start', slidesToScroll: step, duration, direction },
    plugins,
  )
  const isInteracting = useInteraction(section, embla)
  const { index, count } = usePosition(embla)
  const isRunning = !isPaused && !isReducedMotion && !isInteracting && count > 1

  useEffect(() => setViewport(viewport.current), [viewport, setViewport])

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay
    if (!autoplay || count < 2) return
    if (isRunning) autoplay.play()
    else autoplay.stop()
  }, [embla, isRunning, count])

  return {
    index,
    count,
    isRunning,
    isPaused: isPaused || isReducedMotion,
    canPlay: !isReducedMotion,
    isReady: embla !== undefined,
    toggle: () => setIsPaused((paused) => !paused),
    goTo: (slide: number) => embla?.scrollTo(slide),
    previous: () => embla?.scrollPrev(),
    next: () => embla?.scrollNext(),
  }
}

type Embla = ReturnType<typeof useEmblaCarousel>[1]

function usePosition(embla: Embla) {
  const [position, setPosition] = useState({ index: 0, count: 0 })
  useEffect(() => {
    if (!embla) return
    const updatePosition = () =>
      setPosition({ index: embla.selectedScrollSnap(), count: embla.scrollSnapList().length })
    const onSelect = () => {
      updatePosition()
      // A slide that was chosen by hand gets its full time.
      embla.plugins().autoplay?.reset()
    }
    updatePosition()
    embla.on('select', onSelect).on('reInit', updatePosition)
    return () => void embla.off('select', onSelect).off('reInit', updatePosition)
  }, [embla])
  return position
}

const NONE = { hover: false, focus: false, touch: false }

/** Whether an element is hovered, has keyboard focus inside, or is touched. */
function useInteraction(element: RefObject<HTMLElement | null>, embla: Embla): boolean {
  const [active, setActive] = useState(NONE)
  const setInteraction = useCallback(
    (interaction: keyof typeof NONE, isOn: boolean) =>
      setActive((active) => ({ ...active, [interaction]: isOn })),
    [],
  )

  useEffect(() => {
    const onPointerDown = () => setInteraction('touch', true)
    const onPointerUp = () => setInteraction('touch', false)
    embla?.on('pointerDown', onPointerDown).on('pointerUp', onPointerUp)
    return () => void embla?.off('pointerDown', onPointerDown).off('pointerUp', onPointerUp)
  }, [embla, setInteraction])

  useEffect(() => {
    const target = element.current
    if (!target) return
    const listeners = new AbortController()
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handler: (event: HTMLElementEventMap[Name]) => void,
    ) => target.addEventListener(name, handler, { signal: listeners.signal })

    listen(
      'pointerenter',
      ({ pointerType }) => pointerType === 'mouse' && setInteraction('hover', true),
    )
    listen('pointerleave', () => setInteraction('hover', false))
    listen('focusin', () => target.querySelector(':focus-visible') && setInteraction('focus', true))
    listen('focusout', () => setInteraction('focus', false))
    // The pointer or the focus may have been there before the listeners.
    const initialCheck = requestAnimationFrame(() => {
      if (matchMedia('(hover: hover)').matches) setInteraction('hover', target.matches(':hover'))
      setInteraction('focus', target.querySelector(':focus-visible') !== null)
    })
    return () => {
      cancelAnimationFrame(initialCheck)
      listeners.abort()
    }
  }, [element, setInteraction])

  return active.hover || active.focus || active.touch
}
