import { sql, type Kysely } from 'kysely'

/** Service charges are searched: the search columns of what has one are computed again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update properties set search_columns_for = '' where service_charge <> ''`.execute(db)
}
