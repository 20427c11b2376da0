import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** From asking for a connection to having one, be it another's that is given back. */
export const CONNECTED_WITHIN_MS = 600

/** From asking for a connection to the answer to what is then asked over it. */
export const ANSWERED_WITHIN_MS = 1050

/** After a server did not let us in, nobody waits for it again for so long. */
const AWAY_MS = 500

/**
 * A pool whose users never wait for long. A server that hangs, or a network that drops what is sent,
 * says nothing, and would be waited for until TCP gives up, a quarter of an hour later.
 */
export function impatient(pool: Pool): PostgresPool {
  let awayUntil = 0
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const asked = performance.now()
      if (asked < awayUntil) throw new Error('Connection terminated: the server was away just now')
      try {
        return limited(await pool.connect(), asked + ANSWERED_WITHIN_MS)
      } catch (error) {
        if (isShutOut(error)) awayUntil = performance.now() + AWAY_MS
        throw error
      }
    },
  }
}

// Told from waiting in vain for one of our own connections, which are in use.
function isShutOut(error: unknown): boolean {
  return error instanceof Error && error.message.includes('due to connection timeout')
}

function limited(client: PoolClient, deadline: number): PostgresPoolClient {
  let limit = deadline - performance.now()
  const query = async (sql: string, parameters: readonly unknown[]) => {
    const stopWaiting = hangUpAfter(client, limit)
    // Whoever asks again, in a transaction, was answered before.
    limit = ANSWERED_WITHIN_MS
    try {
      return await client.query(sql, [...parameters])
    } finally {
      stopWaiting()
    }
  }
  return {
    // The other way to ask, with a cursor, is not used.
    query: query as unknown as PostgresPoolClient['query'],
    // What was hung up is not given back, but thrown away.
    release: (destroy) => client.release(destroy),
  }
}

/** A connection that has a question open when it is ended is cut at once, and the question fails. */
function hangUpAfter(client: PoolClient, ms: number): () => void {
  let answered = false
  const timer = setTimeout(() => {
    // Where it was us who were too busy, the answer lies there and is read first.
    setImmediate(() => {
      if (!answered) void client.end()
    })
  }, ms)
  return () => {
    answered = true
    clearTimeout(timer)
  }
}
