import type { Insertable } from 'kysely'

import type { Database } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/tables.ts'

/** Oldest first. */
export async function list(db: Database) {
  const rows = await db.selectFrom('brochures').selectAll().orderBy('id').execute()
  return rows.map(({ file, demo, ...brochure }) => ({
    ...brochure,
    filename: file,
    url: `/uploads/${file}`,
  }))
}

export async function insert(db: Database, row: Insertable<Tables['brochures']>) {
  await db.insertInto('brochures').values(row).execute()
}

export async function remove(db: Database, id: number) {
  return db
    .deleteFrom('brochures')
    .where('id', '=', id)
    .returning(['title', 'file'])
    .executeTakeFirst()
}

export async function deleteDemo(db: Database) {
  const rows = await db.deleteFrom('brochures').where('demo', '=', 1).returning('file').execute()
  return rows.map(({ file }) => file)
}
