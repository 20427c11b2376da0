import { sql } from 'kysely'

import { inBatches } from '#domain/paging.server.ts'
import * as settings from '#domain/settings/settings.server.ts'
import type { Database } from '#storage/database/database.ts'

import type { PropertyId } from './property.ts'

const BATCH = 500

/** Whether a property other than `id` has this reference. Case does not count. */
export async function hasReference(db: Database, reference: string, id: PropertyId = 0) {
  const row = await db
    .selectFrom('properties')
    .select('id')
    .where('removed_at', 'is', null)
    .where('id', '!=', id)
    // The index leaves out empty ones.
    .where('reference', '<>', '')
    // Both by the database: JavaScript knows more capitals than SQLite.
    .where(sql`lower(reference)`, '=', sql`lower(${reference})`)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether another listing that is not removed has the reference of a row of `properties`. */
export const ANOTHER_HAS_REFERENCE = sql<boolean>`exists (
  select 1 from properties as other
  where other.removed_at is null and other.reference <> ''
    and lower(other.reference) = lower(properties.reference) and other.id <> properties.id)`

/** Until the end of the transaction, no other one gives away a reference. */
export async function lockReferences(db: Database): Promise<void> {
  await settings.write({ db }, 'property-references', '')
}

/** Of a listing that comes back: while it was removed, another may have been given its reference. */
export async function clearTakenReference(db: Database, id: PropertyId): Promise<void> {
  await db
    .updateTable('properties')
    .set({ reference: '' })
    .where('id', '=', id)
    .where(ANOTHER_HAS_REFERENCE)
    .execute()
}

/** Gives those without a reference the prefix and their id; where another has that, a letter after it. */
export async function setReferences(db: Database, ids: PropertyId[], prefix: string) {
  const unnamed = (ids: PropertyId[]) =>
    db.updateTable('properties').where('id', 'in', ids).where('reference', '=', '')
  for (const batch of inBatches(ids, BATCH)) {
    const byDefault = sql<string>`${prefix} || cast(id as text)`
    const taken = await db
      .selectFrom('properties')
      .select('id')
      .where('id', 'in', batch)
      .where('reference', '=', '')
      .where((row) =>
        row.exists(
          row
            .selectFrom('properties as other')
            .select('other.id')
            .where('other.reference', '<>', '')
            .where(
              sql`lower(other.reference)`,
              '=',
              sql`lower(${prefix} || cast(properties.id as text))`,
            ),
        ),
      )
      .execute()
    for (const { id } of taken)
      await unnamed([id])
        .set({ reference: await firstUnused(db, `${prefix}${id}`) })
        .execute()
    await unnamed(batch).set({ reference: byDefault }).execute()
  }
}

/** The first of GH-3b, GH-3c … GH-3z, GH-3zb … that no listing has; those in the trash may come back. */
async function firstUnused(db: Database, taken: string): Promise<string> {
  for (let start = taken; ; start += 'z')
    for (const letter of 'bcdefghijklmnopqrstuvwxyz') {
      const reference = start + letter
      const row = await db
        .selectFrom('properties')
        .select('id')
        .where('reference', '<>', '')
        .where(sql`lower(reference)`, '=', sql`lower(${reference})`)
        .executeTakeFirst()
      if (!row) return reference
    }
}
