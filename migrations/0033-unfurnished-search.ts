import { sql, type Kysely } from 'kysely'

/** Unfurnished homes are found as such: the search columns of what is one are computed again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update properties set search_columns_for = '' where furnished = 'no'`.execute(db)
}
