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

import type { Tables } from './tables.ts'

const STATEMENTS_KEPT = 200

export function openSqlite(path: string): Kysely<Tables> {
  const file = opened(path, { enableForeignKeyConstraints: true })
  file.exec('pragma journal_mode = wal')
  file.exec('pragma synchronous = full')
  // What is deleted is overwritten: a person who asks to be forgotten is not left in free pages.
  file.exec('pragma secure_delete = on')
  return new Kysely<Tables>({ dialect: new Dialect({ database: adapted(file, atOnce) }) })
}

/** A second connection that never writes, and so never waits for one that does. */
export function openSqliteReader(path: string): Kysely<Tables> {
  const file = opened(path)
  file.exec('pragma query_only = on')
  return new Kysely<Tables>({ dialect: new Dialect({ database: adapted(file, asItIs) }) })
}

function opened(path: string, options: DatabaseSyncOptions = {}): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 5000, ...options })
  file.function('lowered', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  )
  return file
}

/** SQLite can take a change of the schema back; Kysely is told so, and migrates all or nothing. */
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

/** Kysely expects the shape of better-sqlite3; this gives it `node:sqlite`. */
function adapted(file: DatabaseSync, rewritten: (sql: string) => string): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => file.close(),
    prepare(sql) {
      const kept = statements.get(sql)
      if (kept) return kept
      const statement = prepared(file, rewritten(sql))
      statements.set(sql, statement)
      if (statements.size > STATEMENTS_KEPT) statements.delete(oldest(statements))
      return statement
    },
  }
}

// A transaction that begins as a reader and then writes may be refused at once, without waiting,
// when another process has written meanwhile. One that begins as a writer queues instead.
function atOnce(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql
}

function asItIs(sql: string): string {
  return sql
}

function prepared(file: DatabaseSync, sql: string): SqliteStatement {
  const statement = adaptedStatement(file.prepare(sql))
  if (sql !== 'rollback') return statement
  // A write that finds the disk full may have taken the transaction back already. Then there is
  // nothing left to take back, and the write's own error is the one to hear of.
  const nothing = { changes: 0, lastInsertRowid: 0 }
  return { ...statement, run: (none) => (file.isTransaction ? statement.run(none) : nothing) }
}

function adaptedStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

function values(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[]
}

function oldest(statements: Map<string, SqliteStatement>): string {
  return statements.keys().next().value ?? ''
}
