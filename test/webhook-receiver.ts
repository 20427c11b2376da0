import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { onTestFinished } from 'vitest'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

type Respond = (received: Received, response: ServerResponse) => void

export interface WebhookReceiver {
  url: string
  received: Received[]
  /** Answers from now on. */
  answer: (respond: Respond | number) => void
}

/** A real HTTP server that records what is posted to it, closed when the test ends. */
export async function webhookReceiver(
  respond: Respond | number = 200,
  { host = '127.0.0.1', port: wanted = 0 } = {},
): Promise<WebhookReceiver> {
  const received: Received[] = []
  let current = respond
  async function receive(request: IncomingMessage, response: ServerResponse) {
    const one = { path: request.url ?? '', headers: request.headers, body: await text(request) }
    received.push(one)
    if (typeof current === 'number') response.writeHead(current).end()
    else current(one, response)
  }
  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => {
    server.listen(wanted, host, resolve)
  })
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const { port } = server.address() as AddressInfo
  return { url: `http://${host}:${port}`, received, answer: (next) => (current = next) }
}
