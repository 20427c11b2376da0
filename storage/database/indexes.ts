import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Database } from './database.ts'

const LOCK_ID = 7_311_042
const LOCK_RETRY_MS = 200

/**
 * The indexes of PostgreSQL, which serves up to a million listings. SQLite serves fewer, and has the
 * indexes of the migrations. A changed definition needs a new name: existing indexes are kept by name.
 */
const INDEXES: Record<string, string> = {
  // Each includes `hidden_at`, so that the administrators' list and the public one share it.
  properties_listed: 'properties (id) include (hidden_at) where removed_at is null',
  properties_in_category:
    'properties (category_id, id) include (hidden_at) where removed_at is null',
  properties_in_location:
    'properties (location_id, id) include (hidden_at) where removed_at is null',
  properties_in_both:
    'properties (category_id, location_id, id) include (hidden_at) where removed_at is null',
  // Holds every column that visitors search by, so that a search never reads the long rows.
  properties_search:
    'properties (id) include (hidden_at, category_id, location_id, currency, price_number, property_type, bedroom, bathroom, parking_spaces, maxarea, lowercase_title, search_text) where removed_at is null',
  properties_by_price:
    'properties (currency, price_number, id) include (hidden_at, category_id, location_id, property_type, bedroom, bathroom, parking_spaces, maxarea, lowercase_title) where removed_at is null',
  properties_by_bedroom: 'properties (bedroom) where removed_at is null',
  properties_by_bathroom: 'properties (bathroom) where removed_at is null',
  properties_by_parking_spaces: 'properties (parking_spaces) where removed_at is null',
  properties_title_trigrams:
    'properties using gin (lowercase_title gin_trgm_ops) where removed_at is null',
  // Every search reads the list of rows that are not indexed yet: keep it short.
  properties_text_trigrams:
    'properties using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where removed_at is null',
  properties_by_permit: `properties (permit_number) where permit_number <> ''`,
  properties_without_search_columns: 'properties (id) where search_columns_for <> updated_at',
  properties_without_permit: `properties (hidden_at, id) where removed_at is null and (permit_number = '' or permit_url = '')`,
  properties_by_expiry: `properties (permit_expires_on, hidden_at, id) where removed_at is null and permit_expires_on <> ''`,
  properties_hidden: 'properties (id) where hidden_at is not null',
  photos_by_band_0: 'photos (band_0)',
  photos_by_band_1: 'photos (band_1)',
  photos_by_band_2: 'photos (band_2)',
  photos_by_band_3: 'photos (band_3)',
  photos_unseen: 'photos (created_at) where fingerprinted_at is null',
}

/**
 * Creates the missing indexes while others read and write: in a migration they would block all
 * writes for as long as it takes.
 */
export async function ensureIndexes(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await withLock(connection, async () => {
      // An index over a million listings takes minutes.
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`create extension if not exists pg_trgm`.execute(connection)
      const existing = await existingIndexes(connection)
      for (const [name, definition] of Object.entries(INDEXES)) {
        if (existing.get(name) === true) continue
        // A process that dies while it creates an index leaves an invalid one behind.
        if (existing.has(name))
          await sql`drop index concurrently ${sql.id(name)}`.execute(connection)
        await sql`create index concurrently ${sql.id(name)} on ${sql.raw(definition)}`.execute(
          connection,
        )
      }
    })
  })
}

/** By name, whether the index is valid. */
async function existingIndexes(db: Database): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select c.relname as name, i.indisvalid as valid
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema()`.execute(db)
  return new Map(rows.map(({ name, valid }) => [name, valid]))
}

// Polls for the lock: creating an index concurrently waits for every running statement, and so for
// one that waits for this lock.
async function withLock(db: Database, work: () => Promise<void>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(${LOCK_ID}) as locked`.execute(db)
    if (rows[0]?.locked) break
    await wait(LOCK_RETRY_MS)
  }
  try {
    await work()
  } finally {
    await sql`reset statement_timeout`.execute(db)
    await sql`select pg_advisory_unlock(${LOCK_ID})`.execute(db)
  }
}
