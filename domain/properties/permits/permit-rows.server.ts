import { sql, type SqlBool } from 'kysely'

import { countRows } from '#domain/count-rows.server.ts'
import { engineOf, type Database } from '#storage/database/database.ts'

import type { PermitAlertKind } from './permit.ts'

// The rule of `permitState` in SQL. Written as literals rather than parameters: a partial index is used
// only if the query contains the index's own condition.
const HIDDEN = sql<SqlBool>`hidden_at is not null`
const NOT_REMOVED = sql<SqlBool>`removed_at is null`
const INCOMPLETE = sql<SqlBool>`(permit_number = '' or permit_url = '')`
const HAS_LAST_DAY = sql<SqlBool>`permit_expires_on <> ''`

const ALERT_COLUMNS = [
  'id',
  'title',
  'permit_number',
  'permit_url',
  'permit_expires_on',
  'hidden_at',
] as const

/** Inside a transaction the rows stay locked until it ends. */
export function findMany(db: Database, ids: number[]) {
  const query = db
    .selectFrom('properties')
    .select(ALERT_COLUMNS)
    .where('id', 'in', ids)
    .where(NOT_REMOVED)
    .orderBy('id')
  return (db.isTransaction && engineOf(db) === 'postgres' ? query.forUpdate() : query).execute()
}

/** Ids of visible properties without a valid permit. */
export async function idsToHide(db: Database, today: string, limit: number) {
  const visible = () =>
    db.selectFrom('properties').select('id').where(NOT_REMOVED).where('hidden_at', 'is', null)
  const incomplete = await visible().where(INCOMPLETE).orderBy('id').limit(limit).execute()
  if (incomplete.length > 0) return incomplete.map(({ id }) => id)
  const expired = await visible()
    .where(HAS_LAST_DAY)
    .where('permit_expires_on', '<', today)
    .limit(limit)
    .execute()
  return expired.map(({ id }) => id)
}

/** Ids of hidden properties in ascending order, starting after an id. */
export async function hiddenIds(db: Database, after: number, limit: number) {
  const page = await db
    .selectFrom('properties')
    .select('id')
    .where(HIDDEN)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return page.map(({ id }) => id)
}

export function countHidden(db: Database) {
  return countRows(db.selectFrom('properties').where(HIDDEN).where(NOT_REMOVED))
}

/** Hides or shows. Returns only the rows that changed: another process may have been first. */
export async function setHidden(db: Database, ids: number[], hidden_at: string | null) {
  if (ids.length === 0) return []
  return db
    .updateTable('properties')
    .set({ hidden_at })
    .where('id', 'in', ids)
    .where('hidden_at', hidden_at === null ? 'is not' : 'is', null)
    .returning(['id', 'title'])
    .execute()
}

/** The first and the last day on which permits of a kind end. Not used for `missing`. */
export type DayRange = { from: string; to: string }

export function count(db: Database, kind: PermitAlertKind, days: DayRange, limit: number) {
  return countRows(db.selectFrom(alertsOfKind(db, kind, days).limit(limit).as('counted')))
}

export function list(
  db: Database,
  kind: PermitAlertKind,
  days: DayRange,
  page: { limit: number; offset: number },
) {
  return alertsOfKind(db, kind, days)
    .select(ALERT_COLUMNS)
    .orderBy(kind === 'missing' ? 'id' : 'permit_expires_on')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

function alertsOfKind(db: Database, kind: PermitAlertKind, { from, to }: DayRange) {
  const unremoved = db.selectFrom('properties').select('id').where(NOT_REMOVED)
  if (kind === 'missing') return unremoved.where(INCOMPLETE)
  return unremoved
    .where(HAS_LAST_DAY)
    .where('permit_expires_on', '>=', from)
    .where('permit_expires_on', '<=', to)
    .where(sql<SqlBool>`not ${INCOMPLETE}`)
}
