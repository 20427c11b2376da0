import { sql } from 'kysely'

import type { Database } from '#storage/database/database.ts'
import type { NewRow, Row, RowChange } from '#storage/database/tables.ts'

import { TEST_TYPE } from './webhook.ts'

export type WebhookRow = Row<'webhooks'>

export function list(db: Database) {
  return db.selectFrom('webhooks').selectAll().orderBy('id').execute()
}

export function find(db: Database, id: number) {
  return db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insert(db: Database, row: NewRow<'webhooks'>) {
  return db.insertInto('webhooks').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Updates a webhook, with `state` only if it is in that state. Returns whether it was updated. */
export async function update(
  db: Database,
  id: number,
  change: RowChange<'webhooks'>,
  { state }: { state?: WebhookRow['state'] } = {},
): Promise<boolean> {
  let query = db.updateTable('webhooks').set(change).where('id', '=', id)
  if (state) query = query.where('state', '=', state)
  return (await query.returning('id').executeTakeFirst()) !== undefined
}

/** Its deliveries are deleted with it. */
export async function remove(db: Database, id: number) {
  return db.deleteFrom('webhooks').where('id', '=', id).returning('url').executeTakeFirst()
}

/** How many messages wait and have failed, without tests, and when the last was sent, by webhook. */
export function countDeliveries(db: Database) {
  return db
    .selectFrom('webhook_deliveries')
    .select([
      'webhook_id',
      sql<number>`count(case when state in ('waiting', 'sending') then 1 end)`.as('waiting'),
      sql<number>`count(case when state = 'failed' and type <> ${TEST_TYPE} then 1 end)`.as(
        'failed',
      ),
      sql<string | null>`max(sent_at)`.as('last_sent_at'),
    ])
    .groupBy('webhook_id')
    .execute()
}
