import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState, type RefObject } from 'react'

import { useMedia } from './use-media.ts'
import { useInteraction } from './use-interaction.ts'

const SLIDE_DURATION = 32

/**
 * A looping row of slides that advances by itself. It stops while it is hovered, touched or focused
 * and while the tab is hidden, and stays stopped once paused or with reduced motion.
 */
export function useCarousel({
  section,
  viewport,
  intervalMs,
  step,
}: {
  section: RefObject<HTMLElement | null>
  viewport: RefObject<HTMLElement | null>
  intervalMs: number
  step: number | 'auto'
}) {
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
    // A slide that was chosen by hand gets its full time.
    const restartTimer = () => embla.plugins().autoplay?.reset()
    const onPointerDown = () => setInteraction('touch', true)
    const onPointerUp = () => setInteraction('touch', false)
    updatePosition()
    embla
      .on('select', updatePosition)
      .on('select', restartTimer)
      .on('reInit', updatePosition)
      .on('pointerDown', onPointerDown)
      .on('pointerUp', onPointerUp)
    return () => {
      embla
        .off('select', updatePosition)
        .off('select', restartTimer)
        .off('reInit', updatePosition)
        .off('pointerDown', onPointerDown)
        .off('pointerUp', onPointerUp)
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
