import type { Database } from '#storage/database/database.ts'

/** The tables whose rows are marked as removed before they are deleted for good. */
export type Removable = 'properties' | 'posts'

/** Sets or clears `removed_at`; undefined where no row had to change. */
export function setRemovedAt(
  db: Database,
  table: Removable,
  id: number,
  removed_at: string | null,
) {
  return db
    .updateTable(table)
    .set({ removed_at })
    .where('id', '=', id)
    .where('removed_at', removed_at === null ? 'is not' : 'is', null)
    .returning('title')
    .executeTakeFirst()
}

export async function deleteRemoved(db: Database, table: Removable, before: string) {
  await db.deleteFrom(table).where('removed_at', '<', before).execute()
}

export async function deleteDemo(db: Database, table: Removable) {
  await db.deleteFrom(table).where('demo', '=', 1).execute()
}
