import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { codingFor, inEveryCoding, type Coding } from './compression.ts'
import type { RenderedPage } from './render.ts'

// For a visitor's browser: ask each time, and be told "unchanged". For a cache in front of us: a
// few seconds, and a while longer while it fetches anew.
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

/** A page as it goes out, in each coding: nothing is left to be done for a request but to write. */
export type KeptPage = Record<Coding, Outgoing>

interface Outgoing {
  tag: string
  body: Buffer
  /** Names and values in turn, as `writeHead` takes them without looking at each. */
  headers: string[]
  headersIfUnchanged: string[]
}

export async function keptPage(page: RenderedPage): Promise<KeptPage> {
  const hash = createHash('sha256').update(page.body).digest('base64url').slice(0, 22)
  const { br, gzip, identity } = await inEveryCoding(page.body)
  return {
    br: outgoing(page, { tag: `"${hash}-br"`, body: br, coding: 'br' }),
    gzip: outgoing(page, { tag: `"${hash}-gz"`, body: gzip, coding: 'gzip' }),
    identity: outgoing(page, { tag: `"${hash}"`, body: identity, coding: 'identity' }),
  }
}

function outgoing(
  page: RenderedPage,
  { tag, body, coding }: { tag: string; body: Buffer; coding: Coding },
): Outgoing {
  const shared = {
    ...page.headers,
    etag: tag,
    vary: 'accept-encoding',
    'cache-control': CACHE_CONTROL,
  }
  const coded = body === page.body ? {} : { 'content-encoding': coding }
  const whole = { ...shared, ...coded, 'content-length': String(body.length) }
  return {
    tag,
    body,
    headers: Object.entries(whole).flat(),
    headersIfUnchanged: Object.entries(shared).flat(),
  }
}

export function bytesOf({ br, gzip, identity }: KeptPage): number {
  return br.body.length + gzip.body.length + identity.body.length
}

export function sendKept(page: KeptPage, request: IncomingMessage, response: ServerResponse): void {
  const { tag, body, headers, headersIfUnchanged } =
    page[codingFor(request.headers['accept-encoding']?.toString())]
  if (isKnown(tag, request.headers['if-none-match']))
    response.writeHead(304, headersIfUnchanged).end()
  else response.writeHead(200, headers).end(body)
}

function isKnown(tag: string, known: string | undefined): boolean {
  return known !== undefined && (known === '*' || known.includes(tag))
}
