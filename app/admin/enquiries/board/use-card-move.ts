import { useState, type KeyboardEvent } from 'react'

import { STAGE_NAMES, STAGES, type Stage } from '#domain/enquiries/follow-up/stage.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

import { useDrag, type MovingCard } from './use-drag.ts'

/**
 * Moves cards between stages by pointer, or by keys on a card's handle. The card stays where
 * it is in the document until it is dropped, so that neither focus nor pointer is lost.
 */
export function useCardMove(move: (enquiry: Enquiry, to: Stage) => Promise<void>) {
  const [moving, setMoving] = useState<MovingCard | null>(null)
  const [announcement, setAnnouncement] = useState('')

  function lift({ id, stage, name }: Enquiry) {
    setMoving({ id, from: stage, to: stage })
    setAnnouncement(`${name} lifted, in ${STAGE_NAMES[stage]}.`)
  }

  function moveOver({ name }: Enquiry, to: Stage) {
    setMoving((moving) => moving && { ...moving, to })
    setAnnouncement(
      `${name} over ${STAGE_NAMES[to]}, ${STAGES.indexOf(to) + 1} of ${STAGES.length}.`,
    )
  }

  function putBack({ name, stage }: Enquiry) {
    setMoving(null)
    setAnnouncement(`${name} put back to ${STAGE_NAMES[stage]}.`)
  }

  function drop(enquiry: Enquiry, to: Stage) {
    if (to === enquiry.stage) return putBack(enquiry)
    setMoving(null)
    setAnnouncement(`${enquiry.name} moved to ${STAGE_NAMES[to]}.`)
    void move(enquiry, to)
  }

  /** Keys of a handle. Space and Enter come as clicks. */
  function onKeyDown(event: KeyboardEvent, enquiry: Enquiry) {
    if (moving?.id !== enquiry.id || moving.box) return
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key]
    const to = STAGES[STAGES.indexOf(moving.to) + (step ?? 0)]
    if (event.key === 'Escape') putBack(enquiry)
    else if (step !== undefined && to !== undefined) moveOver(enquiry, to)
    if (event.key === 'Escape' || step !== undefined) event.preventDefault()
  }

  const card = useDrag({ moving, setMoving, drop })

  return {
    moving,
    announcement,
    card,
    handle: (enquiry: Enquiry) => ({
      'aria-pressed': moving?.id === enquiry.id,
      onClick: () => (moving?.id === enquiry.id ? drop(enquiry, moving.to) : lift(enquiry)),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, enquiry),
      onBlur: () => moving && !moving.box && putBack(enquiry),
    }),
  }
}

export type CardMove = ReturnType<typeof useCardMove>
