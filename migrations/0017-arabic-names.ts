import { sql, type Kysely } from 'kysely'

import { ARABIC_NAMES } from './initial-categories-and-locations.ts'

/** Initial categories and locations get an Arabic name, except those that the owner named or renamed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, names] of Object.entries(ARABIC_NAMES))
    for (const [name, arabic] of Object.entries(names))
      await sql`update ${sql.table(table)} set name_ar = ${arabic}
        where name = ${name} and name_ar = ''`.execute(db)
}
