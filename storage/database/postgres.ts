import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types, type ClientBase, type PoolConfig } from 'pg'

import { ANSWERED_WITHIN_MS, CONNECTED_WITHIN_MS, impatient } from './pool-with-timeouts.ts'
import type { Tables } from './tables.ts'

export function openPostgres(url: string, { patient = false } = {}): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    types: { getTypeParser: countsAsNumbers },
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(patient ? PATIENT : SERVING),
  })
  // A connection that is cut must not end the process, neither an idle one nor one that is held by a
  // transaction between two queries; the next query tells, or opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: patient ? pool : impatient(pool) }),
  })
}

/** A visitor is answered within two seconds, whatever becomes of the database. */
const SERVING: PoolConfig = {
  max: 10,
  connectionTimeoutMillis: CONNECTED_WITHIN_MS,
  // The server gives up by itself, too, what nobody waits for any more.
  statement_timeout: ANSWERED_WITHIN_MS,
  lock_timeout: ANSWERED_WITHIN_MS - CONNECTED_WITHIN_MS,
  idle_in_transaction_session_timeout: 10_000,
}

/** For work that may take minutes: a backup, a migration of a large table, a command. */
const PATIENT = {
  max: 4,
  connectionTimeoutMillis: 5000,
  onConnect: stopWhenWeAreGone,
}

/**
 * A server that works for minutes on one statement does not notice that its client was killed, and
 * keeps its locks from the next one. Not every server can look; those go on as ever.
 */
async function stopWhenWeAreGone(client: ClientBase): Promise<void> {
  await client.query(`set client_connection_check_interval = '200ms'`).catch(() => {})
}

// count(*) arrives as bigint text; ours fit a number, as SQLite gives them.
const countsAsNumbers: typeof types.getTypeParser = (oid, format) =>
  oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)
