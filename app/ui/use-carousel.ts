import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useState } from 'react'

import { useMedia } from './outside.ts'

type Hold = 'hover' | 'focus' | 'touch'

const SLIDE_DURATION = 32

/**
 * A looping row of slides that moves on by itself. It waits while somebody points at it, touches it
 * or has the keyboard in it, while the tab is hidden, and for good once it is paused or where
 * motion is not wanted.
 */
export function useCarousel({
  every,
  step = 'auto',
}: {
  every: number
  step?: number | 'auto' | undefined
}) {
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const [paused, setPaused] = useState(false)
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set())
  const [{ at, count }, setPlace] = useState({ at: 0, count: 0 })
  const [plugins] = useState(() => [
    Autoplay({ delay: every, playOnInit: false, stopOnFocusIn: false, stopOnMouseEnter: false }),
  ])
  const [viewport, embla] = useEmblaCarousel(
    { loop: true, align: 'start', slidesToScroll: step, duration: still ? 0 : SLIDE_DURATION },
    plugins,
  )
  const running = !paused && !still && holds.size === 0 && count > 1

  const hold = useCallback((what: Hold, on: boolean) => {
    setHolds((now) => {
      if (now.has(what) === on) return now
      const next = new Set(now)
      if (on) next.add(what)
      else next.delete(what)
      return next
    })
  }, [])

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
    viewport,
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
    holders: {
      onPointerEnter: (event: React.PointerEvent) =>
        event.pointerType === 'mouse' && hold('hover', true),
      onPointerLeave: () => hold('hover', false),
      onFocus: (event: React.FocusEvent) =>
        event.target.matches(':focus-visible') && hold('focus', true),
      onBlur: () => hold('focus', false),
    },
  }
}
