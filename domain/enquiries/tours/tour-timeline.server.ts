import type { App } from '#domain/app.ts'
import * as events from '#domain/enquiries/follow-up/events.server.ts'
import { markAnswered, moveTo } from '#domain/enquiries/follow-up/follow-up.server.ts'
import type { Database } from '#storage/database/database.ts'

import type { AgencyEmailKind } from './tour-email.ts'
import { formatTourTime } from './tour-time.ts'

type Actor = Pick<App, 'clock' | 'actor'>

interface TourEvent {
  what: AgencyEmailKind
  starts_at: string
  offered_times?: string[]
  reason?: string
}

/** Writes a change of a tour into the timeline of its enquiry. */
export async function recordTourEvent(
  tx: Database,
  app: Actor,
  enquiryId: number,
  change: TourEvent,
) {
  await events.record(tx, app, { enquiryId, what: 'tour', text: inWords(change) })
}

function inWords({ what, starts_at, offered_times = [], reason = '' }: TourEvent): string {
  const time = formatTourTime(starts_at)
  switch (what) {
    case 'moved':
      return `The visitor proposes ${time}.`
    case 'cancelled':
      return `The visitor cancelled the tour of ${time}.`
    case 'chosen':
      return `The visitor chose ${time}.`
    case 'accepted':
      return `Accepted: ${time}.`
    case 'countered':
      return `Proposed instead: ${offered_times.map((at) => formatTourTime(at)).join('; ')}.`
    case 'declined':
      return `Declined the tour of ${time}. ${reason}`
  }
}

/**
 * An answer to a tour is an answer to its enquiry; one that is accepted leads to a viewing. Returns the
 * enquiry as it was before.
 */
export async function noteAnswer(tx: Database, app: Actor, enquiryId: number, isAgreed: boolean) {
  const enquiry = await tx
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', enquiryId)
    .executeTakeFirstOrThrow()
  const isEarly = enquiry.stage === 'new' || enquiry.stage === 'contacted'
  if (isAgreed && isEarly) await moveTo(tx, app, enquiry, 'viewing')
  else await markAnswered(tx, app, enquiry)
  return enquiry
}
