import type { FollowUp } from '#domain/agency/sections/follow-up.ts'
import type { App } from '#domain/app.ts'
import * as rows from '#domain/enquiries/enquiry-rows.server.ts'
import { announceChange } from '#domain/enquiries/enquiry-webhooks.server.ts'
import type { EnquiryChange } from '#domain/enquiries/inbox/inbox.ts'
import * as tours from '#domain/enquiries/tours/enquiry-tours.server.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { Invalid } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'

import * as events from './events.server.ts'
import { markAnswered, moveTo, noticeAt, promisedTimeFrom } from './follow-up.server.ts'
import { assign, findPerson } from './hand-over.server.ts'
import { isClosed } from './stage.ts'

type Actor = Pick<App, 'clock' | 'actor'>

/** Applies what was changed about an enquiry, except whether it is spam. */
export async function apply(
  tx: Database,
  app: Actor & { settings: FollowUp },
  row: rows.EnquiryRow,
  { handled, stage, answered: isAnswered, assignee_id, next_step, next_step_on }: EnquiryChange,
): Promise<void> {
  if (assignee_id !== undefined && assignee_id !== row.assignee_id)
    await assignTo(tx, app, row.id, assignee_id)
  if (stage !== undefined) await moveTo(tx, app, row, stage)
  if (stage === 'new' && isAnswered === false) await restartClock(tx, row, app.settings)
  const moved = { ...row, stage: stage ?? row.stage }
  if (handled === false || (handled && stage !== 'new')) await markHandled(tx, app, moved, handled)
  const step = {
    next_step: next_step ?? row.next_step,
    next_step_on: next_step_on ?? row.next_step_on,
  }
  if (step.next_step === row.next_step && step.next_step_on === row.next_step_on) return
  await rows.update(tx, row.id, step)
  const text = [step.next_step_on, step.next_step].filter(Boolean).join(': ')
  await events.record(tx, app, { enquiryId: row.id, what: 'next-step', text })
}

/** Makes an enquiry that was moved by mistake unanswered again, unless its timeline has an answer. */
async function restartClock(tx: Database, row: rows.EnquiryRow, settings: FollowUp) {
  if (await events.hasAnswer(tx, row.id)) return
  await rows.update(tx, row.id, {
    first_answer_at: null,
    first_answer_by: null,
    ...(row.clock_from !== null && {
      next_notice_at: noticeAt(new Date(row.clock_from), row.notices, settings),
    }),
  })
}

async function assignTo(tx: Database, app: Actor, id: number, userId: number | null) {
  if (userId !== null && (await findPerson(tx, userId))?.active !== 1)
    throw new Invalid({ assignee_id: `There is no person ${userId}.` })
  await assign(tx, app, id, userId)
}

/** Whoever marks a new enquiry as handled has answered it. */
async function markHandled(tx: Database, app: Actor, row: rows.EnquiryRow, handled: boolean) {
  if (handled) {
    await markAnswered(tx, app, row)
    const handled_at = row.handled_at ?? app.clock.now().toISOString()
    await rows.update(tx, row.id, { handled_at, next_notice_at: null })
    return
  }
  if (isClosed(row.stage)) await moveTo(tx, app, row, 'contacted')
  await rows.update(tx, row.id, { handled_at: null })
}

/** Opens an enquiry again of which the visitor wants something more: nobody looks at a handled one. */
export async function reopen(
  tx: Database,
  app: Actor & Pick<App, 'mail'>,
  id: number,
  { unlessClosed = false } = {},
) {
  const row = await rows.find(tx, id)
  if (!row || row.handled_at === null || row.spam === 1) return
  if (unlessClosed && isClosed(row.stage)) return
  await markHandled(tx, app, row, false)
  await announceChange(tx, app, row)
}

/**
 * Marks an enquiry as spam: its emails are held, and nothing is promised. Or unmarks it: its emails are
 * released, and its promised time starts again or, where it was answered or closed, is the earlier one.
 */
export async function markSpam(
  tx: Database,
  { clock }: Actor,
  row: rows.EnquiryRow,
  { isSpam, settings }: { isSpam: boolean; settings: FollowUp },
): Promise<void> {
  const now = clock.now()
  await rows.update(tx, row.id, {
    spam: isSpam ? 1 : 0,
    ...(isSpam
      ? { next_notice_at: null, promised_until: null }
      : promisedTimeAgain(row, now, settings)),
  })
  for (const emailId of [row.email_id, ...(await tours.listEmailIds(tx, [row.id]))]) {
    if (emailId === null) continue
    if (isSpam) await outbox.hold(tx, emailId)
    else await outbox.release(tx, now, emailId)
  }
}

function promisedTimeAgain(row: rows.EnquiryRow, now: Date, settings: FollowUp) {
  const { first_answer_at, handled_at, clock_from } = row
  if (first_answer_at === null && handled_at === null) return promisedTimeFrom(now, settings)
  return clock_from === null
    ? {}
    : { promised_until: promisedTimeFrom(new Date(clock_from), settings).promised_until }
}
