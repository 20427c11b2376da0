import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'

import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { MAP_TILES_FILE, MAP_TILES_PATH } from '#domain/geo/map-tiles.ts'
import { NGINX, startNginx, VISITOR_HEADER, type RunningNginx } from '#test/nginx.ts'
import { freePort } from '#test/free-port.ts'
import { smallMapTiles } from '#test/map-tiles/small-map-tiles.ts'
import { ADMIN_PASSWORD, startSite, type RunningSite } from '#test/running-site.ts'
import { form, pdf } from '#test/samples.ts'

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const S_MAXAGE_MS = 10_000

// Where nginx is not installed there is nothing to test: `apt-get install nginx`.
describe.skipIf(NGINX === undefined)('behind nginx, with the configuration that we ship', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const sites: RunningSite[] = []
  let nginx: RunningNginx
  let stopNginx = () => Promise.resolve()
  let ports: { http: string; https: string; sites: string[] }
  let admin: Record<string, string>

  beforeAll(async () => {
    const [http, https, ...others] = await Promise.all(
      Array.from({ length: 4 }, async () => String(await freePort())),
    )
    ports = { http: http ?? '', https: https ?? '', sites: others }
    for (const PORT of others)
      sites.push(
        await startSite({
          PORT,
          DEMO: '0',
          DATA_DIR: join(folder, 'data'),
          LOG_LEVEL: 'silent',
          PUBLIC_URL: `https://localhost:${https}`,
          TRUST_PROXY: '1',
        }),
      )
    nginx = await startNginx(NGINX ?? '', { folder, ...ports })
    stopNginx = () => nginx.stop()
    const login = await post('/login', { username: 'admin', password: ADMIN_PASSWORD })
    const { token } = JSON.parse(login.body.toString()) as { token: string }
    admin = { authorization: `Bearer ${token}` }
  }, 120_000)

  afterAll(async () => {
    await stopNginx()
    await Promise.all(sites.map((site) => site.stop()))
    rmSync(folder, { recursive: true, force: true })
  })

  test('a page comes by TLS and HTTP/2, as the site compressed it, and with HSTS', async () => {
    const session = connect(`https://localhost:${ports.https}`, { ca: nginx.certificate })
    const stream = session.request({ ':path': '/', ...BROWSER })
    const [headers] = (await once(stream, 'response')) as [Record<string, string | number>]
    const page = brotliDecompressSync(await buffer(stream)).toString()
    session.close()
    expect(headers[':status']).toBe(200)
    expect(headers['content-encoding']).toBe('br')
    expect(headers['strict-transport-security']).toContain('max-age=')
    expect(page).toContain(`href="https://localhost:${ports.https}/"`)
  })

  test('without TLS a page is redirected to HTTPS, and an API request is refused', async () => {
    const page = await withoutTls('/properties?show=9')
    expect(page.statusCode).toBe(308)
    expect(page.headers.location).toBe(`https://localhost:${ports.https}/properties?show=9`)
    expect((await withoutTls('/api/enquiries')).statusCode).toBe(403)
  })

  test('nginx answers from its cache, with a copy for each encoding, and 304 for an unchanged page', async () => {
    await nginx.ask('/about', { headers: BROWSER })
    const cached = await nginx.ask('/about', { headers: { 'accept-encoding': 'br' } })
    expect(cached.headers).toMatchObject({ 'x-cache': 'HIT', 'content-encoding': 'br' })
    const plain = await nginx.ask('/about')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(brotliDecompressSync(cached.body)).toEqual(plain.body)
    const again = await nginx.ask('/about', {
      headers: { ...BROWSER, 'if-none-match': cached.headers.etag },
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const [script = ''] = /\/assets\/[\w-]+\.js/.exec(plain.body.toString()) ?? []
    await nginx.ask(script)
    expect((await nginx.ask(script)).headers['x-cache']).toBe('HIT')
  })

  test('the tiles of a map are read in ranges', async () => {
    const bytes = smallMapTiles()
    writeFileSync(join(folder, 'data', MAP_TILES_FILE), bytes)
    const part = await nginx.ask(MAP_TILES_PATH, { headers: { range: 'bytes=0-126' } })
    expect([part.status, part.body]).toEqual([206, bytes.subarray(0, 127)])
    expect(part.headers).not.toHaveProperty('x-cache')
  })

  test('a request with a token is neither cached nor answered from the cache', async () => {
    const summary = await nginx.ask('/api/enquiries/summary', { headers: admin })
    expect([summary.status, summary.headers['x-cache']]).toEqual([200, 'BYPASS'])
    expect((await nginx.ask('/api/enquiries/summary')).status).toBe(401)
    expect((await nginx.ask('/about', { headers: admin })).headers['x-cache']).toBe('BYPASS')
  })

  test('parallel requests for one page that may not be cached do not wait for each other', async () => {
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => nginx.ask('/properties?searchTerm=villa')),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers[0]?.headers['cache-control']).toBe('no-store')
    expect(performance.now() - began).toBeLessThan(2500)
  })

  test('a change is visible once the cached page has expired', async () => {
    const before = await nginx.ask('/properties')
    expect(before.body.toString()).not.toContain('A new home')
    const began = Date.now()
    expect((await post('/api/properties', { properties_title: 'A new home' }, admin)).status).toBe(
      201,
    )
    await expect
      .poll(async () => (await nginx.ask('/properties')).body.toString(), {
        timeout: 3 * S_MAXAGE_MS,
        interval: 500,
      })
      .toContain('A new home')
    expect(Date.now() - began).toBeLessThan(S_MAXAGE_MS + 5000)
  })

  test('a large photo, brochure or logo passes, and a file that is too large is refused with our JSON error', async () => {
    // Larger than what nginx lets pass unless told, and no larger: a busy machine decodes it in time.
    const photo = await noise(1000).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
    expect(photo.length).toBeGreaterThan(1_200_000)
    expect((await send('/api/upload', { photo })).status).toBe(201)
    const brochure = pdf('Brochure', 'x'.repeat(20_000_000))
    expect((await send('/api/brochures', { brochure }, admin)).status).toBe(201)
    const file = await noise(750).png().toBuffer()
    expect(file.length).toBeGreaterThan(1_200_000)
    expect((await send('/api/brand-files', { file }, admin)).status).toBe(201)
    const refused = await send('/api/upload', { photo: Buffer.alloc(33_000_000) })
    expect(refused.status).toBe(413)
    expect(JSON.parse(refused.body.toString())).toEqual({ error: 'What was sent is too large.' })
  })

  test('enquiries are counted by the real address of a visitor, not by a forged X-Forwarded-For', async () => {
    const send = (localAddress: string, claimed: string) =>
      post('/api/scheduletoure', TOUR, { 'x-forwarded-for': claimed }, localAddress)
    for (let at = 0; at < 31; at++)
      expect((await send('127.0.0.2', `192.0.2.${at}`)).status).toBe(200)
    expect((await send('127.0.0.3', '192.0.2.1')).status).toBe(200)
    const { body } = await nginx.ask('/api/enquiries/summary', { headers: admin })
    expect(JSON.parse(body.toString())).toMatchObject({ open: 31, spam: 1 })
  })

  test('parallel requests for printed files are limited for one address, and for no other', async () => {
    const statuses = await Promise.all(Array.from({ length: 60 }, () => printed('192.0.2.4')))
    expect(statuses).toContain(429)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(30)
    expect(await printed('192.0.2.5')).toBe(200)
    const page = await nginx.ask('/about', { headers: { [VISITOR_HEADER]: '192.0.2.4' } })
    expect(page.status).toBe(200)
  })

  test('that limit counts an IPv6 network as one address, and each IPv4-mapped address by itself', async () => {
    const statusesOf = (address: (at: number) => string) =>
      Promise.all(Array.from({ length: 60 }, (_, at) => printed(address(at))))
    expect(await statusesOf((at) => `2001:db8::${at.toString(16)}`)).toContain(429)
    expect(await printed('2001:db8:0:1::1')).not.toBe(429)
    expect(await statusesOf((at) => `::ffff:198.51.100.${at}`)).not.toContain(429)
  })

  test('nginx logs neither the address of a visitor nor a query string', async () => {
    await nginx.ask('/blog?searchTerm=secret-words')
    await expect
      .poll(() => readFileSync(join(folder, 'access.log'), 'utf8'))
      .toMatch(/ GET \/blog 200 /)
    const log = readFileSync(join(folder, 'access.log'), 'utf8')
    expect(log).not.toContain('secret-words')
    expect(log).not.toContain('127.0.0.')
  })

  test('no request fails when one of two processes is killed', async () => {
    const statuses: number[] = []
    let killed = false
    const visiting = Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let after = 0; after < 20;) {
          // nginx does not cache it, so a process has to answer.
          statuses.push((await nginx.ask('/api/categories')).status)
          if (killed) after++
        }
      }),
    )
    await expect.poll(() => statuses.length, { timeout: 90_000 }).toBeGreaterThan(20)
    const gone = once(sites[0]?.process ?? process, 'exit')
    sites[0]?.process.kill('SIGKILL')
    await gone
    killed = true
    await visiting
    expect(new Set(statuses)).toEqual(new Set([200]))
    for (let at = 0; at < 10; at++)
      expect((await post('/api/scheduletoure', TOUR)).status).toBe(200)
  })

  function post(
    path: string,
    body: object,
    headers: Record<string, string> = {},
    localAddress = '127.0.0.1',
  ) {
    return nginx.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      localAddress,
    })
  }

  async function printed(visitor: string) {
    const asked = { headers: { [VISITOR_HEADER]: visitor } }
    return (await nginx.ask('/properties2/1/share.jpg', asked)).status
  }

  async function send(path: string, parts: Parameters<typeof form>[0], token = {}) {
    const { payload, headers } = await form(parts)
    return nginx.ask(path, {
      method: 'POST',
      headers: { ...headers, ...token, 'content-length': String(payload.length) },
      body: payload,
    })
  }

  async function withoutTls(path: string): Promise<IncomingMessage> {
    const asked = get(`http://127.0.0.1:${ports.http}${path}`, { headers: { host: 'localhost' } })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    return answer
  }
})

const TOUR = { name: 'Layla', email: 'layla@example.com', phone: '1', message: 'Hello' }

/** A picture that cannot be compressed. */
function noise(width: number): Sharp {
  const raw = { width, height: width, channels: 3 as const }
  return sharp({
    create: { ...raw, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
}
