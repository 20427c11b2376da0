import { once } from 'node:events'

import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Pool } from 'pg'
import { inject, onTestFinished } from 'vitest'

import type { Database, OpenDatabase } from '#storage/database/database.ts'
import { openPool } from '#storage/database/postgres.ts'
import type { Tables } from '#storage/database/tables.ts'

import { createDatabase } from './postgres.ts'

export type Contents = 'empty' | 'migrated'

interface PooledDatabase {
  address: string
  connections: Pool
  /** A test has changed something that `clear` does not undo, so no other test may use it. */
  isUnusable?: boolean
}

// PostgreSQL takes a tenth of a second to create a database, and much less to empty one, so the tests
// of a Vitest worker use the databases of earlier ones again. They stay connected: a new connection
// reads the definitions of all tables again.
const unused: Record<Contents, PooledDatabase[]> = { empty: [], migrated: [] }

/** A PostgreSQL database for this test alone: without tables, or as a migration leaves it. */
export async function openPooled(
  contents: Contents,
): Promise<{ address: string; database: OpenDatabase }> {
  for (let pooled = unused[contents].pop(); pooled; pooled = unused[contents].pop()) {
    const database = openUntilFinished(pooled, contents)
    if (await clear(database.db, contents)) return { address: pooled.address, database }
    pooled.isUnusable = true
  }
  const template = contents === 'migrated' ? inject('migrated') : undefined
  const address = await createDatabase(inject('postgres'), template)
  const connections = openPool(address, { patient: true })
  const database = openUntilFinished({ address, connections }, contents)
  if (contents === 'migrated') initialState ??= await stateNotCleared(database.db)
  return { address, database }
}

/** Each test has its own `Kysely`, which refuses whatever comes after the end of the test. */
function openUntilFinished(pooled: PooledDatabase, contents: Contents): OpenDatabase {
  const { connections } = pooled
  let opening: Promise<unknown> = Promise.resolve()
  const connect = () => {
    const client = connections.connect()
    opening = Promise.allSettled([opening, client])
    return client
  }
  const waitUntilReleased = async () => {
    // A connection that cannot be opened is never released.
    await opening
    while (connections.idleCount < connections.totalCount)
      await once(connections, 'release').catch(() => {})
  }
  const { options } = connections
  const pool = { options, connect, end: waitUntilReleased }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  onTestFinished(async () => {
    await db.destroy()
    if (pooled.isUnusable) await connections.end()
    else unused[contents].push(pooled)
  })
  return { db, engine: 'postgres', close: () => db.destroy() }
}

/** Empties the database. False if a test has changed something that is not cleared. */
async function clear(db: Database, contents: Contents): Promise<boolean> {
  if (contents === 'empty') {
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    return true
  }
  if ((await stateNotCleared(db)) !== initialState) return false
  await EMPTY_TABLES.execute(db)
  return true
}

let initialState: string | undefined

/** What `clear` leaves as it is: the tables, the indexes, and the rows that a migration inserts. */
async function stateNotCleared(db: Database): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat(
      (select string_agg(concat_ws(' ', oid, relname, relnatts), ',' order by oid)
        from pg_class where relnamespace = 'public'::regnamespace),
      (select string_agg(categories::text, ',' order by id) from categories),
      (select string_agg(locations::text, ',' order by id) from locations)) as state`.execute(db)
  return rows[0]?.state ?? ''
}

// TRUNCATE makes new files for a table and its indexes, which takes a hundred times as long as deleting
// the few rows of a test; a table that a test has filled is truncated all the same. Keys are not
// checked, so the order of tables does not matter.
const EMPTY_TABLES = sql`
  do $$
  declare used record;
  begin
    set local session_replication_role = replica;
    for used in
      select oid::regclass as name, pg_relation_size(oid) > 1e6 as is_large from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
        and relname not in ('categories', 'locations', 'kysely_migration', 'kysely_migration_lock')
    loop
      if used.is_large then execute 'truncate ' || used.name || ' cascade';
      else execute 'delete from ' || used.name;
      end if;
    end loop;
    perform setval(sequencename::regclass, 1, false) from pg_sequences
      where schemaname = 'public' and last_value is not null
        and sequencename not in ('categories_id_seq', 'locations_id_seq');
  end $$`
