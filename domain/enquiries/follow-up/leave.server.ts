import { sql } from 'kysely'

import type { App } from '#domain/app.ts'
import { dubaiDay } from '#domain/dubai-time.ts'
import { announceChange } from '#domain/enquiries/enquiry-webhooks.server.ts'
import { engineOf, type Database } from '#storage/database/database.ts'

import { handOver } from './hand-over.server.ts'

type LeaveApp = Pick<App, 'db' | 'clock' | 'agency' | 'mail'>

/**
 * Reassigns the unanswered enquiries of people who are on leave, including those for which no more
 * reminders are due. Returns how many were reassigned.
 */
export async function reassignFromAbsent(app: LeaveApp): Promise<number> {
  const { followUp } = await app.agency.current()
  const site = { clock: app.clock, actor: 'site' as const }
  let handedOver = 0
  for (let above = 0; ;) {
    const enquiry = await app.db.transaction().execute(async (tx) => {
      const enquiry = await claimNext(tx, dubaiDay(app.clock.now()), above)
      if (!enquiry) return undefined
      const assignee = await handOver(tx, site, enquiry, followUp)
      await announceChange(tx, app, enquiry)
      if (assignee && assignee.id !== enquiry.assignee_id) handedOver++
      return enquiry
    })
    if (!enquiry) return handedOver
    above = enquiry.id
  }
}

/** The first waiting enquiry above an id whose assignee is on leave, locked until the transaction ends. */
async function claimNext(tx: Database, today: string, above: number) {
  const waiting = tx
    .selectFrom('enquiries')
    .selectAll()
    .where('first_answer_at', 'is', null)
    .where('handled_at', 'is', null)
    .where(sql<boolean>`spam = 0`)
    .where('id', '>', above)
    .where('assignee_id', 'in', (users) =>
      users
        .selectFrom('users')
        .select('id')
        .where('away_from', '<>', '')
        .where('away_from', '<=', today)
        .where((leave) =>
          leave.or([leave('away_until', '=', ''), leave('away_until', '>=', today)]),
        ),
    )
    .orderBy('id')
    .limit(1)
  return (
    engineOf(tx) === 'postgres' ? waiting.forUpdate().skipLocked() : waiting
  ).executeTakeFirst()
}
