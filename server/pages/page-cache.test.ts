import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, brotliDecompressSync } from 'node:zlib'

import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'

import { createContentVersion, type ContentVersion } from '#domain/content-version/version.ts'
import { refuseOverload } from '#server/http/overload-guard.ts'

import { encodingFor } from './compression.ts'
import { cacheKey, pageCache, type PageCache } from './page-cache.ts'

test('a page is rendered once and then sent from the cache until the content changes', async () => {
  const { get, rendered, content } = await start()
  expect((await get('/')).body).toContain('page / number 1')
  expect((await get('/')).body).toContain('page / number 1')
  content.advanceTo(1)
  expect((await get('/')).body).toContain('page / number 2')
  expect(rendered).toEqual(['/', '/'])
})

test('a page is rendered again when the day ends in Dubai', async () => {
  const { get, rendered, waitUntil } = await start()
  await get('/')
  waitUntil(new Date('2026-11-20T20:00:00Z'))
  expect((await get('/')).body).toContain('page / number 2')
  expect(rendered).toHaveLength(2)
})

test('concurrent requests at an empty cache share one rendering', async () => {
  const { get, rendered } = await start()
  await Promise.all(Array.from({ length: 20 }, () => get('/')))
  expect(rendered).toEqual(['/'])
})

test('each browser gets an encoding that it accepts, each with its own ETag', async () => {
  const { get } = await start()
  const plain = await get('/')
  const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
  const gz = await get('/', { 'accept-encoding': 'gzip' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload)
  expect(gunzipSync(gz.rawPayload)).toEqual(plain.rawPayload)
  const etags = [plain, br, gz].map(({ headers }) => headers.etag)
  expect(new Set(etags).size).toBe(3)
  const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `${etags[1]}` })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('a cached page is sent before Fastify is involved, until the content changes', async () => {
  const { get, passedOn, content } = await start()
  await get('/')
  await get('/?utm_source=x')
  expect(passedOn).toEqual(['/'])
  content.advanceTo(1)
  await get('/')
  expect(passedOn).toEqual(['/', '/'])
})

test('a page from before a change is sent, marked as stale, while it cannot be rendered', async () => {
  const { get, content, failWith } = await start()
  expect((await get('/')).body).toContain('page / number 1')
  content.advanceTo(1)
  failWith(503)
  const stale = await get('/')
  expect([stale.statusCode, stale.headers['cache-control'], stale.headers.warning]).toEqual([
    200,
    'no-store',
    '110 - "Response is Stale"',
  ])
  expect(stale.body).toContain('page / number 1')
  expect((await get('/about')).statusCode).toBe(503)
  failWith(undefined)
  const fresh = await get('/')
  expect(fresh.headers.warning).toBeUndefined()
  expect(fresh.body).not.toContain('number 1')
})

test('a page that is gone after a change is not sent any more', async () => {
  const { get, content, failWith } = await start()
  await get('/')
  content.advanceTo(1)
  failWith(404)
  expect((await get('/')).statusCode).toBe(404)
  failWith(503)
  expect((await get('/')).statusCode).toBe(503)
})

test('a missing page is not cached', async () => {
  const { get, rendered } = await start()
  expect((await get('/missing')).statusCode).toBe(404)
  await get('/missing')
  expect(rendered).toEqual(['/missing', '/missing'])
})

test('a slow reader holds no place of the overload guard, also for a page that was just rendered', async () => {
  const one = { all: 1, perNetwork: 1 }
  const { get, address } = await start({ requests: one, uploads: one })
  const slow = connect(Number(new URL(address).port), '127.0.0.1')
  onTestFinished(() => void slow.destroy())
  slow.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n')
  await once(slow, 'data')
  slow.pause()
  expect((await get('/')).statusCode).toBe(200)
})

test('a page for one visitor is not cached', async () => {
  const { get, rendered } = await start()
  expect((await get('/mine')).headers['cache-control']).toBe('no-store')
  await get('/mine')
  expect(rendered).toEqual(['/mine', '/mine'])
})

test('a page as large as the cache is not cached and evicts none', async () => {
  const { get, rendered } = await start()
  await get('/')
  await get('/large')
  await get('/large')
  await get('/')
  expect(rendered).toEqual(['/', '/large', '/large'])
})

test('the most visited pages are rendered again after a change, before the next request', async () => {
  const { get, rendered, content, cache } = await start()
  await get('/about')
  content.advanceTo(1)
  await cache.warm()
  expect(rendered).toContain('/about')
  rendered.length = 0
  await get('/about')
  await cache.warm()
  expect(rendered).toEqual([])
})

test('a crawler that reads every page does not displace the most visited ones', async () => {
  const { get, rendered, content, cache } = await start()
  await get('/about')
  await get('/about')
  for (let page = 0; page < 1100; page++) await get(`/properties2/${page}`)
  content.advanceTo(1)
  rendered.length = 0
  await cache.warm()
  expect(rendered).toContain('/about')
  expect(rendered).toHaveLength(20)
})

test('foreign query parameters share one cached page; ours are rendered for their visitor', () => {
  const get = (url: string) => cacheKey({ method: 'GET', url }, isRoute)
  expect(get('/?utm_source=x&fbclid=1')).toBe('/')
  expect(get('/properties.data?_routes=site%2Fblog&x=1')).toBe(
    '/properties.data?_routes=site%2Fblog',
  )
  expect(get('/properties.data?_routes=made-up')).toBeNull()
  for (const list of ['a,b', 'b,a', 'a,a', '', ','])
    expect(get(`/x.data?_routes=${list}`)).toBeNull()
  expect(get('/properties?_routes=b,a'), 'only data has parts').toBe('/properties')
  expect(get('/properties?searchTerm=sea')).toBeNull()
  expect(get('/blog?show=12')).toBeNull()
  expect(get('/blog?part=posts-2')).toBe('/blog')
  expect(get('/sitemap.xml?x=1&part=posts-2')).toBe('/sitemap.xml?part=posts-2')
  expect(cacheKey({ method: 'POST', url: '/' }, isRoute)).toBeNull()
})

test('an encoding that a client refuses is not sent', () => {
  expect(encodingFor('br;q=0, gzip')).toBe('gzip')
  expect(encodingFor('br;q=0.5')).toBe('br')
  expect(encodingFor('*')).toBe('identity')
  expect(encodingFor('BR ; q=1')).toBe('br')
  expect(encodingFor(undefined)).toBe('identity')
})

test('a hostile header is parsed as fast as any', () => {
  const startedAt = performance.now()
  expect(encodingFor(`a${'\t'.repeat(100_000)}b, gzip`)).toBe('gzip')
  expect(performance.now() - startedAt).toBeLessThan(1000)
})

const isRoute = (id: string) => ['a', 'b', 'site/blog'].includes(id)

interface HttpResponse {
  statusCode: number | undefined
  headers: IncomingHttpHeaders
  rawPayload: Buffer
  body: string
}

interface CacheServer {
  address: string
  get: (url: string, headers?: Record<string, string>) => Promise<HttpResponse>
  rendered: string[]
  /** The URLs that reached Fastify. */
  passedOn: string[]
  content: ContentVersion
  cache: PageCache
  /** Every page has this status from now on. */
  failWith: (status: number | undefined) => void
  waitUntil: (later: Date) => void
}

/** With places for requests, those of the overload guard. */
async function start(places?: Parameters<typeof refuseOverload>[1]): Promise<CacheServer> {
  const content = createContentVersion()
  const rendered: string[] = []
  let failure: number | undefined
  let now = new Date('2026-11-20T19:59:59Z')
  const cache = pageCache(
    { contentVersion: content, clock: { now: () => now } },
    (path) => {
      rendered.push(path)
      const status = failure ?? (path === '/missing' ? 404 : 200)
      const words = 'words '.repeat(path === '/large' ? 3_000_000 : 400)
      const body = Buffer.from(`page ${path} number ${rendered.length} ${words}`)
      const headers = {
        'content-type': 'text/html',
        'cache-control': path === '/mine' ? 'private, no-store' : 'no-store',
      }
      return Promise.resolve({ status, headers, body })
    },
    isRoute,
  )
  const passedOn: string[] = []
  const server = fastify({
    serverFactory: (handle) =>
      createServer((request, response) => {
        if (!cache.sendCached(request, response)) handle(request, response)
      }),
  })
  if (places) {
    await server.register(multipart)
    refuseOverload(server as never, places)
  }
  server.setNotFoundHandler((request, reply) => {
    passedOn.push(request.url)
    return cache.send(request, reply)
  })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  const get: CacheServer['get'] = (url, headers = {}) => send(address + url, headers)
  const failWith = (status: number | undefined) => {
    failure = status
  }
  const waitUntil = (later: Date) => {
    now = later
  }
  return { address, get, rendered, passedOn, content, cache, failWith, waitUntil }
}

/** Leaves the body encoded, which `fetch` would not. */
async function send(url: string, headers: Record<string, string>): Promise<HttpResponse> {
  const sent = request(url, { headers, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const rawPayload = await buffer(response)
  const { statusCode, headers: responseHeaders } = response
  return { statusCode, headers: responseHeaders, rawPayload, body: rawPayload.toString() }
}
