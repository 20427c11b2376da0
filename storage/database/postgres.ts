import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types, type ClientBase, type PoolConfig } from 'pg'

import { QUERY_TIMEOUT_MS, CONNECT_TIMEOUT_MS, withTimeouts } from './pool-with-timeouts.ts'
import type { Tables } from './tables.ts'

export function openPostgres(url: string, { patient = false } = {}): Kysely<Tables> {
  const pool = openPool(url, { patient })
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: patient ? pool : withTimeouts(pool) }),
  })
}

export function openPool(url: string, { patient = false } = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    types: { getTypeParser: parseCounts },
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(patient ? PATIENT : SERVING),
  })
  // A lost connection must not end the process, neither an idle one nor one held by a transaction
  // between two queries. The next query fails, or opens another connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Visitors get a response within two seconds, even when the database fails. */
const SERVING: PoolConfig = {
  max: 10,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  // The server, too, cancels statements that no client waits for any more.
  statement_timeout: QUERY_TIMEOUT_MS,
  lock_timeout: QUERY_TIMEOUT_MS - CONNECT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: 10_000,
  // The default is for spinning disks, and makes the planner avoid the indexes of the search.
  options: '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0',
}

/** For work that may take minutes: a backup, a migration of a large table, a command. */
const PATIENT = {
  max: 4,
  connectionTimeoutMillis: 30_000,
  // While a statement runs for minutes, the server would not notice that its client was killed, and
  // would keep its locks. Servers that do not support the setting ignore it.
  onConnect: async (client: ClientBase) => {
    await client.query(`set client_connection_check_interval = '200ms'`).catch(() => {})
  },
}

// count(*) arrives as bigint text; our counts fit a number, as in SQLite.
const parseCounts: typeof types.getTypeParser = (oid, format) =>
  oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)
