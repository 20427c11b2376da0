import type { ChildProcess } from 'node:child_process'

import type { Server } from '#proof/bench/load/loader.ts'
import { waitUntilServed, type HttpResponse } from '#proof/http-client.ts'

/** A server that is measured beside ours. */
export interface Peer extends Server {
  stop(): void
}

/** What Chromium sends. */
export const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }
export const UNCOMPRESSED = { 'accept-encoding': 'identity' }

// Every server writes these for itself.
const OWN_HEADERS = new Set(
  'connection keep-alive date content-length transfer-encoding'.split(' '),
)

/** The headers that a peer must copy from our response to send the same bytes. */
export function headersToCopy({ headers }: HttpResponse): [string, string][] {
  return Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name))
}

/** Waits until the peer serves; it is stopped with this process at the latest. */
export async function runningPeer(
  child: ChildProcess,
  origin: string,
  path: string,
): Promise<Peer> {
  const stop = () => void child.kill()
  process.once('exit', stop)
  await waitUntilServed(origin + path)
  return {
    origin,
    pid: child.pid ?? 0,
    stop() {
      process.off('exit', stop)
      stop()
    },
  }
}
