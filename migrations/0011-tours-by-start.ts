import { sql, type Kysely } from 'kysely'

/** The tours of a day are found without reading all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index tours_by_start on tours (starts_at)`.execute(db)
}
