import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** A row that has not scrolled for this long has stopped. */
const SETTLE_MS = 120
/** Minimum mouse drag to go to the next photo. */
const MIN_SWIPE_PX = 40

/** A scrolling row of photos: the index of the current one, and how to scroll to another. */
export function usePhotoRow() {
  const row = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  // While the row scrolls to a photo, the ones that it passes are not current.
  const isScrollingTo = useRef(false)

  function goTo(photo: number) {
    if (!row.current) return
    const left = scrollPositions(row.current)[photo]
    if (left === undefined) return
    setIndex(photo)
    isScrollingTo.current = Math.abs(row.current.scrollLeft - left) > 1
    row.current.scrollTo({ left, behavior: scrollBehavior() })
  }

  const onDragEnd = useEffectEvent((movedPx: number) => {
    if (!row.current) return
    const closest = closestPhoto(row.current)
    const isSwipe = Math.abs(movedPx) > MIN_SWIPE_PX && closest === index
    const target = isSwipe ? index + Math.sign(movedPx) : closest
    goTo(Math.min(Math.max(target, 0), scrollPositions(row.current).length - 1))
  })

  useEffect(() => {
    const element = row.current
    if (!element) return
    const listeners = new AbortController()
    const { signal } = listeners
    let settleTimer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(settleTimer)
      settleTimer = setTimeout(() => (isScrollingTo.current = false), SETTLE_MS)
      if (!isScrollingTo.current) setIndex(closestPhoto(element))
    }
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
    return () => {
      clearTimeout(settleTimer)
      listeners.abort()
    }
  }, [])

  return { row, index, goTo }
}

/** The scroll position of each photo; the last ones share the end of the row. */
function scrollPositions(row: HTMLElement): number[] {
  const list = row.firstElementChild
  if (!(list instanceof HTMLElement)) return []
  const photos = [...list.children] as HTMLElement[]
  const maxScroll = row.scrollWidth - row.clientWidth
  return photos.map(({ offsetLeft }) =>
    Math.min(offsetLeft - (photos[0]?.offsetLeft ?? 0), maxScroll),
  )
}

/** The photo closest to the scroll position; of several at the end of the row, the last. */
function closestPhoto(row: HTMLElement): number {
  const distances = scrollPositions(row).map((left) => Math.abs(left - row.scrollLeft))
  return distances.lastIndexOf(Math.min(...distances))
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
