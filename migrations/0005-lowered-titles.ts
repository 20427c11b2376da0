import type { Kysely } from 'kysely'

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
    for (const { id, title } of page)
      await db
        .updateTable('properties')
        .set({ lowered_title: title.trim().toLowerCase() })
        .where('id', '=', id)
        .execute()
    if (page.length < AT_ONCE) break
    after = page.at(-1)?.id ?? after
  }
  await db.schema
    .createIndex('properties_searched')
    .on('properties')
    .columns(['removed_at', 'id', 'category_id', 'location_id', 'lowered_title'])
    .execute()
}

interface Titled {
  id: number
  title: string
  lowered_title: string
}
