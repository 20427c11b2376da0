import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { beforeAll, expect, test } from 'vitest'

import { buildIfStale } from '#scripts/build.ts'
import { startSite } from '#test/running-site.ts'
import { enquirer, form, jpeg } from '#test/samples.ts'

let url = ''

beforeAll(async () => {
  await buildIfStale()
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const site = await startSite({ DEMO: '0', DATA_DIR: folder, LOG_LEVEL: 'error' })
  url = site.url
  return async () => {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=b'

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
  ['a page that is not there', 404, { path: '/nothing' }],
  ['an address that cannot be read', 400, { path: '/%E0%A4%A' }],
  ['odd parameters', 200, { path: '/properties?searchTerm=%00&selectedCategory[]=1' }],
  ['odd pages of a list', 200, { path: '/blog?show=1e999' }],
])('%s is answered with %i', async (_name, status, { path, ...init }) => {
  expect((await fetch(url + path, init)).status).toBe(status)
})

test('a request to be sent back what it said is refused', async () => {
  const asked = request(`${url}/`, { method: 'TRACE', headers: { authorization: 'Bearer secret' } })
  const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage]
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  expect(await text(answer)).not.toContain('secret')
})

test('a form that a page takes is bounded like one that the API takes', async () => {
  const statusOf = async (path: string, parts: Parameters<typeof form>[0]) => {
    const { payload, headers } = await form({ ...enquirer, ...parts })
    const body = new Uint8Array(payload)
    return (await fetch(url + path, { method: 'POST', headers, body })).status
  }
  const contact = { form: 'contact', subject: 'Fees' }
  expect(await statusOf('/contact-us', { ...contact, message: 'How much?' })).toBe(200)
  expect(await statusOf('/contact-us', { ...contact, message: 'x'.repeat(200_000) })).toBe(422)

  const place = { propertyaddress: 'Villa 9', countrycity: 'Dubai', message: 'Value it' }
  const photos = async (count: number) => Array<Buffer>(count).fill(await jpeg())
  expect(await statusOf('/sell-property', { ...place, file: await photos(2) })).toBe(200)
  expect(await statusOf('/sell-property', { ...place, file: await photos(41) })).toBe(422)
})

function posted(path: string, type: string, body: string) {
  return { path, method: 'POST', headers: { 'content-type': type }, body }
}
