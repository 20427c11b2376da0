import {
  DatabaseSync,
  type DatabaseSyncOptions,
  type SQLInputValue,
  type StatementSync,
} from 'node:sqlite'

import {
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'

import { openOnFullDisk } from './disk-reserve.ts'
import type { Tables } from './tables.ts'

const MAX_CACHED_STATEMENTS = 200

export function openSqlite(path: string): Kysely<Tables> {
  const file = openOnFullDisk(path, () => openWriter(path))
  file.exec('pragma synchronous = full')
  // Deleted data is overwritten, so that nothing of an erased person remains in free pages.
  file.exec('pragma secure_delete = on')
  return new Kysely({ dialect: new Dialect({ database: adaptDatabase(file, beginImmediate) }) })
}

function openWriter(path: string): DatabaseSync {
  const file = openFile(path, { enableForeignKeyConstraints: true })
  file.exec('pragma journal_mode = wal')
  return file
}

/** A read-only connection, which never waits for writers. */
export function openSqliteReader(path: string): Kysely<Tables> {
  const file = openFile(path)
  file.exec('pragma query_only = on')
  return new Kysely({ dialect: new Dialect({ database: adaptDatabase(file, (sql) => sql) }) })
}

function openFile(path: string, options: DatabaseSyncOptions = {}): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 5000, ...options })
  // Holds the indexes that a search of 100,000 listings reads; a small site never uses as much.
  file.exec('pragma cache_size = -32768')
  file.function('lowercase', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  )
  return file
}

/** Tells Kysely that SQLite can roll back schema changes, so that migrations are atomic. */
class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Adapts `node:sqlite` to the interface of better-sqlite3, which Kysely expects. */
function adaptDatabase(file: DatabaseSync, rewrite: (sql: string) => string): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => file.close(),
    prepare(sql) {
      const cached = statements.get(sql)
      if (cached) return cached
      const statement = prepare(file, rewrite(sql))
      statements.set(sql, statement)
      const [oldest = sql] = statements.keys()
      if (statements.size > MAX_CACHED_STATEMENTS) statements.delete(oldest)
      return statement
    },
  }
}

// A transaction that starts as a reader and then writes fails at once if another process has
// written meanwhile. One that starts as a writer waits instead.
function beginImmediate(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql
}

function prepare(file: DatabaseSync, sql: string): SqliteStatement {
  const statement = adaptStatement(file.prepare(sql))
  if (sql !== 'rollback') return statement
  // SQLite may have rolled back already when the disk was full. A second rollback would fail and
  // hide the error of the write.
  const nothing = { changes: 0, lastInsertRowid: 0 }
  return { ...statement, run: (none) => (file.isTransaction ? statement.run(none) : nothing) }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  }
}
