import type { Database } from '#storage/database/database.ts'

import type { DecodedPhoto } from './decode.server.ts'
import type { Photo } from './photo.ts'

export async function describe(db: Database, names: string[]): Promise<Photo[]> {
  if (names.length === 0) return []
  return db
    .selectFrom('media')
    .select(['name', 'width', 'height', 'placeholder'])
    .where('name', 'in', names)
    .execute()
}

export async function names(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('media').select('name').execute()
  return rows.map((row) => row.name)
}

/** The first of these that there is. */
export async function find(db: Database, names: string[]) {
  return db
    .selectFrom('media')
    .select(['name', 'kept_at'])
    .where('name', 'in', names)
    .executeTakeFirst()
}

/**
 * Transactions that bring photos or remove their files queue here, to their end: no file may leave
 * that a new row refers to.
 */
export async function queueForFiles(tx: Database): Promise<void> {
  await tx
    .insertInto('settings')
    .values({ name: 'photo-files', value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
    .execute()
}

/** A photo that is brought again starts its day anew, and once kept it stays kept. */
export async function put(
  db: Database,
  { bytes, ...photo }: DecodedPhoto,
  times: { created_at: string; kept_at: string | null },
): Promise<void> {
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

/** Marks the photos as kept and returns the names of those that there are. */
export async function keep(db: Database, names: string[], kept_at: string): Promise<Set<string>> {
  await db
    .updateTable('media')
    .set({ kept_at })
    .where('name', 'in', names)
    .where('kept_at', 'is', null)
    .execute()
  const rows = await db.selectFrom('media').select('name').where('name', 'in', names).execute()
  return new Set(rows.map((row) => row.name))
}

export async function countInQuarantine(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('media')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('kept_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function removeFromQuarantine(
  db: Database,
  before: string,
  most: number,
): Promise<string[]> {
  const oldest = db
    .selectFrom('media')
    .select('name')
    .where('kept_at', 'is', null)
    .where('created_at', '<', before)
    .limit(most)
  const rows = await db
    .deleteFrom('media')
    .where('name', 'in', oldest)
    .where('kept_at', 'is', null)
    .where('created_at', '<', before)
    .returning('name')
    .execute()
  return rows.map((row) => row.name)
}

export async function remove(db: Database, names: string[]): Promise<void> {
  if (names.length > 0) await db.deleteFrom('media').where('name', 'in', names).execute()
}
