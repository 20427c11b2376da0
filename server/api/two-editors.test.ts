import { expect, test } from 'vitest'

import * as properties from '#domain/properties/properties.server.ts'
import { form, jpeg } from '#test/samples.ts'
import { testServer } from '#test/test-server.ts'

const words = { title: 'Walk', author: 'Noor', SEOtitle: 'Walk', metadescription: 'Words' }

test('of two who edit a property, the second is told and changes nothing', async () => {
  const { app, call, asAdmin } = await testServer()
  const { id } = await properties.create(app, { properties_title: 'Villa', price: '1' })
  const path = `/api/properties/${id}`
  const { etag } = (await call('GET', path)).headers
  const edit = (payload: object, tag: unknown) =>
    asAdmin('PUT', path, { payload, headers: { 'if-match': String(tag) } })

  const first = await edit({ price: '2' }, etag)
  expect(first.status).toBe(200)
  expect(first.headers['etag']).toBe((await call('GET', path)).headers['etag'])

  const second = await edit({ price: '3' }, etag)
  expect(second.status).toBe(412)
  expect(second.json).toEqual({
    error: 'Somebody else has changed this meanwhile. Nothing was saved.',
  })
  expect((await call('GET', path)).json).toMatchObject({ price: '2' })

  for (const tag of [
    first.headers['etag'],
    '*',
    `"x", W/${String((await call('GET', path)).headers['etag'])}`,
  ])
    expect((await edit({ price: '2' }, tag)).status, String(tag)).toBe(200)
  expect((await asAdmin('PUT', path, { payload: { price: '4' } })).status).toBe(200)
})

test('of two who edit a post, the second is told before its photo is taken', async () => {
  const { call, asAdmin } = await testServer()
  await asAdmin('POST', '/api/posts', await form({ ...words, photo_url: await jpeg() }))
  const { etag } = (await call('GET', '/api/posts/1')).headers
  const edit = async (change: object, photo: object = {}) => {
    const { payload, headers } = await form({ ...words, ...change, ...photo })
    const sent = { payload, headers: { ...headers, 'if-match': String(etag) } }
    return (await asAdmin('PUT', '/api/posts/1', sent)).status
  }
  expect(await edit({ title: 'One' })).toBe(200)
  expect(await edit({ title: 'Two' }, { photo: await jpeg({ shade: 3 }) })).toBe(412)
  expect((await call('GET', '/api/posts/1')).json).toMatchObject({ title: 'One' })
})
