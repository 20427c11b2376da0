import { setTimeout as wait } from 'node:timers/promises'

import { Client } from 'pg'

const REST_MS = 500

/** Keeps a connection that listens, and makes another where it is lost. */
export function listen(
  url: string,
  channel: string,
  heard: (words: string) => void,
): () => Promise<void> {
  const stop = new AbortController()
  const listening = (async () => {
    while (!stop.signal.aborted) {
      await listenOnce(url, channel, heard, stop.signal)
      await wait(REST_MS, undefined, { signal: stop.signal, ref: false }).catch(() => {})
    }
  })()
  return () => {
    stop.abort()
    return listening
  }
}

/** Until the connection is lost, or there is none to be had. */
async function listenOnce(
  url: string,
  channel: string,
  heard: (words: string) => void,
  stop: AbortSignal,
): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 2000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve)
    client.on('error', () => resolve())
    stop.addEventListener('abort', () => resolve())
  })
  client.on('notification', ({ payload = '' }) => heard(payload))
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    await lost
  } catch {
    // The next try comes soon.
  } finally {
    await client.end().catch(() => {})
  }
}
