import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import * as brochures from '#domain/brochures/brochures.server.ts'
import { anyRequest, type AnyRequest } from '#test/openapi/any-request.ts'
import { responseChecker } from '#test/openapi/check-response.ts'
import { operationsOf, type ApiDocument } from '#test/openapi/operation.ts'
import { enquirer, form, jpeg, pdf, svg } from '#test/samples.ts'
import { testServer, type TestResponse, type TestServer } from '#test/test-server.ts'

const JSON_ROUTES = [
  ['POST', '/api/properties'],
  ['PUT', '/api/properties/1'],
  ['POST', '/api/send-listproperty'],
  ['POST', '/api/scheduletoure'],
  ['POST', '/api/send-email'],
  ['POST', '/login'],
  ['POST', '/api/people/find'],
  ['POST', '/api/enquiries/search'],
  ['POST', '/api/people/erase'],
  ['PUT', '/api/account/password'],
  ['POST', '/api/account/second-factor/begin'],
  ['POST', '/api/account/second-factor/confirm'],
  ['POST', '/api/account/second-factor/remove'],
] as const

const FORM_ROUTES = [
  ['POST', '/api/posts', 'photo_url'],
  ['PUT', '/api/posts/1', 'photo'],
  ['POST', '/api/send-email-with-file', 'file'],
  ['POST', '/api/upload', 'photo'],
] as const

const json = { 'content-type': 'application/json' }
const sellRequest = {
  ...enquirer,
  propertyaddress: 'Villa 9',
  countrycity: 'Dubai',
  message: 'Value it',
}

describe('invalid input gets a clear refusal', () => {
  test.each(JSON_ROUTES)('%s %s: broken JSON, wrong types, too large', async (method, url) => {
    const { asAdmin } = await testServer()
    const refused = async (payload: string | Buffer, headers: Record<string, string> = json) =>
      expectRefusal(await asAdmin(method, url, { payload, headers }))
    expect(await refused('{"name":')).toBe(400)
    expect(await refused('{"__proto__":{"x":1}}')).toBe(400)
    for (const body of ['[]', '"text"', '5', 'null', 'true']) expect(await refused(body)).toBe(422)
    expect(await refused(`{"name":"${'x'.repeat(1_100_000)}"}`)).toBe(413)
    expect(await refused('<a/>', { 'content-type': 'application/xml' })).toBe(415)
  })

  test.each(FORM_ROUTES)('%s %s: no form, broken forms, too large', async (method, url, part) => {
    const server = await testServer()
    await createPost(server)
    const refused = async (payload: string | Buffer, headers: Record<string, string>) =>
      expectRefusal(await server.asAdmin(method, url, { payload, headers }))
    expect(await refused('{}', json)).toBe(415)
    const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
    expect(
      await refused('--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nx', multipart),
    ).toBe(422)
    expect(await refused('nothing of the kind', multipart)).toBe(422)
    expect(await refused('x', { 'content-type': 'multipart/form-data' })).toBeLessThan(500)
    const huge = await form({ [part]: Buffer.alloc(31 * 1024 * 1024) })
    expect(await refused(huge.payload, huge.headers)).toBe(413)
    const long = await form({ title: 'x'.repeat(300_000) })
    expect(await refused(long.payload, long.headers)).toBe(413)
  })

  test.each(FORM_ROUTES)('%s %s: files that are not images', async (method, url, part) => {
    const server = await testServer()
    await createPost(server)
    for (const fake of [
      svg,
      Buffer.from('<?php'),
      Buffer.alloc(0),
      (await jpeg()).subarray(0, 200),
    ]) {
      const { payload, headers } = await form({ ...sellRequest, [part]: fake })
      expect(expectRefusal(await server.asAdmin(method, url, { payload, headers }))).toBe(415)
    }
  })

  test('names and titles with a character that PostgreSQL cannot store', async () => {
    const { app, asAdmin } = await testServer()
    const payload = { photos: ['\0'] }
    const names = await asAdmin('POST', '/api/photos/names', { payload })
    expect([names.status, names.json]).toEqual([200, {}])
    const { id } = (await asAdmin('POST', '/api/properties', { payload: {} })).json as {
      id: number
    }
    const preview = await asAdmin('POST', `/api/properties/${id}/preview-changes`, { payload })
    expect(expectRefusal(preview)).toBe(422)
    const brochure = await form({ title: 'Spring\0', brochure: pdf('Ours') })
    expect(expectRefusal(await asAdmin('POST', '/api/brochures', brochure))).toBe(422)
    expect(await brochures.list(app)).toEqual([])
  })

  test('ids that are not numbers, or do not exist', async () => {
    const { asAdmin } = await testServer()
    for (const resource of ['properties', 'posts']) {
      for (const id of ['abc', '1.5', '-1', '0', '1e3', '%00', '99999999999', '%F0%9F%8F%A0'])
        for (const method of ['GET', 'DELETE'])
          expect(expectRefusal(await asAdmin(method, `/api/${resource}/${id}`))).toBe(400)
      expect(expectRefusal(await asAdmin('GET', `/api/${resource}/2147483647`))).toBe(404)
    }
  })

  test('paths that do not exist, or leave the upload folder', async () => {
    const { call } = await testServer()
    for (const path of [
      '/api',
      '/api/',
      '/api/none',
      '/api/properties/1/none',
      '/api/..%2f',
      '/api/%',
    ])
      expectRefusal(await call('GET', path))
    for (const path of ['..%2f..%2fsite.db', '%2e%2e/site.db', 'a.jpg', '%00', 'x'.repeat(3000)])
      expect(expectRefusal(await call('GET', `/uploads/${path}`))).toBeGreaterThanOrEqual(400)
  })

  test('methods that a route does not have', async () => {
    const { call } = await testServer()
    for (const [method, url] of [
      ['DELETE', '/api/properties'],
      ['PATCH', '/api/properties/1'],
      ['DELETE', '/api/categories'],
      ['GET', '/api/upload'],
      ['PUT', '/api/send-email'],
    ] as const)
      expect(expectRefusal(await call(method, url))).toBe(404)
  })

  test('text that a database cannot store', async () => {
    const { asAdmin, call } = await testServer()
    const nul = await asAdmin('POST', '/api/properties', { payload: { properties_title: 'a\0b' } })
    expect(expectRefusal(nul)).toBe(422)
    const half = await asAdmin('POST', '/api/properties', {
      payload: { properties_title: '\ud800' },
    })
    expect(half.status).toBe(201)
    const list = (await call('GET', '/api/properties')).json
    expect(list).toMatchObject([{ properties_title: '\ufffd' }])
  })

  test('an enquiry of a megabyte', async () => {
    const { call } = await testServer()
    const payload = { ...enquirer, message: 'x'.repeat(200_000) }
    expect(expectRefusal(await call('POST', '/api/scheduletoure', { payload }))).toBe(413)
  })
})

