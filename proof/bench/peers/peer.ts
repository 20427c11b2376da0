import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import type { Server } from '#proof/bench/load.ts'
import { waitUntilServed, type HttpResponse } from '#proof/http-client.ts'

/** A server that is measured beside ours. */
export type Peer = Server & Disposable

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
  port: number | string,
  path = '/',
): Promise<Peer> {
  const origin = `http://127.0.0.1:${port}`
  const stop = () => void child.kill()
  process.once('exit', stop)
  await waitUntilServed(origin + path)
  return {
    origin,
    pid: child.pid ?? 0,
    [Symbol.dispose]() {
      process.off('exit', stop)
      stop()
    },
  }
}

const BARE_SERVER = fileURLToPath(new URL('bare-server.mjs', import.meta.url))

/** Starts a bare `node:http` server that sends this response to every request. */
export async function startBarePeer(response: HttpResponse): Promise<Peer> {
  const child = spawn(process.execPath, [BARE_SERVER], { stdio: ['pipe', 'pipe', 'inherit'] })
  const headers = [...headersToCopy(response), ['content-length', String(response.body.length)]]
  child.stdin.end(JSON.stringify({ headers, body: response.body.toString('base64') }))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return runningPeer(child, line.toString().trim())
}
