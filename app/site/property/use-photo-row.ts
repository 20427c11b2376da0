import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** A row that has not scrolled for this long has stopped. */
const SETTLE_MS = 120
/** Minimum mouse drag to go to the next photo. */
const MIN_SWIPE_PX = 40

/** A scrolling row of photos: the index of the current one, and how to scroll to another. */
export function usePhotoRow() {
  const row = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const { target, scrollToTarget } = useScrollTarget(row)

  function goTo(photo: number) {
    setIndex(photo)
    scrollToTarget(photo)
  }

  const onDragEnd = useEffectEvent((movedPx: number) => {
    if (!row.current) return
    const closest = closestPhoto(row.current)
    const isSwipe = Math.abs(movedPx) > MIN_SWIPE_PX && closest === index
    const next = isSwipe ? index + Math.sign(isRightToLeft() ? -movedPx : movedPx) : closest
    goTo(Math.min(Math.max(next, 0), scrollPositions(row.current).length - 1))
  })

  useEffect(() => {
    const element = row.current
    if (!element) return
    const listeners = new AbortController()
    const { signal } = listeners
    // While the row scrolls to a photo, the ones that it passes are not current.
    const onScroll = () => target.current === undefined && setIndex(closestPhoto(element))
    element.addEventListener('scroll', onScroll, { passive: true, signal })
    // Touch scrolls natively; only mouse users need the code for dragging.
    const loadDragging = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      element.removeEventListener('pointerenter', loadDragging)
      import('./dragging.ts').then(
        ({ enableMouseDrag }) =>
          enableMouseDrag(element, { onRelease: (movedPx) => onDragEnd(movedPx), signal }),
        () => undefined,
      )
    }
    element.addEventListener('pointerenter', loadDragging, { signal })
    return () => listeners.abort()
  }, [target])

  return { row, index, goTo }
}

/** Which photo the row is scrolling to, if any. The visitor's own scrolling ends it. */
function useScrollTarget(row: RefObject<HTMLDivElement | null>) {
  const target = useRef<number | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function scrollTo(behavior: ScrollBehavior) {
    const left = row.current && scrollPositions(row.current)[target.current ?? -1]
    if (left != null) row.current?.scrollTo({ left, behavior })
  }

  function waitUntilSettled() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // A browser may end one scroll half-way when another begins.
      scrollTo('instant')
      target.current = undefined
    }, SETTLE_MS)
  }

  function scrollToTarget(photo: number) {
    target.current = photo
    const isReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo(isReducedMotion ? 'instant' : 'smooth')
    waitUntilSettled()
  }

  const onScroll = useEffectEvent(waitUntilSettled)
  useEffect(() => {
    const listeners = new AbortController()
    const options = { passive: true, signal: listeners.signal }
    const endTarget = () => (target.current = undefined)
    row.current?.addEventListener('scroll', () => onScroll(), options)
    row.current?.addEventListener('pointerdown', endTarget, options)
    row.current?.addEventListener('wheel', endTarget, options)
    return () => {
      clearTimeout(timer.current)
      listeners.abort()
    }
  }, [row])

  return { target, scrollToTarget }
}

const isRightToLeft = () => document.dir === 'rtl'

/**
 * The scroll position of each photo; the last ones share the end of the row. From right to left they
 * count down from zero.
 */
function scrollPositions(row: HTMLElement): number[] {
  const list = row.firstElementChild
  if (!(list instanceof HTMLElement)) return []
  const photos = [...list.children] as HTMLElement[]
  const maxScroll = row.scrollWidth - row.clientWidth
  return photos.map(({ offsetLeft }) => {
    const left = offsetLeft - (photos[0]?.offsetLeft ?? 0)
    return isRightToLeft() ? Math.max(left, -maxScroll) : Math.min(left, maxScroll)
  })
}

/** The photo closest to the scroll position; of several at the end of the row, the last. */
function closestPhoto(row: HTMLElement): number {
  const distances = scrollPositions(row).map((left) => Math.abs(left - row.scrollLeft))
  return distances.lastIndexOf(Math.min(...distances))
}
