import { once } from 'node:events'
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
  /** GET, or POST where there is something to send. */
  method?: string
  headers?: Record<string, string>
  /** A stream is sent as it comes. */
  body?: string | Buffer | Readable
  /** Sent as JSON. */
  json?: object
  /** Sent as a form with files. */
  form?: Parameters<typeof form>[0]
  /** The token of an administrator. */
  token?: string
  /** The address of the visitor, as a proxy names it. */
  from?: string
  agent?: Agent | false | undefined
}

/** Sends one request and waits for the whole response; a broken connection has status 0. */
export async function request(url: string, options: RequestOptions = {}): Promise<HttpResponse> {
  const { agent } = options
  const { body, headers } = await contentOf(options)
  const { method = body === undefined ? 'GET' : 'POST' } = options
  const started = performance.now()
  const send = url.startsWith('https:') ? httpsRequest : httpRequest
  const sent = send(url, { method, headers, ...(agent !== undefined && { agent }) })
  // What breaks after the response has begun fails the reading of its body.
  sent.on('error', () => {})
  if (body instanceof Readable) body.pipe(sent)
  else sent.end(body)
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    const whole = await buffer(response)
    const { statusCode: status = 0 } = response
    const ms = performance.now() - started
    const retryAfter = response.headers['retry-after']
    return { status, ms, retryAfter, headers: headersOf(response), body: whole }
  } catch (error) {
    const ms = performance.now() - started
    const reused = sent.reusedSocket ? ', on a connection that was kept alive' : ''
    const why = `${String(error)}${reused}`
    return { status: 0, ms, retryAfter: undefined, error: why, headers: {}, body: Buffer.alloc(0) }
  }
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

async function contentOf({ headers, body, json, form: parts, token, from }: RequestOptions) {
  const sent = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(from !== undefined && { 'x-forwarded-for': from }),
    ...headers,
  }
  if (json)
    return {
      body: JSON.stringify(json),
      headers: { 'content-type': 'application/json', ...sent },
    }
  if (!parts) return { body, headers: sent }
  const { payload, headers: type } = await form(parts)
  return { body: payload, headers: { ...type, ...sent } }
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
