import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Database } from './database.ts'

const LOCK = 7_311_042
const RETRY_MS = 200

/** For a million properties on PostgreSQL. SQLite, for smaller sites, has those of the migration. */
const INDEXES: Record<string, string> = {
  // Listed properties in order: counting and skipping read the index alone.
  properties_listed: 'properties (id) include (hidden_at) where removed_at is null',
  // Indexes include `hidden_at`, so that the public and the admin list share them.
  // In the order of the list, so that a text search can stop when it has found enough.
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
  // Every search scans the pending list of a GIN index, so it is kept short.
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

/**
 * Creates missing indexes concurrently, while the site reads and writes. A migration would block
 * writers until all were built.
 */
export async function ensureIndexes(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await withLock(connection, async () => {
      // An index over a million properties takes minutes.
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`create extension if not exists pg_trgm`.execute(connection)
      const existing = await listIndexes(connection)
      for (const [name, columns] of Object.entries(INDEXES)) {
        if (existing.get(name) === true) continue
        // An invalid index was left by a process that died while building it.
        if (existing.has(name))
          await sql`drop index concurrently ${sql.id(name)}`.execute(connection)
        await sql`create index concurrently ${sql.id(name)} on ${sql.raw(columns)}`.execute(
          connection,
        )
      }
    })
  })
}

/** Index names with whether each is valid. */
async function listIndexes(db: Database): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select c.relname as name, i.indisvalid as valid
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema()`.execute(db)
  return new Map(rows.map(({ name, valid }) => [name, valid]))
}

// Polls for the lock instead of waiting in SQL: building an index concurrently waits for all running
// statements, so a statement that waits for this lock would cause a deadlock.
async function withLock(db: Database, work: () => Promise<void>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(${LOCK}) as taken`.execute(db)
    if (rows[0]?.taken) break
    await wait(RETRY_MS)
  }
  try {
    await work()
  } finally {
    await sql`reset statement_timeout`.execute(db)
    await sql`select pg_advisory_unlock(${LOCK})`.execute(db)
  }
}
