import { sql, type Kysely } from 'kysely'

/** Orientations and videos are searched: the search columns of what has one are computed again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update properties set search_columns_for = ''
    where orientation <> '' or video_url <> ''`.execute(db)
}
