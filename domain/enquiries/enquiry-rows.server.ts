import { sql } from 'kysely'

import type { PageBefore } from '#domain/paging.server.ts'
import { visibleRows, withNames } from '#domain/properties/property-rows.server.ts'
import { engineOf, type Database } from '#storage/database/database.ts'
import type { NewRow, RowChange } from '#storage/database/tables.ts'

import type { InboxFilter } from './inbox/inbox.ts'
import { searchCondition } from './inbox/search-texts.server.ts'

export type EnquiryRow = Awaited<ReturnType<typeof list>>[number]

/** The new row's id, or undefined where an enquiry with the same key exists. */
export async function insertOnce(
  db: Database,
  { property_id, ...row }: NewRow<'enquiries'> & { property_id: number | null },
) {
  const inserted = await db
    .insertInto('enquiries')
    // A tour of a property that no longer exists is still an enquiry, stored without the property.
    .values({
      ...row,
      property_id: sql`(select id from properties where id = ${property_id})`,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** The hash of what was sent first under a key. */
export async function findRequestHash(db: Database, idempotencyKey: string) {
  const first = await db
    .selectFrom('enquiries')
    .select('request_hash')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return first?.request_hash
}

/** Whether the enquiry with this key came after a time. */
export async function cameAfter(db: Database, idempotencyKey: string, time: string) {
  const found = await db
    .selectFrom('enquiries')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .where('created_at', '>', time)
    .executeTakeFirst()
  return found !== undefined
}

/** Locks an enquiry until the transaction ends, and returns who answers it. */
export async function lock(tx: Database, id: number): Promise<number | null> {
  // SQLite has one writer at a time anyway.
  const isShared = engineOf(tx) === 'postgres'
  const enquiry = tx.selectFrom('enquiries').select('assignee_id').where('id', '=', id)
  const found = await (isShared ? enquiry.forNoKeyUpdate() : enquiry).executeTakeFirst()
  return found?.assignee_id ?? null
}

/** Locks enquiries that are to be removed, before their tours, in the order in which changes do. */
export async function lockMany(tx: Database, ids: number[]): Promise<void> {
  if (engineOf(tx) === 'sqlite') return
  const enquiries = tx.selectFrom('enquiries').select('id').where('id', 'in', ids)
  await enquiries.orderBy('id').forUpdate().execute()
}

export async function update(db: Database, id: number, change: RowChange<'enquiries'>) {
  await db.updateTable('enquiries').set(change).where('id', '=', id).execute()
}

/** Those of the properties that everyone may see, in the order of their ids. */
export function findProperties(db: Database, ids: number[]) {
  return withNames(visibleRows(db))
    .select([
      'properties.id',
      'properties.title',
      'properties.title_ar',
      'properties.reference',
      'locations.name as location_name',
      'locations.name_ar as location_name_ar',
    ])
    .where('properties.id', 'in', ids)
    .orderBy('properties.id')
    .execute()
}

export function find(db: Database, id: number) {
  return withDelivery(db).where('enquiries.id', '=', id).executeTakeFirst()
}

/** Newest first. */
export function findMany(db: Database, ids: number[]) {
  return withDelivery(db).where('enquiries.id', 'in', ids).orderBy('enquiries.id', 'desc').execute()
}

/** The senders of enquiries, newest first. */
export function listSenders(db: Database, { limit, before }: PageBefore) {
  let query = db.selectFrom('enquiries').select(['id', 'email', 'phone']).orderBy('id', 'desc')
  if (before !== undefined) query = query.where('id', '<', before)
  return query.limit(limit).execute()
}

export async function idsBefore(db: Database, created_at: string, limit: number) {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where('created_at', '<', created_at)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export function remove(db: Database, ids: number[]) {
  return db
    .deleteFrom('enquiries')
    .where('id', 'in', ids)
    .returning(['email_id', 'photos'])
    .execute()
}

/** Whose enquiries: nobody's where null, everybody's where undefined. */
export interface Assignee {
  assignee: number | null | undefined
}

/** Newest first; those that wait for an answer, whoever waits longest first. */
export async function list(
  db: Database,
  { state, kind, stage, search, before, assignee }: Omit<InboxFilter, 'assignee'> & Assignee,
  limit: number,
) {
  let query = withDelivery(db).limit(limit)
  if (state !== 'all') query = query.where('enquiries.spam', '=', state === 'spam' ? 1 : 0)
  if (state === 'open') query = query.where('enquiries.handled_at', 'is', null)
  if (state === 'handled') query = query.where('enquiries.handled_at', 'is not', null)
  if (assignee === null) query = query.where('enquiries.assignee_id', 'is', null)
  else if (assignee !== undefined) query = query.where('enquiries.assignee_id', '=', assignee)
  if (kind) query = query.where('enquiries.kind', '=', kind)
  if (stage) query = query.where('enquiries.stage', '=', stage)
  if (search) query = query.where(await searchCondition(db, search))
  if (state === 'waiting') return longestFirst(query, before).execute()
  if (before !== undefined) query = query.where('enquiries.id', '<', before)
  return query.orderBy('enquiries.id', 'desc').execute()
}

/** Those without a promise, from before there were any, have waited longest. */
export const PROMISE = sql<string>`coalesce(enquiries.promised_until, '')`

function longestFirst(query: ReturnType<typeof withDelivery>, after: number | undefined) {
  let waiting = query
    .where('enquiries.first_answer_at', 'is', null)
    .where('enquiries.handled_at', 'is', null)
  if (after !== undefined)
    waiting = waiting.where(
      sql<boolean>`(${PROMISE}, enquiries.id) > (
        select coalesce(promised_until, ''), id from enquiries where id = ${after}
      )`,
    )
  return waiting.orderBy(PROMISE).orderBy('enquiries.id')
}

export function count(db: Database, { assignee }: Assignee, now: string) {
  let query = db.selectFrom('enquiries')
  if (assignee === null) query = query.where('assignee_id', 'is', null)
  else if (assignee !== undefined) query = query.where('assignee_id', '=', assignee)
  const waits = sql`spam = 0 and handled_at is null and first_answer_at is null`
  return query
    .select([
      sql<number>`count(case when spam = 0 and handled_at is null then 1 end)`.as('open'),
      sql<number>`count(case when ${waits} then 1 end)`.as('waiting'),
      sql<number>`count(case when ${waits} and promised_until < ${now} then 1 end)`.as('late'),
      sql<number>`count(case when spam = 1 then 1 end)`.as('spam'),
      sql<number | null>`max(id)`.as('newest'),
    ])
    .executeTakeFirstOrThrow()
}

/** The names of all private photos. */
export async function photoNames(db: Database) {
  const rows = await db
    .selectFrom('enquiries')
    .select('photos')
    .where('photos', '!=', '[]')
    .execute()
  return rows.flatMap(({ photos }) => JSON.parse(photos) as string[])
}

function withDelivery(db: Database) {
  return db
    .selectFrom('enquiries')
    .leftJoin('properties', 'properties.id', 'enquiries.property_id')
    .leftJoin('emails', 'emails.id', 'enquiries.email_id')
    .leftJoin('users', 'users.id', 'enquiries.assignee_id')
    .selectAll('enquiries')
    .select([
      'properties.title as current_title',
      'properties.reference as current_reference',
      'properties.hidden_at as property_hidden_at',
      'properties.removed_at as property_removed_at',
      'users.name as assignee_name',
      'emails.state as email_state',
      'emails.tries',
      'emails.due_at',
      'emails.last_words',
      'emails.sent_at',
      'emails.perhaps_twice',
    ])
}
