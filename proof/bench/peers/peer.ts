import type { ChildProcess } from 'node:child_process'
import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

import type { Server } from '#proof/bench/load/load.ts'

/** A server that is measured beside ours. */
export interface Peer extends Server {
  stop(): void
}

export interface Answer {
  status: number
  headers: Record<string, string>
  /** As they came over the wire: compressed where they were. */
  bytes: Buffer
}

/** As Chromium says it. */
export const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }
export const PLAIN = { 'accept-encoding': 'identity' }

/** Asks once, without decompressing what comes. */
export async function ask(url: string, headers: Record<string, string>): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers, agent: false }, resolve).on('error', reject).end()
  })
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    ),
    bytes: await buffer(response),
  }
}

// What the connection and the clock say, each server says for itself.
const ITS_OWN = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])

/** The headers of an answer that another server must send to send the same. */
export function copied({ headers }: Answer): [string, string][] {
  return Object.entries(headers).filter(([name]) => !ITS_OWN.has(name))
}

/** Waits until the peer answers; it does not outlive us. */
export async function standing(child: ChildProcess, origin: string, path: string): Promise<Peer> {
  const stop = () => void child.kill()
  process.once('exit', stop)
  await untilAnswered(origin + path)
  return {
    origin,
    pid: child.pid ?? 0,
    stop() {
      process.off('exit', stop)
      stop()
    },
  }
}

/** Waits until somebody answers there. */
export async function untilAnswered(url: string, seconds = 30): Promise<void> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const answered = await ask(url, {}).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (answered) return
    if (performance.now() > end) throw new Error(`${url} did not answer within ${seconds} s`)
    await wait(20)
  }
}
