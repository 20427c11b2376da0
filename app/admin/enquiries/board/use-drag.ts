import { useRef, type MouseEvent, type PointerEvent } from 'react'

import type { Stage } from '#domain/enquiries/follow-up/stage.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

/** A pointer that moves less than this many pixels clicks. */
const DRAG_DISTANCE = 6

/** A card that is carried, and the stage that it would be dropped on. */
export interface Carried {
  id: number
  from: Stage
  to: Stage
  /** Where it floats, if a pointer carries it. */
  box?: { left: number; top: number; width: number; height: number }
}

interface Dragging {
  carried: Carried | null
  setCarried: (carried: Carried | null) => void
  drop: (enquiry: Enquiry, to: Stage) => void
}

/** Carries a card by the pointer. The result is spread on the card's element. */
export function useDrag({ carried, setCarried, drop }: Dragging) {
  const press = useRef<{ x: number; y: number; left: number; top: number } | null>(null)
  const wasDragged = useRef(false)

  function begin(event: PointerEvent<HTMLElement>) {
    wasDragged.current = false
    if (!mayDrag(event)) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    press.current = { x: event.clientX, y: event.clientY, left, top }
  }

  function drag(event: PointerEvent<HTMLElement>, { id, stage }: Enquiry) {
    const { current: start } = press
    if (!start) return
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
    if (!carried?.box && Math.hypot(dx, dy) < DRAG_DISTANCE) return
    if (!carried?.box) event.currentTarget.setPointerCapture(event.pointerId)
    wasDragged.current = true
    const { width, height } = carried?.box ?? event.currentTarget.getBoundingClientRect()
    setCarried({
      id,
      from: stage,
      to: stageUnder(event) ?? carried?.to ?? stage,
      box: { left: start.left + dx, top: start.top + dy, width, height },
    })
  }

  return (enquiry: Enquiry) => ({
    onPointerDown: begin,
    onPointerMove: (event: PointerEvent<HTMLElement>) => drag(event, enquiry),
    onPointerUp: () => {
      press.current = null
      if (carried?.box) drop(enquiry, carried.to)
    },
    onPointerCancel: () => {
      press.current = null
      setCarried(null)
    },
    // The end of a drag is no click on the link under the pointer.
    onClickCapture: (event: MouseEvent) => {
      if (!wasDragged.current) return
      wasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  })
}

/** A finger scrolls, except on the handle. */
function mayDrag({ button, pointerType, target }: PointerEvent): boolean {
  const isHandle = target instanceof Element && target.closest('[data-handle]') !== null
  return button === 0 && (pointerType === 'mouse' || isHandle)
}

function stageUnder({ clientX, clientY }: PointerEvent): Stage | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const column = element.closest('[data-stage]')
    if (column) return column.getAttribute('data-stage') as Stage
  }
  return undefined
}
