import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

let opened: DatabaseSync | undefined
const prepared = new Map<string, StatementSync>()

/** The rows of a statement, on the same SQLite file as ours; each statement is prepared once. */
export function rows<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
  opened ??= new DatabaseSync(process.env['SITE_DATABASE'] ?? 'site.db', { readOnly: true })
  let statement = prepared.get(sql)
  if (!statement) {
    statement = opened.prepare(sql)
    prepared.set(sql, statement)
  }
  return statement.all(...values) as Row[]
}

export function row<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
  return rows<Row>(sql, ...values)[0]
}
