import { sql, type Kysely } from 'kysely'

/**
 * Changes of a listing that are shown by a link before they are saved. Listings are also found by
 * their building and amenities: their search columns are computed again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table previews (
    id text primary key,
    property_id integer not null,
    change text not null,
    until text not null
  )`.execute(db)
  await sql`create index previews_by_property on previews (property_id, until)`.execute(db)
  await sql`update properties set search_columns_for = ''
    where tower_name <> '' or sub_community <> '' or project_name <> '' or developer <> ''
      or furnished <> '' or features <> ''`.execute(db)
}
