import { countRows } from '#domain/count-rows.server.ts'
import type { PageBefore } from '#domain/paging.server.ts'
import type { Database } from '#storage/database/database.ts'
import type { NewRow, Row, RowChange } from '#storage/database/tables.ts'

import type { PortalEmailFilter } from './portal-email.ts'

export type PortalEmailRow = Row<'portal_emails'>

/** The new row's id, or undefined where the email is stored already. */
export async function insertOnce(db: Database, row: NewRow<'portal_emails'>) {
  const inserted = await db
    .insertInto('portal_emails')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Updates an email, with `states` only if it is in one of them. Returns whether it was updated. */
export async function update(
  db: Database,
  id: number,
  change: RowChange<'portal_emails'>,
  states?: PortalEmailRow['state'][],
): Promise<boolean> {
  let query = db.updateTable('portal_emails').set(change).where('id', '=', id)
  if (states) query = query.where('state', 'in', states)
  return (await query.returning('id').executeTakeFirst()) !== undefined
}

export function find(db: Database, id: number) {
  return db
    .selectFrom('portal_emails')
    .selectAll()
    .where('id', '=', id)
    .where('state', '!=', 'erased')
    .executeTakeFirst()
}

/** Newest first. */
export function list(db: Database, { state, before }: PortalEmailFilter, limit: number) {
  let query = db.selectFrom('portal_emails').selectAll().orderBy('id', 'desc').limit(limit)
  query = state === 'all' ? query.where('state', '!=', 'erased') : query.where('state', '=', state)
  if (before !== undefined) query = query.where('id', '<', before)
  return query.execute()
}

export function countUnknown(db: Database): Promise<number> {
  return countRows(db.selectFrom('portal_emails').where('state', '=', 'unknown'))
}

/** The emails whose personal data is not erased, newest first. */
export function listNotErased(db: Database, { limit, before }: PageBefore) {
  let query = db
    .selectFrom('portal_emails')
    .selectAll()
    .where('state', '!=', 'erased')
    .orderBy('id', 'desc')
  if (before !== undefined) query = query.where('id', '<', before)
  return query.limit(limit).execute()
}

const NOTHING_LEFT = {
  state: 'erased',
  portal: '',
  from_name: '',
  from_address: '',
  subject: '',
  text: '',
  note: '',
  enquiry_id: null,
} as const

/** Leaves only the keys, so that emails still in the mailbox do not come back. */
export async function erase(db: Database, ids: number[]): Promise<number> {
  return (await erasing(db).where('id', 'in', ids).execute()).length
}

export async function eraseOfEnquiries(db: Database, enquiryIds: number[]): Promise<number> {
  return (await erasing(db).where('enquiry_id', 'in', enquiryIds).execute()).length
}

export async function eraseBefore(db: Database, created_at: string): Promise<number> {
  return (await erasing(db).where('created_at', '<', created_at).execute()).length
}

function erasing(db: Database) {
  return db
    .updateTable('portal_emails')
    .set(NOTHING_LEFT)
    .where('state', '!=', 'erased')
    .returning('id')
}
