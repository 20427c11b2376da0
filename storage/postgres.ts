import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'

import type { Tables } from './tables.ts'

export function openPostgres(url: string, { patient = false } = {}): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 2000,
    types: { getTypeParser: countsAsNumbers },
    ...(patient ? PATIENT : SERVING),
  })
  // An idle connection that the server cuts must not end the process; the next query opens another.
  pool.on('error', () => {})
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

const SERVING = { max: 10, statement_timeout: 10_000, idle_in_transaction_session_timeout: 10_000 }

// For one long piece of work beside the serving, such as a backup.
const PATIENT = { max: 1 }

// count(*) arrives as bigint text; ours fit a number, as SQLite gives them.
const countsAsNumbers: typeof types.getTypeParser = (oid, format) =>
  oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)
