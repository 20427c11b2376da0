import { useState, type KeyboardEvent } from 'react'

import { STAGE_NAMES, STAGES, type Stage } from '#domain/enquiries/follow-up/stage.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

import { useDrag, type Carried } from './use-drag.ts'

/**
 * Carries cards from stage to stage: by pointer, or by keys on a card's handle. The card stays where
 * it is in the document until it is dropped, so that neither focus nor pointer is lost.
 */
export function useCarry(move: (enquiry: Enquiry, to: Stage) => Promise<void>) {
  const [carried, setCarried] = useState<Carried | null>(null)
  const [announcement, setAnnouncement] = useState('')

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

  const card = useDrag({ carried, setCarried, drop })

  return {
    carried,
    announcement,
    card,
    handle: (enquiry: Enquiry) => ({
      'aria-pressed': carried?.id === enquiry.id,
      onClick: () => (carried?.id === enquiry.id ? drop(enquiry, carried.to) : lift(enquiry)),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, enquiry),
      onBlur: () => carried && !carried.box && putBack(enquiry),
    }),
  }
}

export type Carry = ReturnType<typeof useCarry>
