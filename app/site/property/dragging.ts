/** A movement of fewer pixels is a click. */
const MIN_DRAG_PX = 6
/** After this time a released row has stopped scrolling. */
const SETTLE_MS = 1000

/** Lets a mouse drag a scrolling row, as a finger does. */
export function enableMouseDrag(
  row: HTMLElement,
  { onRelease, signal }: { onRelease: (movedPx: number) => void; signal: AbortSignal },
): void {
  let start: { x: number; left: number } | undefined
  let movedPx = 0
  let settleTimer: ReturnType<typeof setTimeout> | undefined

  function onPointerDown({ pointerType, button, clientX }: PointerEvent) {
    clearTimeout(settleTimer)
    movedPx = 0
    if (pointerType === 'mouse' && button === 0) start = { x: clientX, left: row.scrollLeft }
  }
  function onPointerMove({ clientX }: PointerEvent) {
    if (!start || (movedPx === 0 && Math.abs(start.x - clientX) < MIN_DRAG_PX)) return
    movedPx = start.x - clientX
    // With snapping on, the row would jump from photo to photo during the drag.
    row.style.scrollSnapType = 'none'
    row.scrollLeft = start.left + movedPx
  }
  function onPointerUp() {
    if (!start) return
    if (movedPx !== 0) onRelease(movedPx)
    start = undefined
    settleTimer = setTimeout(() => row.style.removeProperty('scroll-snap-type'), SETTLE_MS)
  }
  // The click event at the end of a drag is not a click.
  function onClick(event: MouseEvent) {
    if (movedPx !== 0 && event.detail > 0) event.stopPropagation()
  }

  row.addEventListener('pointerdown', onPointerDown, { signal })
  addEventListener('pointermove', onPointerMove, { signal })
  addEventListener('pointerup', onPointerUp, { signal })
  row.addEventListener('click', onClick, { signal, capture: true })
  // Prevents dragging the image file out of the page.
  row.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}
