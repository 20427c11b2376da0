import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Database } from './database.ts'

const LOCK = 7_311_042
const LOOK_AGAIN_MS = 200

/**
 * What keeps PostgreSQL quick with a million listings. SQLite, which is for fewer, has the indexes
 * of the migrations.
 */
const INDEXES: Record<string, string> = {
  // All that is listed, in order, and nothing else: counted, and counted off, from the index alone.
  properties_listed: 'properties (id) include (hidden_at) where removed_at is null',
  // Each tells by itself what is hidden: an administrator's list and everyone's share them.
  // In the order of the list, so that a search by words ends where enough is found.
  properties_titles:
    'properties (id) include (category_id, location_id, hidden_at, lowered_title) where removed_at is null',
  properties_in_category:
    'properties (category_id, id) include (hidden_at) where removed_at is null',
  properties_in_location:
    'properties (location_id, id) include (hidden_at) where removed_at is null',
  properties_in_both:
    'properties (category_id, location_id, id) include (hidden_at) where removed_at is null',
  properties_without_title: `properties (id) include (hidden_at) where removed_at is null and lowered_title = ''`,
  properties_by_title: 'properties using gin (lowered_title gin_trgm_ops) where removed_at is null',
  // What was written last waits in a list that every search reads through: a short one.
  properties_by_words:
    'properties using gin (words gin_trgm_ops) with (gin_pending_list_limit = 256) where removed_at is null',
  properties_without_words: 'properties (id) where words_of <> updated_at',
  properties_without_permit: `properties (hidden_at, id) where removed_at is null and (permit_number = '' or permit_url = '')`,
  properties_by_expiry: `properties (permit_expires_on, hidden_at, id) where removed_at is null and permit_expires_on <> ''`,
  properties_hidden: 'properties (id) where hidden_at is not null',
  media_by_band_0: 'media (band_0)',
  media_by_band_1: 'media (band_1)',
  media_by_band_2: 'media (band_2)',
  media_by_band_3: 'media (band_3)',
  media_unseen: 'media (created_at) where looked_at is null',
  properties_by_price: 'properties (currency, amount) where removed_at is null',
  properties_without_figures: 'properties (id) where figures_of <> updated_at',
}

/** Those of earlier versions, whose work others do now. */
const OUTGROWN = [
  'properties_in_order',
  'properties_searched',
  'properties_by_category',
  'properties_by_location',
  'properties_by_both',
  'properties_untitled',
]

/**
 * Makes the indexes that are missing, while others go on to read and write: a migration would hold
 * writers up for as long as it takes.
 */
export async function ensureIndexes(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await locked(connection, async () => {
      // An index over a million listings takes minutes, and nobody waits for it.
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`create extension if not exists pg_trgm`.execute(connection)
      const made = await existing(connection)
      for (const [name, columns] of Object.entries(INDEXES)) {
        if (made.get(name) === true) continue
        // One that is not valid was left behind by a process that died while it made it.
        if (made.has(name)) await sql`drop index concurrently ${sql.id(name)}`.execute(connection)
        await sql`create index concurrently ${sql.id(name)} on ${sql.raw(columns)}`.execute(
          connection,
        )
      }
      for (const name of OUTGROWN.filter((name) => made.has(name)))
        await sql`drop index concurrently ${sql.id(name)}`.execute(connection)
    })
  })
}

/** By name, whether it can be used. */
async function existing(db: Database): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select c.relname as name, i.indisvalid as valid
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema()`.execute(db)
  return new Map(rows.map(({ name, valid }) => [name, valid]))
}

// Asked for again and again rather than waited for: an index that is made beside the work waits
// for every statement that is under way, and so for whoever waits for this lock.
async function locked(db: Database, work: () => Promise<void>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(${LOCK}) as taken`.execute(db)
    if (rows[0]?.taken) break
    await wait(LOOK_AGAIN_MS)
  }
  try {
    await work()
  } finally {
    await sql`reset statement_timeout`.execute(db)
    await sql`select pg_advisory_unlock(${LOCK})`.execute(db)
  }
}
