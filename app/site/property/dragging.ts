/** A hand is never quite still; less than this is a click. */
const CLICK_PX = 6
/** By then a row that was let go has come to rest. */
const REST_MS = 1000

/** Lets a mouse pull a row that scrolls, as a finger does. Says how far when it lets go. */
export function letDrag(
  row: HTMLElement,
  { onLetGo, signal }: { onLetGo: (moved: number) => void; signal: AbortSignal },
): void {
  let held: { x: number; left: number } | undefined
  let moved = 0
  let resting: ReturnType<typeof setTimeout> | undefined

  function hold({ pointerType, button, clientX }: PointerEvent) {
    clearTimeout(resting)
    moved = 0
    if (pointerType === 'mouse' && button === 0) held = { x: clientX, left: row.scrollLeft }
  }
  function pull({ clientX }: PointerEvent) {
    if (!held || (moved === 0 && Math.abs(held.x - clientX) < CLICK_PX)) return
    moved = held.x - clientX
    // Else the row would jump from photo to photo under the hand.
    row.style.scrollSnapType = 'none'
    row.scrollLeft = held.left + moved
  }
  function release() {
    if (!held) return
    if (moved !== 0) onLetGo(moved)
    held = undefined
    resting = setTimeout(() => row.style.removeProperty('scroll-snap-type'), REST_MS)
  }
  // What ends a pull is no click.
  function click(event: MouseEvent) {
    if (moved !== 0 && event.detail > 0) event.stopPropagation()
  }

  row.addEventListener('pointerdown', hold, { signal })
  addEventListener('pointermove', pull, { signal })
  addEventListener('pointerup', release, { signal })
  row.addEventListener('click', click, { signal, capture: true })
  // A photo is not to be dragged out of the page.
  row.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}
