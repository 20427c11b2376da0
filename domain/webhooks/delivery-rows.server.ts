import { countRows } from '#domain/count-rows.server.ts'
import type { PageBefore } from '#domain/paging.server.ts'
import { isDue, skipClaimed, type ClaimTimes } from '#domain/queue.server.ts'
import type { Database } from '#storage/database/database.ts'
import type { NewRow, Row, RowChange } from '#storage/database/tables.ts'

import { TEST_TYPE } from './webhook.ts'

export type DeliveryRow = Row<'webhook_deliveries'>
type State = DeliveryRow['state']

/** Skips what would announce an enquiry to a webhook a second time. Returns how many were added. */
export async function insert(db: Database, rows: NewRow<'webhook_deliveries'>[]): Promise<number> {
  const inserted = await db
    .insertInto('webhook_deliveries')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return inserted.length
}

/** One that is being sent already, by whoever adds it. */
export function insertClaimed(db: Database, row: NewRow<'webhook_deliveries'>) {
  return db.insertInto('webhook_deliveries').values(row).returningAll().executeTakeFirstOrThrow()
}

/** The webhooks that are on and have something to send. */
export async function webhooksWithDue(db: Database, times: ClaimTimes) {
  const due = db
    .selectFrom('webhook_deliveries')
    .select('webhook_id')
    .where('state', 'in', ['waiting', 'sending'])
    .where(isDue(times))
  const webhooks = await db
    .selectFrom('webhooks')
    .select('id')
    .where('state', '=', 'on')
    .where('id', 'in', due)
    .orderBy('id')
    .execute()
  return webhooks.map(({ id }) => id)
}

/** Claims what has been due for longest. No two processes claim the same. */
export function claimDue(db: Database, webhookId: number, times: ClaimTimes) {
  const due = db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('webhook_id', '=', webhookId)
    .where('state', 'in', ['waiting', 'sending'])
    .where(isDue(times))
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
  return db
    .updateTable('webhook_deliveries')
    .set((delivery) => ({
      state: 'sending',
      due_at: times.until,
      tries: delivery('tries', '+', 1),
    }))
    .where('id', '=', skipClaimed(db, due))
    .returningAll()
    .executeTakeFirst()
}

/** Records what came of a try, unless another process has claimed it since. */
export async function settle(
  db: Database,
  { id, tries }: DeliveryRow,
  change: RowChange<'webhook_deliveries'>,
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('tries', '=', tries)
    .execute()
}

/**
 * Updates the deliveries of a webhook that are in one of the states: the one with this id or, without
 * an id, all except test messages. Returns how many were updated.
 */
export async function updateWhere(
  db: Database,
  { webhookId, id, states }: { webhookId: number; id?: number; states: State[] },
  change: RowChange<'webhook_deliveries'>,
): Promise<number> {
  let query = db
    .updateTable('webhook_deliveries')
    .set(change)
    .where('webhook_id', '=', webhookId)
    .where('state', 'in', states)
  query = id === undefined ? query.where('type', '<>', TEST_TYPE) : query.where('id', '=', id)
  return (await query.returning('id').execute()).length
}

export function find(db: Database, id: number) {
  return db.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Newest first. */
export function page(db: Database, webhookId: number, { limit, before }: PageBefore) {
  let query = db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(limit)
  if (before !== undefined) query = query.where('id', '<', before)
  return query.execute()
}

/** With the address that each went to. */
export function ofEnquiries(db: Database, enquiryIds: number[]) {
  return db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .selectAll('webhook_deliveries')
    .select('webhooks.url')
    .where('enquiry_id', 'in', enquiryIds)
    .orderBy('webhook_deliveries.id')
    .execute()
}

/** With `states`, only those in one of them. */
export async function removeOfEnquiries(
  db: Database,
  enquiryIds: number[],
  { states }: { states?: State[] } = {},
): Promise<void> {
  let query = db.deleteFrom('webhook_deliveries').where('enquiry_id', 'in', enquiryIds)
  if (states) query = query.where('state', 'in', states)
  await query.execute()
}

/** Removes the arrival of an enquiry that is spam by now, where it would be told again. */
export async function removeArrivalOfSpam(db: Database, id: number): Promise<void> {
  const spam = db.selectFrom('enquiries').select('id').where('spam', '=', 1)
  await db
    .deleteFrom('webhook_deliveries')
    .where('id', '=', id)
    .where('type', '=', 'enquiry.created')
    .where('state', 'in', ['waiting', 'failed'])
    .where('enquiry_id', 'in', spam)
    .execute()
}

export async function removeBefore(db: Database, createdBefore: string): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', createdBefore).execute()
}

/** How many were given up since a time. */
export function countFailedSince(db: Database, since: string): Promise<number> {
  return countRows(
    db
      .selectFrom('webhook_deliveries')
      .where('state', '=', 'failed')
      .where('type', '<>', TEST_TYPE)
      .where('due_at', '>=', since),
  )
}
