import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'kysely'

import { POSTGRES_INDEXES } from '#migrations/postgres-indexes.ts'

import type { Database } from './database.ts'
import { storeUnavailable } from './store-errors.ts'

interface ErrorLog {
  error(facts: object, message: string): void
}

const LOCK_ID = 7_311_042
const LOCK_RETRY_MS = 200

/**
 * Creates the missing indexes while others read and write: in a migration they would block all
 * writes for as long as it takes. The site also runs without one that cannot be created.
 */
export async function ensureIndexes(db: Database, log: ErrorLog): Promise<void> {
  await db.connection().execute(async (connection) => {
    await withLock(connection, async () => {
      // An index over a million listings takes minutes.
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`create extension if not exists pg_trgm`.execute(connection)
      const existing = await existingIndexes(connection)
      for (const [name, definition] of Object.entries(POSTGRES_INDEXES)) {
        if (existing.get(name) === true) continue
        // A process that dies while it creates an index leaves an invalid one behind.
        if (existing.has(name)) await drop(connection, name)
        await create(connection, name, definition).catch(async (err: unknown) => {
          if (storeUnavailable(err)) throw err
          log.error({ err, index: name }, 'an index could not be created: some queries are slower')
          // Writes would still fail on an invalid one.
          await drop(connection, name)
        })
      }
    })
  })
}

function create(db: Database, name: string, definition: string): Promise<unknown> {
  return sql`create index concurrently ${sql.id(name)} on ${sql.raw(definition)}`.execute(db)
}

function drop(db: Database, name: string): Promise<unknown> {
  return sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
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
