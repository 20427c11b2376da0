import type { Kysely } from 'kysely'

import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

export type Database = Kysely<Tables>

export interface OpenDatabase {
  db: Database
  engine: Engine
  close(): Promise<void>
}

/** `postgres://…` for a server, else the path of a SQLite file. Only the engine used is loaded. */
export async function openDatabase(address: string): Promise<OpenDatabase> {
  const engine: Engine = /^postgres(ql)?:\/\//.test(address) ? 'postgres' : 'sqlite'
  const db = engine === 'postgres' ? await postgres(address) : await sqlite(address)
  return { db, engine, close: () => db.destroy() }
}

async function postgres(url: string): Promise<Database> {
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(url)
}

async function sqlite(path: string): Promise<Database> {
  const { openSqlite } = await import('./sqlite.ts')
  return openSqlite(path)
}
