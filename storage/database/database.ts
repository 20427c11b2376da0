import { existsSync } from 'node:fs'

import { PostgresAdapter, sql, type Expression, type Kysely, type RawBuilder } from 'kysely'

import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

export type Database = Kysely<Tables>

export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>

/**
 * Opens `postgres://…` or else a SQLite file. Only the code of that engine is loaded. With `patient`
 * there are no timeouts, for work that may take minutes.
 */
export async function openDatabase(address: string, { patient = false } = {}) {
  const engine = engineAt(address)
  const db: Database =
    engine === 'postgres'
      ? await openPostgres(address, patient)
      : (await import('./sqlite.ts')).openSqlite(address)
  return { db, engine, close: () => db.destroy() }
}

/** The engine of a database or of a transaction. */
export function engineOf(db: Database): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}

/** The tables of this database, without views; in PostgreSQL those of the schema that we use. */
export async function tableNames(db: Database): Promise<string[]> {
  const tables =
    engineOf(db) === 'postgres'
      ? sql<{ name: string }>`
          select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_schema where type = 'table'
          and name not like 'sqlite_%'`
  return (await tables.execute(db)).rows.map(({ name }) => name)
}

/**
 * Lower case in every script. SQLite's own `lower` knows only ASCII, so `sqlite.ts` registers a
 * function; PostgreSQL's depends on the locale, so the collation is named.
 */
export function lowercase(db: Database, text: Expression<unknown>): RawBuilder<string> {
  return engineOf(db) === 'postgres'
    ? sql<string>`lower(${text} collate "und-x-icu")`
    : sql<string>`lowercase(${text})`
}

/**
 * Removes deleted rows from SQLite's log as well, where they would stay until it is written over.
 * PostgreSQL writes over them after its next vacuum.
 */
export async function forgetDeleted(db: Database): Promise<void> {
  if (engineOf(db) === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** Runs work on the database that may take minutes. */
export type WithoutTimeouts = <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>

/** PostgreSQL gets a separate connection without timeouts; SQLite has none. */
export function withoutTimeouts({ db, engine }: OpenDatabase, address: string): WithoutTimeouts {
  if (engine === 'sqlite') return (work) => work(db)
  return async (work) => {
    await using own = await openPostgres(address, true)
    return await work(own)
  }
}

/** Reads the whole database as of one moment, whatever is written meanwhile. */
export type Snapshot = <Result>(
  work: (db: Database, engine: Engine) => Promise<Result>,
) => Promise<Result>

/** Each snapshot uses a separate connection, and blocks no writer. */
export function snapshotsOf(address: string): Snapshot {
  const engine = engineAt(address)
  return async (work) => {
    if (!databaseExists(address)) throw new Error(`There is no file ${address}`)
    await using db =
      engine === 'postgres'
        ? await openPostgres(address, true)
        : (await import('./sqlite.ts')).openSqliteReader(address)
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => work(tx, engine))
  }
}

/**
 * Calls back for each PostgreSQL notification on a channel; returns a function that stops it.
 * Notifications sent while the connection is lost are missed. SQLite has none.
 */
export async function listenTo(
  address: string,
  channel: string,
  onMessage: (payload: string) => void,
): Promise<() => Promise<void>> {
  if (engineAt(address) === 'sqlite') return () => Promise.resolve()
  const { listen } = await import('./postgres-listener.ts')
  return listen(address, channel, onMessage)
}

/** False for a SQLite file that does not exist. A server is not asked. */
export function databaseExists(address: string): boolean {
  return engineAt(address) === 'postgres' || existsSync(address)
}

export function engineAt(address: string): Engine {
  return /^postgres(ql)?:\/\//.test(address) ? 'postgres' : 'sqlite'
}

async function openPostgres(url: string, patient: boolean): Promise<Database> {
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(url, { patient })
}
