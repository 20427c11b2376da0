import { setTimeout as wait } from 'node:timers/promises'

import { Client } from 'pg'

const RECONNECT_MS = 500

/** Listens on a connection of its own, and reconnects when it is lost. */
export function listen(url: string, channel: string, onMessage: (payload: string) => void) {
  const stop = new AbortController()
  const listening = (async () => {
    while (!stop.signal.aborted) {
      await listenOnce()
      await wait(RECONNECT_MS, undefined, { signal: stop.signal, ref: false }).catch(() => {})
    }
  })()
  return () => {
    stop.abort()
    return listening
  }

  /** Returns when the connection is lost or cannot be made. */
  async function listenOnce(): Promise<void> {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 2000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    const { promise: lost, resolve: end } = Promise.withResolvers<void>()
    const onAbort = () => end()
    client.once('end', end)
    client.on('error', () => end())
    stop.signal.addEventListener('abort', onAbort)
    client.on('notification', ({ payload = '' }) => onMessage(payload))
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      await lost
    } catch {
      // Tried again.
    } finally {
      stop.signal.removeEventListener('abort', onAbort)
      await client.end().catch(() => {})
    }
  }
}
