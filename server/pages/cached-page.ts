import type { IncomingMessage, ServerResponse } from 'node:http'

import { etagHash } from '#server/http/etag-hash.ts'
import { matchesEtag } from '#server/http/matches-etag.ts'

import { compressAll, encodingFor, type Encoding } from './compression.ts'
import type { RenderedPage } from './render.ts'

// Browsers revalidate on every visit. A proxy cache may serve a page for ten seconds, and for a
// minute more while it fetches the page again.
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

/** A page ready to send in each encoding, so that a request costs a single write. */
export type CachedPage = Record<Encoding, ReturnType<typeof encodedPage>>

export async function toCachedPage(page: RenderedPage): Promise<CachedPage> {
  const hash = etagHash(page.body)
  const { br, gzip, identity } = await compressAll(page.body)
  return {
    br: encodedPage(page, `"${hash}-br"`, br, 'br'),
    gzip: encodedPage(page, `"${hash}-gz"`, gzip, 'gzip'),
    identity: encodedPage(page, `"${hash}"`, identity, 'identity'),
  }
}

function encodedPage(page: RenderedPage, etag: string, body: Buffer, encoding: Encoding) {
  const headers = {
    ...page.headers,
    etag,
    vary: 'accept-encoding',
    'cache-control': CACHE_CONTROL,
  }
  const bodyHeaders = {
    ...(body !== page.body && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  }
  return {
    etag,
    body,
    // Alternating names and values: `writeHead` takes these without further checks.
    headers: Object.entries({ ...headers, ...bodyHeaders }).flat(),
    notModifiedHeaders: Object.entries(headers).flat(),
  }
}

export function sizeOf({ br, gzip, identity }: CachedPage): number {
  return br.body.length + gzip.body.length + identity.body.length
}

/** A stale page is from before the last change; proxies must not keep it. */
export function sendCachedPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  { isStale = false } = {},
): void {
  const { etag, body, headers, notModifiedHeaders } =
    page[encodingFor(request.headers['accept-encoding']?.toString())]
  if (isStale) response.writeHead(200, markStale(headers)).end(body)
  else if (matchesEtag(request.headers['if-none-match'], etag))
    response.writeHead(304, notModifiedHeaders).end()
  else response.writeHead(200, headers).end(body)
}

function markStale(headers: readonly string[]): string[] {
  const marked = headers.with(headers.indexOf('cache-control') + 1, 'no-store')
  return [...marked, 'warning', '110 - "Response is Stale"']
}
