import { request as httpRequest, type Agent, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { form } from '#test/samples.ts'

import { waitUntil } from './wait-until.ts'

/** What came of one request. */
export interface HttpResult {
  /** 0 where no response came. */
  status: number
  ms: number
  retryAfter: string | undefined
  /** Why no response came. */
  error?: string
}

export interface HttpResponse extends HttpResult {
  headers: Record<string, string>
  /** As it came over the wire: compressed where it was. */
  body: Buffer
}

export interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  /** A stream is sent as it comes. */
  body?: string | Buffer | Uint8Array | Readable
  agent?: Agent | false
}

/** Sends one request and waits for the whole response; a broken connection has status 0. */
export function request(url: string, options: RequestOptions = {}): Promise<HttpResponse> {
  const { method = 'GET', headers = {}, body, agent } = options
  const started = performance.now()
  const { promise, resolve } = Promise.withResolvers<HttpResponse>()
  const send = url.startsWith('https:') ? httpsRequest : httpRequest
  const sent = send(url, { method, headers, ...(agent !== undefined && { agent }) })

  function succeed(response: IncomingMessage, whole: Buffer) {
    const { statusCode: status = 0 } = response
    const ms = performance.now() - started
    const retryAfter = response.headers['retry-after']
    resolve({ status, ms, retryAfter, headers: headersOf(response), body: whole })
  }

  function fail(error: Error) {
    const reused = sent.reusedSocket ? ', on a connection that was kept alive' : ''
    resolve({
      status: 0,
      ms: performance.now() - started,
      retryAfter: undefined,
      error: `${error.message}${reused}`,
      headers: {},
      body: Buffer.alloc(0),
    })
  }

  sent.on('error', fail)
  sent.on('response', (response) => {
    buffer(response).then((whole) => succeed(response, whole), fail)
  })
  if (body instanceof Readable) body.pipe(sent)
  else sent.end(body)
  return promise
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

/** Sends JSON, by POST unless the options say otherwise. */
export function sendJson(
  url: string,
  fields: object,
  { headers = {}, ...options }: RequestOptions = {},
): Promise<HttpResponse> {
  return request(url, {
    method: 'POST',
    ...options,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  })
}

/** Sends a form with files, by POST unless the options say otherwise. */
export async function sendForm(
  url: string,
  parts: Parameters<typeof form>[0],
  { headers = {}, ...options }: RequestOptions = {},
): Promise<HttpResponse> {
  const { payload, headers: type } = await form(parts)
  return request(url, {
    method: 'POST',
    ...options,
    headers: { ...type, ...headers },
    body: payload,
  })
}

/** Sends the same POST on many connections, and waits for no response. */
export function openPosts(
  url: string,
  connections: number,
  { headers, body }: Required<Pick<RequestOptions, 'headers'>> & { body: string | Buffer },
): Socket[] {
  const { hostname, port, pathname } = new URL(url)
  const lines = Object.entries({ host: 'a', ...headers }).map((line) => `${line.join(': ')}\r\n`)
  return Array.from({ length: connections }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {}).resume()
    socket.write(`POST ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`)
    socket.write(body)
    return socket
  })
}

export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` }
}

/** How many responses there were of each status, as text: `200: 40, 503: 7`. */
export function countStatuses(results: HttpResult[]): string {
  const counts = [...Map.groupBy(results, ({ status }) => status)]
  return formatStatuses(new Map(counts.map(([status, { length }]) => [status, length])))
}

export function formatStatuses(counts: Map<number, number>): string {
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status === 0 ? 'none' : status}: ${times}`)
    .join(', ')
}

/** Waits until a URL responds with 200. */
export async function waitUntilServed(url: string): Promise<void> {
  const isServed = async () => (await request(url, { agent: false })).status === 200
  await waitUntil(isServed, { maxMs: 30_000, everyMs: 20, what: url })
}
