import type { LookupAddress } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

import { isPrivate } from './private-address.server.ts'
import type { WebhookNetwork } from './webhook-network.server.ts'

const TIMEOUT_MS = 15_000
const MAX_ANSWER_BYTES = 64 * 1024

export interface PostRequest {
  url: string
  headers: Record<string, string>
  body: string
}

export interface Answer {
  status: number
  text: string
  /** For how long the other system wants to be left alone. */
  retryAfterMs: number | undefined
}

/** No answer came. The message says why. */
export class NoAnswer extends Error {}

export const PRIVATE_ADDRESS = 'This address is on a private network.'

/**
 * Posts to another system. Its name is looked up once, and the connection goes to an address that
 * was checked: no later answer of the name server, and no redirect, can lead it to a private network.
 */
export async function post(
  network: Pick<WebhookNetwork, 'allowsPrivate' | 'lookup'>,
  request: PostRequest,
  stop?: AbortSignal,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const signal = stop ? AbortSignal.any([stop, timeout]) : timeout
  try {
    const addresses = await orAborted(publicAddresses(network, request.url), signal)
    return await send(request, addresses, signal)
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer(reasonOf(error, timeout))
  }
}

/** The addresses of a URL's host. Throws where one of them is private, unless that is allowed. */
export async function publicAddresses(
  { allowsPrivate, lookup }: Pick<WebhookNetwork, 'allowsPrivate' | 'lookup'>,
  url: string,
): Promise<LookupAddress[]> {
  const host = hostOf(url)
  const family = isIP(host)
  const addresses = family === 0 ? await lookup(host) : [{ address: host, family }]
  if (!allowsPrivate && (isLocalName(host) || addresses.some(({ address }) => isPrivate(address))))
    throw new NoAnswer(PRIVATE_ADDRESS)
  return addresses
}

/** Names that mean this machine, whatever a name server says. */
export function isLocalName(host: string): boolean {
  return /(^|\.)localhost\.?$/i.test(host)
}

/** The name or address; URL has turned numbers such as `0x7f.1` into dotted ones. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')
}

function send(
  { url, headers, body }: PostRequest,
  addresses: LookupAddress[],
  signal: AbortSignal,
): Promise<Answer> {
  const [first] = addresses
  if (!first) throw new NoAnswer('There is no server of this name.')
  // The only lookup that the connection makes.
  const lookup: LookupFunction = (_name, { all }, callback) =>
    all ? callback(null, addresses) : callback(null, first.address, first.family)
  const begin = url.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const content = Buffer.from(body)
    const request = begin(url, {
      method: 'POST',
      // A connection of its own: none to an address that was not checked is used again.
      agent: false,
      lookup,
      signal,
      headers: { ...headers, 'content-length': content.length, connection: 'close' },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      read(response).then(resolve, reject)
    })
    request.end(content)
  })
}

/** At most the beginning of the answer: the rest is not downloaded. */
async function read(response: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part)
    bytes += part.length
    if (bytes >= MAX_ANSWER_BYTES) break
  }
  response.destroy()
  return {
    status: response.statusCode ?? 0,
    text: Buffer.concat(parts).subarray(0, MAX_ANSWER_BYTES).toString(),
    retryAfterMs: retryAfterMs(response.headers['retry-after']),
  }
}

function retryAfterMs(header: string | undefined): number | undefined {
  return header && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : undefined
}

function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    work.then(resolve, reject)
  })
}

const REASONS: Record<string, string> = {
  ENOTFOUND: 'There is no server of this name.',
  EAI_AGAIN: 'The name of the server could not be looked up.',
  ECONNREFUSED: 'The server refused the connection.',
  ECONNRESET: 'The connection broke.',
  EHOSTUNREACH: 'The server cannot be reached.',
  ENETUNREACH: 'The server cannot be reached.',
  ETIMEDOUT: 'No connection could be made in time.',
}

function reasonOf(error: unknown, timeout: AbortSignal): string {
  if (timeout.aborted) return `No answer came within ${TIMEOUT_MS / 1000} seconds.`
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return REASONS[code] ?? (message || code || 'No answer came.')
}
