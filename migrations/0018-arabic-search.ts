import { sql, type Kysely } from 'kysely'

/** Arabic titles are searched: the search columns of what may have one are computed again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update properties set search_columns_for = ''
    where title_ar <> '' or octet_length(title) <> length(title)`.execute(db)
}
