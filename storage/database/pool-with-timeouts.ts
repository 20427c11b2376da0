import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** How long to wait for a connection, new or returned to the pool. */
export const CONNECT_TIMEOUT_MS = 600

/** From requesting a connection to the result of the first query on it. */
export const QUERY_TIMEOUT_MS = 1050

/** After a connection timeout, further connections fail at once for this long. */
const BACKOFF_MS = 500

/**
 * A pool with a timeout for every wait. Without it, a hanging server or a network that drops packets
 * would be noticed only when TCP gives up, after a quarter of an hour.
 */
export function withTimeouts(pool: Pool): PostgresPool {
  let unavailableUntil = 0
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const requestedAt = performance.now()
      if (requestedAt < unavailableUntil)
        throw new Error('Connection terminated: the server was away just now')
      try {
        return limitQueries(await pool.connect(), requestedAt + QUERY_TIMEOUT_MS)
      } catch (error) {
        // Not the timeout of waiting for a pooled connection that is in use.
        if (error instanceof Error && error.message.includes('due to connection timeout'))
          unavailableUntil = performance.now() + BACKOFF_MS
        throw error
      }
    },
  }
}

function limitQueries(client: PoolClient, deadline: number): PostgresPoolClient {
  let limit = deadline - performance.now()
  const query = async (sql: string, parameters: readonly unknown[]) => {
    const cancelTimeout = closeAfter(client, limit)
    // Later queries of a transaction get the full time each.
    limit = QUERY_TIMEOUT_MS
    try {
      return await client.query(sql, [...parameters])
    } finally {
      cancelTimeout()
    }
  }
  return {
    // The variant with a cursor is not used.
    query: query as unknown as PostgresPoolClient['query'],
    // A closed connection is destroyed instead of returned to the pool.
    release: (destroy) => client.release(destroy),
  }
}

/** Ends a connection whose query takes too long; the query then fails at once. */
function closeAfter(client: PoolClient, ms: number): () => void {
  let isDone = false
  const timer = setTimeout(() => {
    // If this process was busy, the result may have arrived: it is read first.
    setImmediate(() => {
      if (!isDone) void client.end()
    })
  }, ms)
  return () => {
    isDone = true
    clearTimeout(timer)
  }
}
