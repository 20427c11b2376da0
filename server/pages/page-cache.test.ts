import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, brotliDecompressSync } from 'node:zlib'

import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'

import { createContentVersion, type ContentVersion } from '#domain/content-version/version.ts'

import { codingFor } from './compression.ts'
import { keyOf, pageCache, type PageCache } from './page-cache.ts'

test('a page is rendered once and answered from what is kept until the content changes', async () => {
  const { get, rendered, content } = await start()
  expect((await get('/')).body).toContain('page / number 1')
  expect((await get('/')).body).toContain('page / number 1')
  content.reached(1)
  expect((await get('/')).body).toContain('page / number 2')
  expect(rendered).toEqual(['/', '/'])
})

test('a crowd at an empty cache waits for one rendering', async () => {
  const { get, rendered } = await start()
  await Promise.all(Array.from({ length: 20 }, () => get('/')))
  expect(rendered).toEqual(['/'])
})

test('each browser gets the coding that it reads, and its own tag', async () => {
  const { get } = await start()
  const plain = await get('/')
  const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
  const gz = await get('/', { 'accept-encoding': 'gzip' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload)
  expect(gunzipSync(gz.rawPayload)).toEqual(plain.rawPayload)
  const tags = [plain, br, gz].map(({ headers }) => headers.etag)
  expect(new Set(tags).size).toBe(3)
  const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `${tags[1]}` })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('what is kept is answered before the server is asked, until the content changes', async () => {
  const { get, asked, content } = await start()
  await get('/')
  await get('/?utm_source=x')
  expect(asked).toEqual(['/'])
  content.reached(1)
  await get('/')
  expect(asked).toEqual(['/', '/'])
})

test('what leads nowhere is not kept', async () => {
  const { get, rendered } = await start()
  expect((await get('/missing')).statusCode).toBe(404)
  await get('/missing')
  expect(rendered).toEqual(['/missing', '/missing'])
})

test('a page that concerns one visitor is not kept', async () => {
  const { get, rendered } = await start()
  expect((await get('/mine')).headers['cache-control']).toBe('no-store')
  await get('/mine')
  expect(rendered).toEqual(['/mine', '/mine'])
})

test('a page as large as the cache is not kept, and pushes none out', async () => {
  const { get, rendered } = await start()
  await get('/')
  await get('/large')
  await get('/large')
  await get('/')
  expect(rendered).toEqual(['/', '/large', '/large'])
})

test('the most visited pages are rendered anew after a change, before anyone asks', async () => {
  const { get, rendered, content, cache } = await start()
  await get('/about')
  content.reached(1)
  await cache.warm()
  expect(rendered).toContain('/about')
  rendered.length = 0
  await get('/about')
  await cache.warm()
  expect(rendered).toEqual([])
})

test('whoever reads every page does not make the most visited ones forgotten', async () => {
  const { get, rendered, content, cache } = await start()
  await get('/about')
  await get('/about')
  for (let page = 0; page < 1100; page++) await get(`/properties2/${page}`)
  content.reached(1)
  rendered.length = 0
  await cache.warm()
  expect(rendered).toContain('/about')
  expect(rendered).toHaveLength(20)
})

test('parameters that are not ours do not multiply pages; ours are rendered for their visitor', () => {
  const get = (url: string) => keyOf({ method: 'GET', url }, isRoute)
  expect(get('/?utm_source=x&fbclid=1')).toBe('/')
  expect(get('/properties.data?_routes=a%2Cb&x=1')).toBe('/properties.data?_routes=a%2Cb')
  expect(get('/properties.data?_routes=a,made-up')).toBeNull()
  expect(get('/properties?searchTerm=sea')).toBeNull()
  expect(get('/blog?show=12')).toBeNull()
  expect(get('/blog?part=posts-2')).toBe('/blog')
  expect(get('/sitemap.xml?x=1&part=posts-2')).toBe('/sitemap.xml?part=posts-2')
  expect(keyOf({ method: 'POST', url: '/' }, isRoute)).toBeNull()
})

test('a coding that is refused is not sent', () => {
  expect(codingFor('br;q=0, gzip')).toBe('gzip')
  expect(codingFor('br;q=0.5')).toBe('br')
  expect(codingFor('*')).toBe('identity')
  expect(codingFor('BR ; q=1')).toBe('br')
  expect(codingFor(undefined)).toBe('identity')
})

test('a header made to keep us busy is read as fast as any', () => {
  const began = performance.now()
  expect(codingFor(`a${'\t'.repeat(100_000)}b, gzip`)).toBe('gzip')
  expect(performance.now() - began).toBeLessThan(1000)
})

const isRoute = (id: string) => ['a', 'b'].includes(id)

interface Answered {
  statusCode: number | undefined
  headers: IncomingHttpHeaders
  rawPayload: Buffer
  body: string
}

interface Started {
  get: (url: string, headers?: Record<string, string>) => Promise<Answered>
  rendered: string[]
  /** What came through to the server. */
  asked: string[]
  content: ContentVersion
  cache: PageCache
}

async function start(): Promise<Started> {
  const content = createContentVersion()
  const rendered: string[] = []
  const cache = pageCache(
    { contentVersion: content },
    (path) => {
      rendered.push(path)
      const status = path === '/missing' ? 404 : 200
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
  const asked: string[] = []
  const server = fastify({
    serverFactory: (handle) =>
      createServer((request, response) => {
        if (!cache.answerAtOnce(request, response)) handle(request, response)
      }),
  })
  server.setNotFoundHandler((request, reply) => {
    asked.push(request.url)
    return cache.answer(request, reply)
  })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  const get: Started['get'] = (url, headers = {}) => ask(address + url, headers)
  return { get, rendered, asked, content, cache }
}

/** As a browser asks, but the answer is left in its coding. */
async function ask(url: string, headers: Record<string, string>): Promise<Answered> {
  const asking = request(url, { headers, agent: false }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const rawPayload = await buffer(answer)
  const { statusCode, headers: answered } = answer
  return { statusCode, headers: answered, rawPayload, body: rawPayload.toString() }
}
