import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'

import type { Tables } from './tables.ts'

const STATEMENTS_KEPT = 200

export function openSqlite(path: string): Kysely<Tables> {
  const file = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true })
  file.exec('pragma journal_mode = wal')
  file.exec('pragma synchronous = full')
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapted(file) }) })
}

/** Kysely expects the shape of better-sqlite3; this gives it `node:sqlite`. */
function adapted(file: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => file.close(),
    prepare(sql) {
      const kept = statements.get(sql)
      if (kept) return kept
      const statement = adaptedStatement(file.prepare(atOnce(sql)))
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
