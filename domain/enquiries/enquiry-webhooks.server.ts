import type { App } from '#domain/app.ts'
import { NotFound } from '#domain/problem.ts'
import * as webhooks from '#domain/webhooks/announce.server.ts'
import type { Database } from '#storage/database/database.ts'
import type { Row } from '#storage/database/tables.ts'

import * as rows from './enquiry-rows.server.ts'
import { toEnquiriesWithoutClocks } from './inbox/read-enquiries.server.ts'

type AnnouncingApp = Pick<App, 'mail' | 'clock'>

/** The columns whose changes webhooks are told of. */
const ANNOUNCED_FIELDS = [
  'stage',
  'assignee_id',
  'handled_at',
  'next_step',
  'next_step_on',
  'first_answer_at',
] as const

type Before = Pick<Row<'enquiries'>, (typeof ANNOUNCED_FIELDS)[number] | 'id' | 'spam'>

/** Tells webhooks of a new enquiry, in the transaction that stores it. Not of spam. */
export function announceArrival(tx: Database, app: AnnouncingApp, id: number): Promise<number> {
  return announce(tx, app, 'enquiry.created', id)
}

/**
 * Tells webhooks what has become of an enquiry, in the transaction of the change; nothing where none
 * of `ANNOUNCED_FIELDS` differs. Spam is told to nobody; an enquiry that is no longer marked as spam is
 * told as a new one.
 */
export async function announceChange(tx: Database, app: AnnouncingApp, before: Before) {
  const { id } = before
  const after = await rows.find(tx, id)
  if (!after) return
  const [wasSpam, isSpam] = [before.spam === 1, after.spam === 1]
  if (isSpam && !wasSpam) await webhooks.withdraw(tx, id)
  const isChanged = ANNOUNCED_FIELDS.some((column) => before[column] !== after[column])
  if (wasSpam === isSpam && (isSpam || !isChanged)) return
  const isNew = wasSpam && (await announceArrival(tx, app, id)) > 0
  if (!isNew) await announce(tx, app, 'enquiry.changed', id)
}

function announce(
  tx: Database,
  app: AnnouncingApp,
  type: 'enquiry.created' | 'enquiry.changed',
  enquiryId: number,
): Promise<number> {
  const data = async () => {
    const [found] = await toEnquiriesWithoutClocks(
      { ...app, db: tx },
      await rows.findMany(tx, [enquiryId]),
    )
    if (!found) throw new NotFound('enquiry', enquiryId)
    // How its email to the agency fares is of no use to others.
    const { delivery, ...enquiry } = found.enquiry
    return enquiry
  }
  return webhooks.announce(tx, app, { type, data, enquiryId })
}
