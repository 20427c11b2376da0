import type { ExpressionBuilder } from 'kysely'

import { countRows } from '#domain/count-rows.server.ts'
import type { Database } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/tables.ts'

import type { DecodedPhoto } from './decode.server.ts'

// A photo with no `kept_at` is in quarantine.

export async function describe(db: Database, names: string[]) {
  if (names.length === 0) return []
  return db
    .selectFrom('media')
    .select(['name', 'width', 'height', 'placeholder'])
    .where('name', 'in', names)
    .execute()
}

export async function names(db: Database) {
  const rows = await db.selectFrom('media').select('name').execute()
  return rows.map((row) => row.name)
}

/** The first of these names that exists. */
export async function find(db: Database, names: string[]) {
  return db
    .selectFrom('media')
    .select(['name', 'kept_at'])
    .where('name', 'in', names)
    .executeTakeFirst()
}

/** An existing photo starts its quarantine again; one that has left quarantine stays out of it. */
export async function put(
  db: Database,
  { bytes, ...photo }: DecodedPhoto,
  times: { created_at: string; kept_at: string | null },
) {
  await db
    .insertInto('media')
    .values({ ...photo, ...times, bytes: bytes.length })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((old) => ({
        created_at: times.created_at,
        kept_at: old.fn.coalesce('media.kept_at', old.val(times.kept_at)),
      })),
    )
    .execute()
}

/** Takes the photos out of quarantine and returns the names that exist. */
export async function approve(db: Database, names: string[], kept_at: string) {
  await db
    .updateTable('media')
    .set({ kept_at })
    .where('name', 'in', names)
    .where('kept_at', 'is', null)
    .execute()
  const rows = await db.selectFrom('media').select('name').where('name', 'in', names).execute()
  return new Set(rows.map((row) => row.name))
}

export function countInQuarantine(db: Database) {
  return countRows(db.selectFrom('media').where('kept_at', 'is', null))
}

export async function removeFromQuarantine(db: Database, before: string, limit: number) {
  const isOver = (media: ExpressionBuilder<Tables, 'media'>) =>
    media.and([media('kept_at', 'is', null), media('created_at', '<', before)])
  const oldest = db.selectFrom('media').select('name').where(isOver).limit(limit)
  const rows = await db
    .deleteFrom('media')
    .where('name', 'in', oldest)
    .where(isOver)
    .returning('name')
    .execute()
  return rows.map((row) => row.name)
}

export async function remove(db: Database, names: string[]) {
  if (names.length > 0) await db.deleteFrom('media').where('name', 'in', names).execute()
}
