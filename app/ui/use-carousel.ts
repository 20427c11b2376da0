import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useState, type RefObject } from 'react'

import { useMedia } from './use-media.ts'

const SLIDE_DURATION = 32

export interface CarouselOptions {
  section: RefObject<HTMLElement | null>
  viewport: RefObject<HTMLElement | null>
  intervalMs: number
  step: number | 'auto'
}

/**
 * A looping row of slides that advances by itself. It stops while it is hovered, touched or focused
 * and while the tab is hidden, and stays stopped once paused or with reduced motion.
 */
export function useCarousel({ section, viewport, intervalMs, step }: CarouselOptions) {
  const isReducedMotion = useMedia('(prefers-reduced-motion: reduce)')
  const [isPaused, setIsPaused] = useState(false)
  const { isInteracting, setInteraction } = useInteraction(section)
  const [{ index, count }, setPosition] = useState({ index: 0, count: 0 })
  const [plugins] = useState(() => [
    Autoplay({
      delay: intervalMs,
      playOnInit: false,
      stopOnFocusIn: false,
      stopOnMouseEnter: false,
    }),
  ])
  const [setViewport, embla] = useEmblaCarousel(
    {
      loop: true,
      align: 'start',
      slidesToScroll: step,
      duration: isReducedMotion ? 0 : SLIDE_DURATION,
    },
    plugins,
  )
  const isRunning = !isPaused && !isReducedMotion && !isInteracting && count > 1

  useEffect(() => setViewport(viewport.current), [viewport, setViewport])

  useEffect(() => {
    if (!embla) return
    const updatePosition = () =>
      setPosition({ index: embla.selectedScrollSnap(), count: embla.scrollSnapList().length })
    const onSelect = () => {
      updatePosition()
      // A slide that was chosen by hand gets its full time.
      embla.plugins().autoplay?.reset()
    }
    const listeners = [
      ['select', onSelect],
      ['reInit', updatePosition],
      ['pointerDown', () => setInteraction('touch', true)],
      ['pointerUp', () => setInteraction('touch', false)],
    ] as const
    updatePosition()
    for (const [event, listener] of listeners) embla.on(event, listener)
    return () => {
      for (const [event, listener] of listeners) embla.off(event, listener)
    }
  }, [embla, setInteraction])

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

const NONE = { hover: false, focus: false, touch: false }

/** Whether an element is hovered, has keyboard focus inside, or is touched. */
function useInteraction(element: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState(NONE)
  const setInteraction = useCallback(
    (interaction: keyof typeof NONE, isOn: boolean) =>
      setActive((active) => ({ ...active, [interaction]: isOn })),
    [],
  )

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

  return { isInteracting: active.hover || active.focus || active.touch, setInteraction }
}
