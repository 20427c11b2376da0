import { expect, test } from 'vitest'

import type { Brochure } from '#domain/brochures/brochure.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as brochures from '#domain/brochures/brochures.server.ts'
import * as photos from '#domain/photos/photos.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { readPdf } from '#test/pdf-reader.ts'
import { form, jpeg, pdf } from '#test/samples.ts'
import type { TestApp } from '#test/test-app.ts'
import { testServer, type TestServer } from '#test/test-server.ts'

test('the site makes a brochure of the agency and its newest properties', async () => {
  const { app, call } = await testServer()
  expect((await call('GET', '/brochure.pdf')).status).toBe(404)
  await createProperty(app, 'Creekside residence', 1)
  await createProperty(app, 'Frond house', 2)
  const [own] = await listBrochures(call)
  expect(own).toMatchObject({ id: 0, url: '/brochure.pdf', bytes: null })
  const { status, headers, body } = await call('GET', '/brochure.pdf')
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(body.length).toBeLessThan(3_000_000)
  const pages = readPdf(body).pages.join('\n')
  for (const words of ['Where the', 'Who we are', 'Residential', 'Frond house', 'Come and see us'])
    expect(pages).toContain(words)
  expect((await listBrochures(call))[0]?.bytes).toBe(body.length)
})

test('an administrator chooses the properties in it, and only existing ones', async () => {
  const { app, call, asAdmin } = await testServer()
  const creekside = await createProperty(app, 'Creekside residence', 1)
  await createProperty(app, 'Frond house', 2)
  const refused = await asAdmin('PUT', '/api/brochure-homes', { payload: { ids: [creekside, 99] } })
  expect(refused.status).toBe(422)
  await asAdmin('PUT', '/api/brochure-homes', { payload: { ids: [creekside] } })
  const pages = readPdf((await call('GET', '/brochure.pdf')).body).pages.join('\n')
  expect(pages).toContain('Creekside residence')
  expect(pages).not.toContain('Frond house')
  const [latest] = (await audit.list(app, {})).entries
  expect(latest).toMatchObject({ what: 'brochure-homes-chosen', note: `${creekside}` })
})

test('an uploaded PDF replaces it until it is removed', async () => {
  const { app, call, asAdmin } = await testServer()
  await createProperty(app, 'Frond house', 1)
  const file = pdf('Ours')
  const sent = await form({ title: 'Spring', brochure: file })
  expect((await call('POST', '/api/brochures', sent)).status).toBe(401)
  expect((await asAdmin('POST', '/api/brochures', sent)).status).toBe(201)
  const current = (await listBrochures(call)).at(-1)
  expect(current).toMatchObject({ title: 'Spring', bytes: file.length })
  const { headers, body } = await call('GET', current?.url ?? '')
  expect(body.equals(file)).toBe(true)
  expect(String(headers['content-security-policy'])).toContain('sandbox')

  expect((await asAdmin('DELETE', `/api/brochures/${current?.id}`)).status).toBe(200)
  expect((await listBrochures(call)).at(-1)?.url).toBe('/brochure.pdf')
  expect((await call('GET', current?.url ?? '')).status).toBe(404)
  expect((await asAdmin('DELETE', `/api/brochures/${current?.id}`)).status).toBe(404)
  const done = (await audit.list(app, {})).entries.map(({ what }) => what)
  expect(done.slice(0, 2)).toEqual(['brochure-removed', 'brochure-uploaded'])
})

test('a PDF with an Arabic name is offered on Arabic pages, and leaves the English ones alone', async () => {
  const { app, call, asAdmin } = await testServer()
  await createProperty(app, 'Frond house', 1)
  for (const title of ['Spring', 'كتيّب الربيع']) {
    const sent = await form({ title, brochure: pdf(title) })
    expect((await asAdmin('POST', '/api/brochures', sent)).status).toBe(201)
  }
  const titles = (await listBrochures(call)).map(({ title }) => title)
  expect(titles).toEqual(['كتيّب الربيع', 'Ghaf & Harbour', 'Spring'])
  expect((await brochures.findCurrent(app, 'ar'))?.title).toBe('كتيّب الربيع')
  expect((await brochures.findCurrent(app, 'en'))?.title).toBe('Spring')
})

test('a file that two brochures share stays until both are removed', async () => {
  const { call, asAdmin } = await testServer()
  const sent = await form({ brochure: pdf() })
  for (let count = 0; count < 2; count++) await asAdmin('POST', '/api/brochures', sent)
  const [first, second] = await listBrochures(call)
  await asAdmin('DELETE', `/api/brochures/${first?.id}`)
  expect((await call('GET', second?.url ?? '')).status).toBe(200)
})

test('an incomplete or foreign file is refused', async () => {
  const { call, asAdmin } = await testServer()
  const whole = pdf()
  for (const wrong of [
    await jpeg(),
    Buffer.from('%PDF-1.7 and no more'),
    whole.subarray(0, -20),
    Buffer.concat([whole.subarray(0, 9), Buffer.from('xyz'), whole.subarray(9)]),
    Buffer.concat([whole, Buffer.from('<script>')]),
    Buffer.from(`<html>${whole.toString('latin1')}`, 'latin1'),
  ]) {
    const sent = await form({ brochure: wrong })
    expect((await asAdmin('POST', '/api/brochures', sent)).status).toBe(415)
  }
  expect((await asAdmin('POST', '/api/brochures', await form({ title: 'x' }))).status).toBe(422)
  const large = Buffer.concat([whole, Buffer.alloc(20 * 1024 * 1024)])
  const sent = await form({ brochure: large })
  expect((await asAdmin('POST', '/api/brochures', sent)).status).toBe(413)
  expect(await listBrochures(call)).toEqual([])
})

async function listBrochures(call: TestServer['call']): Promise<Brochure[]> {
  return (await call('GET', '/api/brochures')).json as Brochure[]
}

async function createProperty(
  app: TestApp,
  properties_title: string,
  shade: number,
): Promise<number> {
  const bytes = await jpeg({ width: 300, height: 200, shade })
  const { name } = await photos.receive(app, bytes, 'administrator')
  return (await properties.create(app, { properties_title, photos: [name], price: '1' })).id
}
