import { useRef, type MouseEvent, type PointerEvent } from 'react'

import type { Stage } from '#domain/enquiries/follow-up/stage.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

/** A press that moves less than this many pixels is a click. */
const DRAG_DISTANCE = 6

/** A card that is being moved, and the stage on which it would be dropped. */
export interface MovingCard {
  id: number
  from: Stage
  to: Stage
  /** Its position and size on the screen while it is dragged by a pointer. */
  box?: { left: number; top: number; width: number; height: number }
}

interface Dragging {
  moving: MovingCard | null
  setMoving: (moving: MovingCard | null) => void
  drop: (enquiry: Enquiry, to: Stage) => void
}

/** Drags cards by pointer. Returns a function: spread its result on a card's element. */
export function useDrag({ moving, setMoving, drop }: Dragging) {
  const press = useRef<{ x: number; y: number; left: number; top: number } | null>(null)
  const wasDragged = useRef(false)

  function begin(event: PointerEvent<HTMLElement>) {
    wasDragged.current = false
    if (!mayDrag(event)) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    press.current = { x: event.clientX, y: event.clientY, left, top }
  }

  function drag(event: PointerEvent<HTMLElement>, { id, stage }: Enquiry) {
    // The button may have been released outside of the card.
    if (event.buttons === 0) press.current = null
    const { current: start } = press
    if (!start) return
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
    if (!moving?.box && Math.hypot(dx, dy) < DRAG_DISTANCE) return
    if (!moving?.box) event.currentTarget.setPointerCapture(event.pointerId)
    wasDragged.current = true
    const { width, height } = moving?.box ?? event.currentTarget.getBoundingClientRect()
    setMoving({
      id,
      from: stage,
      to: stageUnder(event) ?? moving?.to ?? stage,
      box: { left: start.left + dx, top: start.top + dy, width, height },
    })
  }

  return (enquiry: Enquiry) => ({
    onPointerDown: begin,
    onPointerMove: (event: PointerEvent<HTMLElement>) => drag(event, enquiry),
    onPointerUp: () => {
      press.current = null
      if (moving?.box) drop(enquiry, moving.to)
    },
    onPointerCancel: () => {
      press.current = null
      setMoving(null)
    },
    // Releasing a dragged card would click the link under the pointer.
    onClickCapture: (event: MouseEvent) => {
      if (!wasDragged.current) return
      wasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  })
}

/** Touch drags only on the handle: elsewhere it must scroll. */
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