describe('random input', () => {
  // A quick version of `npm run reliability -- api-fuzzing`, which sends 200,000 requests.
  const RUNS = 12

  test('every route responds as the API document says', { timeout: 120_000 }, async () => {
    const server = await testServer()
    await createPost(server)
    for (const operation of operationsOf(await apiDocument(server))) {
      const checkResponse = responseChecker(operation)
      await fc.assert(
        fc.asyncProperty(anyRequest(operation), async ({ method, url, body }) => {
          const response = await server.asAdmin(method, url, await toRequest(body))
          const type = String(response.headers['content-type'])
          const fault = checkResponse({
            status: response.status,
            type,
            body: response.body.toString(),
          })
          expect(fault, operation.name).toBeNull()
        }),
        { numRuns: RUNS },
      )
    }
  })

  test('no path makes the server fail', async () => {
    const { call } = await testServer()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/api/', '/api/properties/', '/uploads/', '/api/posts/'),
        fc.webPath(),
        async (start, path) => {
          expect((await call('GET', start + path)).status).toBeLessThan(500)
        },
      ),
      { numRuns: 200 },
    )
  })
})

async function apiDocument({ call }: TestServer): Promise<ApiDocument> {
  return (await call('GET', '/api/openapi.json')).json as ApiDocument
}

async function toRequest(body: AnyRequest['body']) {
  if (!body) return {}
  return body.type === 'form' ? form(body.parts) : { payload: body.text, headers: json }
}

async function createPost({ asAdmin }: TestServer): Promise<void> {
  const fields = { title: 'T', author: 'A', SEOtitle: 'S', metadescription: 'M' }
  await asAdmin('POST', '/api/posts', await form({ ...fields, photo_url: await jpeg() }))
}

function expectRefusal({ status, json: body }: TestResponse): number {
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(body).toMatchObject({ error: expect.stringMatching(/^[A-Z].*\.$/s) as unknown })
  return status
}
