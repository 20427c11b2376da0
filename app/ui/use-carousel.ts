import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState, type RefObject } from 'react'

import { useMedia } from '#app/islands/use-hydrated.ts'
import { useHolds } from './use-interaction.ts'

const SLIDE_DURATION = 32

/**
 * A looping row of slides that moves on by itself. It waits while somebody points at it, touches it
 * or has the keyboard in it, while the tab is hidden, and for good once it is paused or where
 * motion is not wanted.
 */
export function useCarousel({
  section,
  viewport,
  every,
  step,
}: {
  section: RefObject<HTMLElement | null>
  viewport: RefObject<HTMLElement | null>
  every: number
  step: number | 'auto'
}) {
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const [paused, setPaused] = useState(false)
  const { held, hold } = useHolds(section)
  const [{ at, count }, setPlace] = useState({ at: 0, count: 0 })
  const [plugins] = useState(() => [
    Autoplay({ delay: every, playOnInit: false, stopOnFocusIn: false, stopOnMouseEnter: false }),
  ])
  const [setViewport, embla] = useEmblaCarousel(
    { loop: true, align: 'start', slidesToScroll: step, duration: still ? 0 : SLIDE_DURATION },
    plugins,
  )
  const running = !paused && !still && !held && count > 1

  useEffect(() => setViewport(viewport.current), [viewport, setViewport])

  useEffect(() => {
    if (!embla) return
    const look = () =>
      setPlace({ at: embla.selectedScrollSnap(), count: embla.scrollSnapList().length })
    // The clock starts anew when somebody has moved the slides by hand.
    const startAnew = () => embla.plugins().autoplay?.reset()
    const touch = () => hold('touch', true)
    const letGo = () => hold('touch', false)
    look()
    embla
      .on('select', look)
      .on('select', startAnew)
      .on('reInit', look)
      .on('pointerDown', touch)
      .on('pointerUp', letGo)
    return () => {
      embla
        .off('select', look)
        .off('select', startAnew)
        .off('reInit', look)
        .off('pointerDown', touch)
        .off('pointerUp', letGo)
    }
  }, [embla, hold])

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay
    if (!autoplay || count < 2) return
    if (running) autoplay.play()
    else autoplay.stop()
  }, [embla, running, count])

  return {
    at,
    count,
    running,
    paused: paused || still,
    canPlay: !still,
    live: embla !== undefined,
    toggle: () => setPaused((now) => !now),
    goTo: (slide: number) => embla?.scrollTo(slide),
    previous: () => embla?.scrollPrev(),
    next: () => embla?.scrollNext(),
  }
}
