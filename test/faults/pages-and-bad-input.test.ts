import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { beforeAll, expect, test } from 'vitest'

import { MAX_PHOTO_BYTES } from '#domain/photos/photo.ts'
import { buildIfStale } from '#scripts/build.ts'
import { logIn, startSite, type RunningSite } from '#test/running-site.ts'
import { enquirer, form, jpeg } from '#test/samples.ts'
import { watchOthers } from '#test/watch-others.ts'

let site: RunningSite
let url = ''

beforeAll(async () => {
  await buildIfStale()
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  site = await startSite({ DEMO: '0', DATA_DIR: folder, LOG_LEVEL: 'error' })
  url = site.url
  return async () => {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=b'
const SELL = { propertyaddress: 'Villa 9', countrycity: 'Dubai', message: 'Value it' }

test.each<[string, number, RequestInit & { path: string }]>([
  ['a post to a page without a form', 405, { path: '/about', method: 'POST' }],
  ['a put to a page', 405, { path: '/', method: 'PUT' }],
  ['a delete to a page with a form', 405, { path: '/contact-us', method: 'DELETE' }],
  ['a post without a body', 422, { path: '/contact-us', method: 'POST' }],
  ['JSON for a form', 422, posted('/contact-us', 'application/json', '{}')],
  ['a broken form', 422, posted('/sell-property', multipart, 'junk')],
  ['an empty form', 422, posted('/contact-us', urlencoded, 'form=contact')],
  ['XML', 422, posted('/contact-us', 'application/xml', '<a/>')],
  ['a property that is no number', 404, { path: '/properties2/abc' }],
  ['a post beyond all numbers', 404, { path: '/BlogInfo/99999999999' }],
  ['a property with a zero before its number', 404, { path: '/properties2/01' }],
  ['a page that is not there', 404, { path: '/nothing' }],
  ['a page in other letters', 404, { path: '/ABOUT' }],
  ['a built file that is not there', 404, { path: '/assets/nothing.js' }],
  ['a folder of built files', 404, { path: '/assets/' }],
  ['what lies above the built files', 404, { path: '/assets/..%2f..%2fserver%2findex.js' }],
  ['a post to a built file', 405, { path: '/assets/nothing.js', method: 'POST' }],
  ['an address that cannot be read', 400, { path: '/%E0%A4%A' }],
  ['odd parameters', 200, { path: '/properties?searchTerm=%00&selectedCategory[]=1' }],
  ['a NUL in a search of the database', 200, { path: '/properties?view=map&searchTerm=vil%00la' }],
  ['odd pages of a list', 200, { path: '/blog?show=1e999' }],
])('%s is answered with %i', async (_name, status, { path, ...init }) => {
  expect((await fetch(url + path, init)).status).toBe(status)
})

test('TRACE, which would send back the headers of a request, is refused', async () => {
  const asked = request(`${url}/`, { method: 'TRACE', headers: { authorization: 'Bearer secret' } })
  const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage]
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  expect(await text(answer)).not.toContain('secret')
})

test('a form that is posted to a page has the same limits as one that is posted to the API', async () => {
  const statusOf = async (path: string, parts: Parameters<typeof form>[0]) => {
    const { payload, headers } = await form({ ...enquirer, ...parts })
    const body = new Uint8Array(payload)
    return (await fetch(url + path, { method: 'POST', headers, body })).status
  }
  const contact = { form: 'contact', subject: 'Fees' }
  expect(await statusOf('/contact-us', { ...contact, message: 'How much?' })).toBe(200)
  expect(await statusOf('/contact-us', { ...contact, message: 'x'.repeat(200_000) })).toBe(422)

  const photos = async (count: number) => Array<Buffer>(count).fill(await jpeg())
  expect(await statusOf('/sell-property', { ...SELL, file: await photos(2) })).toBe(200)
  expect(await statusOf('/sell-property', { ...SELL, file: await photos(101) })).toBe(422)
})

test('the sell form of a page keeps the photos that it can, and names the files that it leaves out', async () => {
  const token = await logIn(url)
  const send = async (path: string, files: Record<string, Uint8Array>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...enquirer, ...SELL })) body.append(name, value)
    for (const [name, bytes] of Object.entries(files))
      body.append('file', new Blob([new Uint8Array(bytes)]), name)
    const answer = await fetch(url + path, { method: 'POST', body })
    const html = await answer.text()
    const list = /<ul aria-label="(?:Files|ملفات)[^]*?<\/ul>/.exec(html)?.[0] ?? ''
    const said = Array.from(list.matchAll(/<\/svg>([^<]*)<\/li>/g), ([, sentence]) => sentence)
    const headers = { authorization: `Bearer ${token}` }
    const inbox = await (await fetch(`${url}/api/enquiries`, { headers })).json()
    const [stored] = (inbox as { enquiries: { photos: string[] }[] }).enquiries
    return { status: answer.status, html, said, photoCount: stored?.photos.length }
  }
  const photo = await jpeg({ shade: 90 })
  const tooLarge = Buffer.concat([photo, Buffer.alloc(MAX_PHOTO_BYTES)])

  const some = await send('/sell-property', {
    'gate.jpg': photo,
    'torn.jpg': photo.subarray(0, photo.length / 2),
    'deed.pdf': Buffer.from('%PDF-1.7'),
    'huge.jpg': tooLarge,
    'none.jpg': Buffer.alloc(0),
    'court.jpg': await jpeg({ shade: 91 }),
  })
  expect(some.html).toContain('Email sent successfully!')
  expect(some).toMatchObject({ status: 200, photoCount: 2 })
  expect(some.said).toEqual([
    'torn.jpg is damaged or is not a photo, and was left out.',
    'deed.pdf is not a photo that we can open. Please choose JPEG, PNG, WebP or AVIF files.',
    'huge.jpg is larger than 30 MB. Please choose a smaller copy.',
    'none.jpg is empty. Please choose it again.',
  ])

  const none = await send('/ar/sell-property', { 'fake.jpg': Buffer.from('words') })
  expect(none).toMatchObject({ status: 200, photoCount: 0 })
  expect(none.said[0]).toBe('أُرسل طلبك من دون صور.')
  expect(none.said[1]).toContain('fake.jpg')

  const names = Array.from({ length: 42 }, (_, at) => `${at}.jpg`)
  const many = await send('/sell-property', Object.fromEntries(names.map((name) => [name, photo])))
  expect(many).toMatchObject({ status: 200, photoCount: 40 })
  expect(many.said).toEqual([
    '40.jpg was left out: one request takes up to 40 photos.',
    '41.jpg was left out: one request takes up to 40 photos.',
  ])
})

