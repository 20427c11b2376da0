import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'

import type { Tables } from './tables.ts'

export function openPostgres(url: string): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    types: { getTypeParser: countsAsNumbers },
  })
  // An idle connection that the server cuts must not end the process; the next query opens another.
  pool.on('error', () => {})
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

// count(*) arrives as bigint text; ours fit a number, as SQLite gives them.
const countsAsNumbers: typeof types.getTypeParser = (oid, format) =>
  oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)
