import type { Kysely } from 'kysely'

import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

export type Database = Kysely<Tables>

export interface OpenDatabase {
  db: Database
  engine: Engine
  close(): Promise<void>
}

/** `postgres://…` for a server, else the path of a SQLite file (`:memory:` for none). */
export function openDatabase(address: string): OpenDatabase {
  const engine: Engine = /^postgres(ql)?:\/\//.test(address) ? 'postgres' : 'sqlite'
  const db = engine === 'postgres' ? openPostgres(address) : openSqlite(address)
  return { db, engine, close: () => db.destroy() }
}
