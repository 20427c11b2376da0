import { sql } from 'kysely'

import { engineOf, type Database } from '#storage/database/database.ts'
import type { Row, RowChange } from '#storage/database/tables.ts'

import type { PlaceTable } from './place.ts'

/** A row of either table, with its lists read. */
export type PlaceRow = ReturnType<typeof fromRow>

type StoredRow = Omit<Row<'categories'>, 'kind'> &
  Partial<Pick<Row<'categories'>, 'kind'>> &
  Partial<Pick<Row<'locations'>, 'longitude' | 'latitude' | 'about' | 'about_ar'>>

/** All categories or all locations, in the order that administrators give them, then by name. */
export async function list(db: Database, table: PlaceTable) {
  const rows = await db.selectFrom(table).selectAll().orderBy('position').orderBy('name').execute()
  return (rows as StoredRow[]).map(fromRow)
}

function fromRow({ other_names, former_names, ...row }: StoredRow) {
  return {
    ...row,
    other_names: JSON.parse(other_names) as string[],
    former_names: JSON.parse(former_names) as string[],
  }
}

/** Keeps other processes from changing the table, so that no two rows get the same name. */
export async function lock(tx: Database, table: PlaceTable): Promise<void> {
  if (engineOf(tx) === 'postgres')
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx)
}

/** How many listings have each, by id: those in the trash, and the others. */
export async function countListings(db: Database, table: PlaceTable) {
  const column = columnOf(table)
  const counts = await db
    .selectFrom('properties')
    .select([
      `${column} as id`,
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) - count(removed_at)`.as('listings'),
    ])
    .where(column, 'is not', null)
    .groupBy(column)
    .execute()
  return new Map(counts.map(({ id, all, listings }) => [id, { listings, removed: all - listings }]))
}

export async function insert(db: Database, table: PlaceTable, name: string): Promise<number> {
  const { id } = await db
    .insertInto(table)
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The columns that a change writes. */
export type PlaceColumns = RowChange<'categories'> & RowChange<'locations'>

export async function update(db: Database, table: PlaceTable, id: number, columns: PlaceColumns) {
  if (Object.keys(columns).length === 0) return
  await db
    .updateTable(table as 'locations')
    .set(columns)
    .where('id', '=', id)
    .execute()
}

export async function remove(db: Database, table: PlaceTable, id: number): Promise<void> {
  await db.deleteFrom(table).where('id', '=', id).execute()
}

/** Gives the listings of one to another, those in the trash too. */
export async function moveListings(
  db: Database,
  table: PlaceTable,
  { from, to, now }: { from: number; to: number; now: string },
): Promise<void> {
  const column = columnOf(table)
  await db
    .updateTable('properties')
    .set({
      [column]: to,
      updated_at: now,
      // The columns for the search do not depend on the name: they stay as valid as they are.
      search_columns_for: sql`case when search_columns_for = updated_at then ${now} else search_columns_for end`,
    })
    .where(column, '=', from)
    .execute()
}

/** Who answers for one location answers for another in its place. */
export async function movePeople(db: Database, from: number, to: number): Promise<void> {
  const people = await db.selectFrom('users').select(['id', 'location_ids']).execute()
  for (const { id, location_ids } of people) {
    const ids = JSON.parse(location_ids) as number[]
    if (!ids.includes(from)) continue
    const moved = new Set(ids.map((id) => (id === from ? to : id)))
    await db
      .updateTable('users')
      .set({ location_ids: JSON.stringify([...moved]) })
      .where('id', '=', id)
      .execute()
  }
}

function columnOf(table: PlaceTable) {
  return table === 'categories' ? 'category_id' : 'location_id'
}