test.each([
  ['//about', '/about'],
  ['/./about', '/about'],
  ['/%61bout/?a=1', '/about?a=1'],
  ['//example.com', '/example.com'],
])('%s redirects to %s', async (path, spelling) => {
  const answer = await ask(path)
  expect([answer.statusCode, answer.headers.location]).toEqual([301, spelling])
})

test.each([
  ['http://x/', 'localhost'],
  ['*', 'localhost'],
  ['/about', 'a b'],
  ['/about', 'a@b'],
])('the address %s at host %s is refused, and not logged', async (path, host) => {
  expect((await ask(path, { host })).statusCode).toBe(400)
  expect(site.output()).not.toContain(path === '/about' ? host : path)
})

test('security.txt says where to report a vulnerability', async () => {
  const answer = await fetch(`${url}/.well-known/security.txt`)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const text = await answer.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()
  expect(expires / 86_400_000).toBeGreaterThan(200)
  expect(expires / 86_400_000).toBeLessThan(365)
})

/** Requests a path exactly as it is written: `fetch` would normalise it. */
async function ask(path: string, headers = {}): Promise<IncomingMessage> {
  const { hostname, port } = new URL(url)
  const asked = request({ hostname, port, path, headers }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  return answer
}

function posted(path: string, type: string, body: string) {
  return { path, method: 'POST', headers: { 'content-type': type }, body }
}

const part = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

test.each([
  [
    'long names',
    () => Array.from({ length: 450 }, (_, at) => part(`${at}${'n'.repeat(1e5)}`, 'x')),
  ],
  ['long values', () => Array.from({ length: 450 }, (_, at) => part(`n${at}`, 'x'.repeat(1e5)))],
  ['many parts', () => Array.from({ length: 400_000 }, (_, at) => part(`n${at}`, 'x'))],
  ['one name many times', () => Array.from({ length: 400_000 }, () => part('message', 'x'))],
])(
  'a form of %s is refused with a short response, and delays no other visitor',
  async (_, parts) => {
    const body = Buffer.from(`${parts().join('')}--b--\r\n`)
    for (const path of ['/contact-us', '/sell-property', '/?index', '/api/send-email-with-file']) {
      const { longestWaitMs, grownMegabytes } = await watchOthers(site, async () => {
        const { status, length } = await post(site.url + path, body)
        expect([413, 422]).toContain(status)
        expect(length).toBeLessThan(100_000)
      })
      // Before forms were bounded, others waited for many seconds; other tests run beside this one.
      expect(longestWaitMs, path).toBeLessThan(2000)
      expect(grownMegabytes, path).toBeLessThan(100)
    }
  },
)

/** The answer may come before everything is sent. */
async function post(to: string, body: Buffer) {
  const sending = request(to, {
    method: 'POST',
    headers: { 'content-type': multipart, 'content-length': body.length },
  })
  sending.on('error', () => {})
  const [answer] = (await once(sending.end(body), 'response')) as [IncomingMessage]
  return { status: answer.statusCode, length: (await text(answer)).length }
}
