import { sql, type SqlBool } from 'kysely'

import { engineOf, type Database } from '#storage/database/database.ts'

import type { PermitKind } from './permit-kinds.ts'

// What `standingOf` says, as far as an index can tell. Written out and not given as values: an index
// over a part of the table is used only where the question names that part.
const LISTED = sql<SqlBool>`removed_at is null`
const LACKING = sql<SqlBool>`(permit_number = '' or permit_url = '')`
const DATED = sql<SqlBool>`permit_expires_on <> ''`

const SHOWN = [
  'id',
  'title',
  'permit_number',
  'permit_url',
  'permit_expires_on',
  'hidden_at',
] as const

/** In a transaction they stay as they are until it ends. */
export function those(db: Database, ids: number[]) {
  const those = db
    .selectFrom('properties')
    .select(SHOWN)
    .where('id', 'in', ids)
    .where(LISTED)
    .orderBy('id')
  return (db.isTransaction && engineOf(db) === 'postgres' ? those.forUpdate() : those).execute()
}

/** Ids of what is shown and has no valid permit. */
export async function toHide(db: Database, today: string, limit: number): Promise<number[]> {
  const shown = () =>
    db.selectFrom('properties').select('id').where(LISTED).where('hidden_at', 'is', null)
  const lacking = await shown().where(LACKING).orderBy('id').limit(limit).execute()
  if (lacking.length > 0) return lacking.map(({ id }) => id)
  const expired = await shown()
    .where(DATED)
    .where('permit_expires_on', '<', today)
    .limit(limit)
    .execute()
  return expired.map(({ id }) => id)
}

/** Ids of what is hidden, in order; `after` continues where the page before ended. */
export async function hidden(db: Database, after: number, limit: number): Promise<number[]> {
  const page = await db
    .selectFrom('properties')
    .select('id')
    .where(sql<SqlBool>`hidden_at is not null`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return page.map(({ id }) => id)
}

export async function countHidden(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('properties')
    .select((select) => select.fn.countAll().as('count'))
    .where(sql<SqlBool>`hidden_at is not null`)
    .where(LISTED)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Sets or clears the mark; those that another process has just marked are not told again. */
export function mark(
  db: Database,
  ids: number[],
  hidden_at: string | null,
): Promise<{ id: number; title: string }[]> {
  return db
    .updateTable('properties')
    .set({ hidden_at })
    .where('id', 'in', ids)
    .where('hidden_at', hidden_at === null ? 'is not' : 'is', null)
    .returning(['id', 'title'])
    .execute()
}

/** The days between which a permit of this kind ends; `missing` is told by no day. */
export type Days = { from: string; to: string }

export async function count(
  db: Database,
  kind: PermitKind,
  days: Days,
  bound: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(ofKind(db, kind, days).limit(bound).as('found'))
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function list(
  db: Database,
  kind: PermitKind,
  days: Days,
  part: { limit: number; offset: number },
) {
  return ofKind(db, kind, days)
    .select(SHOWN)
    .orderBy(kind === 'missing' ? 'id' : 'permit_expires_on')
    .orderBy('id')
    .limit(part.limit)
    .offset(part.offset)
    .execute()
}

function ofKind(db: Database, kind: PermitKind, { from, to }: Days) {
  const listed = db.selectFrom('properties').select('id').where(LISTED)
  if (kind === 'missing') return listed.where(LACKING)
  return listed
    .where(DATED)
    .where('permit_expires_on', '>=', from)
    .where('permit_expires_on', '<=', to)
    .where(sql<SqlBool>`not ${LACKING}`)
}
