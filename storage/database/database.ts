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
 * `postgres://…` for a server, else the path of a SQLite file. Only the engine used is loaded.
 * Patient: for work that may take minutes, without the limits that keep a serving site quick.
 */
export async function openDatabase(
  address: string,
  { patient = false } = {},
): Promise<OpenDatabase> {
  const engine = engineAt(address)
  const db = engine === 'postgres' ? await postgres(address, patient) : await sqlite(address)
  return { db, engine, close: () => db.destroy() }
}

/** What stands behind a database or a transaction of it. */
export function engineOf(db: Database): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}

/** Work on the database that may take minutes. */
export type WithoutTimeouts = <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>

/** On a connection of its own where there are limits; SQLite has none, and one writer at a time. */
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

/** The whole database as it stands at one moment, whatever is written meanwhile. */
export type Snapshot = <Result>(
  work: (db: Database, engine: Engine) => Promise<Result>,
) => Promise<Result>

/** Each snapshot reads on a connection of its own, and holds up no writer. */
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
        .execute((moment) => work(moment, engine))
    } finally {
      await db.destroy()
    }
  }
}

/**
 * Hears what other processes announce on a channel, as soon as they do; returns how to stop. What is
 * announced while the server is out of reach is never heard, and SQLite announces nothing.
 */
export async function listenTo(
  address: string,
  channel: string,
  heard: (words: string) => void,
): Promise<() => Promise<void>> {
  if (engineAt(address) === 'sqlite') return () => Promise.resolve()
  const { listen } = await import('./postgres-listener.ts')
  return listen(address, channel, heard)
}

/** False for a SQLite file that is not there. Of a server nothing is known before it is asked. */
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
