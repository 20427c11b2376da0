import { sql, type Kysely } from 'kysely'

const AT_ONCE = 1000

/** The title as the search reads it, and an index that holds all that a search looks at. */
export async function up(db: Kysely<{ properties: Titled }>): Promise<void> {
  await db.schema
    .alterTable('properties')
    .addColumn('lowered_title', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  // Both engines have a lower(), but SQLite's knows no letters beyond English.
  let after = 0
  for (;;) {
    const page = await db
      .selectFrom('properties')
      .select(['id', 'title'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    await lowerTitles(db, page)
    if (page.length < AT_ONCE) break
    after = page.at(-1)?.id ?? after
  }
  await db.schema
    .createIndex('properties_searched')
    .on('properties')
    .columns(['removed_at', 'id', 'category_id', 'location_id', 'lowered_title'])
    .execute()
}

/** In one statement: one for each listing would ask a server on a network thousands of times. */
async function lowerTitles(
  db: Kysely<{ properties: Titled }>,
  page: Pick<Titled, 'id' | 'title'>[],
): Promise<void> {
  if (page.length === 0) return
  const rows = page.map(
    ({ id, title }) => sql`(cast(${id} as integer), ${title.trim().toLowerCase()})`,
  )
  // Both engines name the columns of a list of values so.
  await sql`
    update properties set lowered_title = lowered.column2
    from (values ${sql.join(rows)}) as lowered
    where properties.id = lowered.column1
  `.execute(db)
}

interface Titled {
  id: number
  title: string
  lowered_title: string
}
