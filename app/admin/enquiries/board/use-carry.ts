import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'

import { STAGE_NAMES, STAGES, type Stage } from '#domain/enquiries/follow-up/stage.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

/** A card that is carried, and the stage that it would be dropped on. */
export interface Carried {
  id: number
  from: Stage
  to: Stage
  /** Where it floats, if a pointer carries it. */
  box?: { left: number; top: number; width: number; height: number }
}

/** A pointer that moves less than this many pixels clicks. */
const DRAG_DISTANCE = 6

/**
 * Carries cards from stage to stage: by pointer, or by keys on a card's handle. The card stays where
 * it is in the document until it is dropped, so that neither focus nor pointer is lost.
 */
export function useCarry(move: (enquiry: Enquiry, to: Stage) => Promise<void>) {
  const [carried, setCarried] = useState<Carried | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const press = useRef<{ x: number; y: number; left: number; top: number } | null>(null)
  const wasDragged = useRef(false)

  function lift({ id, stage, name }: Enquiry) {
    setCarried({ id, from: stage, to: stage })
    setAnnouncement(`${name} lifted, in ${STAGE_NAMES[stage]}.`)
  }

  function carry({ name }: Enquiry, to: Stage) {
    setCarried((carried) => carried && { ...carried, to })
    setAnnouncement(
      `${name} over ${STAGE_NAMES[to]}, ${STAGES.indexOf(to) + 1} of ${STAGES.length}.`,
    )
  }

  function putBack({ name, stage }: Enquiry) {
    setCarried(null)
    setAnnouncement(`${name} put back to ${STAGE_NAMES[stage]}.`)
  }

  function drop(enquiry: Enquiry, to: Stage) {
    if (to === enquiry.stage) return putBack(enquiry)
    setCarried(null)
    setAnnouncement(`${enquiry.name} moved to ${STAGE_NAMES[to]}.`)
    void move(enquiry, to)
  }

  /** Keys of a handle. Space and Enter come as clicks. */
  function onKeyDown(event: KeyboardEvent, enquiry: Enquiry) {
    if (carried?.id !== enquiry.id || carried.box) return
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key]
    const to = STAGES[STAGES.indexOf(carried.to) + (step ?? 0)]
    if (event.key === 'Escape') putBack(enquiry)
    else if (step !== undefined && to !== undefined) carry(enquiry, to)
    if (event.key === 'Escape' || step !== undefined) event.preventDefault()
  }

  function onPointerMove(event: PointerEvent<HTMLElement>, { id, stage }: Enquiry) {
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

  const cancelDrag = () => {
    press.current = null
    setCarried(null)
  }

  return {
    carried,
    announcement,
    card: (enquiry: Enquiry) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false
        if (!mayDrag(event)) return
        const { left, top } = event.currentTarget.getBoundingClientRect()
        press.current = { x: event.clientX, y: event.clientY, left, top }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => onPointerMove(event, enquiry),
      onPointerUp: () => {
        press.current = null
        if (carried?.box) drop(enquiry, carried.to)
      },
      onPointerCancel: cancelDrag,
      // The end of a drag is no click on the link under the pointer.
      onClickCapture: (event: MouseEvent) => {
        if (!wasDragged.current) return
        wasDragged.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    }),
    handle: (enquiry: Enquiry) => ({
      'aria-pressed': carried?.id === enquiry.id,
      onClick: () => (carried?.id === enquiry.id ? drop(enquiry, carried.to) : lift(enquiry)),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, enquiry),
      onBlur: () => carried && !carried.box && putBack(enquiry),
    }),
  }
}

export type Carry = ReturnType<typeof useCarry>

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
