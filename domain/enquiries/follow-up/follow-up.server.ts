import type { FollowUp } from '#domain/agency/sections/follow-up.ts'
import type { App } from '#domain/app.ts'
import * as rows from '#domain/enquiries/enquiry-rows.server.ts'
import type { Database } from '#storage/database/database.ts'
import type { Row } from '#storage/database/tables.ts'

import * as events from './events.server.ts'
import { isClosed, STAGE_NAMES, type Stage } from './stage.ts'
import { afterWorkingMinutes } from './working-time.ts'

/** When somebody is told that an enquiry waits, by parts of the promised time; the owners at its end. */
export const NOTICES = [
  { part: 0.25, why: 'a quarter of the promised time is over.' },
  { part: 0.5, why: 'half of the promised time is over.' },
  { part: 1, why: 'the promised time is over.' },
]

/** The columns of a promised time that begins at an instant; no notice of it was sent yet. */
export function promisedTimeFrom(from: Date, settings: FollowUp) {
  const until = afterWorkingMinutes(from, settings.promiseMinutes, settings)
  return {
    clock_from: from.toISOString(),
    promised_until: until.toISOString(),
    next_notice_at: noticeAt(from, 0, settings),
    notices: 0,
  }
}

/** When the next notice is due after `notices` earlier ones; null after the last. */
export function noticeAt(from: Date, notices: number, settings: FollowUp): string | null {
  const part = NOTICES[notices]?.part
  if (part === undefined) return null
  return afterWorkingMinutes(from, settings.promiseMinutes * part, settings).toISOString()
}

type Answerable = Pick<Row<'enquiries'>, 'id' | 'stage' | 'first_answer_at' | 'handled_at'>
type Actor = Pick<App, 'clock' | 'actor'>

/**
 * Moves an enquiry to a stage. Leaving the first one counts as the first answer. Back in it, or out of
 * a closed one, it is open again.
 */
export async function moveTo(tx: Database, app: Actor, enquiry: Answerable, stage: Stage) {
  if (stage === enquiry.stage) return
  const now = app.clock.now().toISOString()
  const isOpenAgain = stage === 'new' || (isClosed(enquiry.stage) && !isClosed(stage))
  await rows.update(tx, enquiry.id, {
    stage,
    ...(stage !== 'new' && firstAnswer(app, enquiry)),
    ...(isClosed(stage) && { handled_at: enquiry.handled_at ?? now }),
    ...(isOpenAgain && { handled_at: null }),
  })
  await events.record(tx, app, {
    enquiryId: enquiry.id,
    what: 'stage',
    text: `${STAGE_NAMES[enquiry.stage]} → ${STAGE_NAMES[stage]}`,
  })
}

/** Records the first answer: a `new` enquiry moves to `contacted`, which ends its reminders. */
export async function markAnswered(tx: Database, app: Actor, enquiry: Answerable): Promise<void> {
  if (enquiry.stage === 'new') await moveTo(tx, app, enquiry, 'contacted')
}

function firstAnswer({ clock, actor }: Actor, enquiry: Answerable) {
  if (enquiry.first_answer_at !== null) return { next_notice_at: null }
  return {
    first_answer_at: clock.now().toISOString(),
    first_answer_by: typeof actor === 'string' ? null : actor.user_id,
    next_notice_at: null,
  }
}
