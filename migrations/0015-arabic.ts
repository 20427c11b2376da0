import { sql, type Kysely } from 'kysely'

const COLUMNS = {
  posts: ['title_ar', 'author_ar', 'seo_title_ar', 'body_ar'],
  properties: ['nearby_ar'],
  users: ['name_ar', 'job_title_ar', 'about_ar'],
}

/** Texts in Arabic, beside the English ones. Empty: there is none yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(COLUMNS))
    for (const column of columns)
      await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} text not null default ''`.execute(
        db,
      )
}
