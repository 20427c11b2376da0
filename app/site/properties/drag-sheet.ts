const CLOSING_DISTANCE = 80

/** Moves the sheet with a pointer that presses its head; dragged down far enough, it closes. */
export function dragSheet(start: PointerEvent, head: HTMLElement): void {
  const sheet = head.parentElement
  const isOnButton = start.target instanceof Element && start.target.closest('button')
  if (!sheet || isOnButton || !capture(head, start)) return

  const distance = ({ clientY }: PointerEvent) => Math.max(0, clientY - start.clientY)
  const dragging = new AbortController()
  const { signal } = dragging
  const end = (event: PointerEvent) => {
    dragging.abort()
    if (distance(event) > CLOSING_DISTANCE) head.closest<HTMLElement>('[popover]')?.hidePopover()
    sheet.style.translate = ''
  }
  head.addEventListener(
    'pointermove',
    (event) => {
      sheet.style.translate = `0 ${distance(event)}px`
    },
    { signal },
  )
  head.addEventListener('pointerup', end, { signal })
  head.addEventListener('pointercancel', end, { signal })
}

/** False where the pointer was lifted before this code was there. */
function capture(head: HTMLElement, { pointerId }: PointerEvent): boolean {
  try {
    head.setPointerCapture(pointerId)
    return true
  } catch {
    return false
  }
}
