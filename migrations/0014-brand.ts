import { sql, type Kysely } from 'kysely'

/** Logos that the owner has uploaded. The settings that show them name them by their address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statement = `create table brand_files (
    name text primary key,
    width integer not null,
    height integer not null,
    created_at text not null
  )`
  await sql.raw(statement).execute(db)
}
