import { existsSync } from 'node:fs'

import { PostgresAdapter, type Kysely } from 'kysely'

import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

export type Database = Kysely<Tables>

export interface OpenDatabase {
  db: Database
  engine: Engine
  close(): Promise<void>
}

/**
 * Opens `postgres://…` or else a SQLite file. Only the code of that engine is loaded. With `patient`
 * there are no timeouts, for work that may take minutes.
 */
export async function openDatabase(
  address: string,
  { patient = false } = {},
): Promise<OpenDatabase> {
  const engine = engineAt(address)
  const db = engine === 'postgres' ? await postgres(address, patient) : await sqlite(address)
  return { db, engine, close: () => db.destroy() }
}

/** The engine of a database or of a transaction. */
export function engineOf(db: Database): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}

/** Runs work on the database that may take minutes. */
export type WithoutTimeouts = <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>

/** PostgreSQL gets a separate connection without timeouts; SQLite has none. */
export function withoutTimeouts({ db, engine }: OpenDatabase, address: string): WithoutTimeouts {
  if (engine === 'sqlite') return (work) => work(db)
  return async (work) => {
    const own = await postgres(address, true)
    try {
      return await work(own)
    } finally {
      await own.destroy()
    }
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
    const db = engine === 'postgres' ? await postgres(address, true) : await sqliteReader(address)
    try {
      return await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((tx) => work(tx, engine))
    } finally {
      await db.destroy()
    }
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

function engineAt(address: string): Engine {
  return /^postgres(ql)?:\/\//.test(address) ? 'postgres' : 'sqlite'
}

async function postgres(url: string, patient: boolean): Promise<Database> {
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(url, { patient })
}

async function sqlite(path: string): Promise<Database> {
  const { openSqlite } = await import('./sqlite.ts')
  return openSqlite(path)
}

async function sqliteReader(path: string): Promise<Database> {
  const { openSqliteReader } = await import('./sqlite.ts')
  return openSqliteReader(path)
}
