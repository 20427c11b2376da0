import { sql, type Kysely } from 'kysely'

/**
 * PostgreSQL has both texts in one row of an index, which limits them: longer ones are computed again,
 * and are emptied first, since the indexes may be made before that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update properties set search_text = '', search_columns_for = ''
    where octet_length(lowercase_title) + octet_length(search_text) > 2500
  `.execute(db)
}
