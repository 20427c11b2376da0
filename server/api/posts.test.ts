import { expect, test } from 'vitest'

import { postFields } from '#test/posts.ts'
import { form, jpeg } from '#test/samples.ts'
import { testServer, type TestServer } from '#test/test-server.ts'

async function send({ asAdmin }: TestServer, fields: Record<string, string>) {
  return asAdmin('POST', '/api/posts', await form({ ...fields, photo_url: await jpeg() }))
}

const idOf = ({ json }: { json: unknown }) => (json as { id: number }).id

test('visitors and agents get published posts only, administrators all', async () => {
  const server = await testServer()
  const { call, asAdmin, logInAs } = server
  const agent = (await logInAs('agent')).as
  const open = idOf(await send(server, postFields))
  const draft = idOf(
    await asAdmin('POST', '/api/posts', await form({ title: 'x', status: 'draft' })),
  )
  const time = { status: 'scheduled', publish_at: '2026-03-02T09:00' }
  const scheduled = await send(server, { ...postFields, ...time })
  expect(scheduled.json).toMatchObject({ publish_at: '2026-03-02T05:00:00.000Z' })
  const ids = ({ json }: { json: unknown }) => (json as { id: number }[]).map(({ id }) => id)
  expect(ids(await call('GET', '/api/posts'))).toEqual([open])
  expect(ids(await agent('GET', '/api/posts'))).toEqual([open])
  expect(ids(await asAdmin('GET', '/api/posts'))).toHaveLength(3)
  for (const id of [draft, idOf(scheduled)]) {
    for (const path of [`/api/posts/${id}`, `/BlogInfo/${id}/share.jpg`])
      expect((await call('GET', path)).status).toBe(404)
    expect((await agent('GET', `/api/posts/${id}`)).status).toBe(404)
    const { status, headers } = await asAdmin('GET', `/api/posts/${id}`)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    const stale = { headers: { authorization: 'Bearer stale' } }
    expect((await call('GET', `/api/posts/${id}`, stale)).status).toBe(401)
  }
})

test.each([
  [{ status: 'hidden' }, { status: 'Must be one of draft, scheduled, published.' }],
  [{ status: 'scheduled' }, { publish_at: 'Please choose when it is to be published.' }],
  [
    { status: 'scheduled', publish_at: '2026-03-01T11:59' },
    { publish_at: 'This time is over. Please choose a later one.' },
  ],
  [
    { status: 'scheduled', publish_at: 'tomorrow' },
    { publish_at: 'Please enter a date and a time.' },
  ],
  [{ publish_at: '2026-03-02T09:00' }, { publish_at: 'Only a scheduled post has a time.' }],
  [{ author: ' ', SEOtitle: '' }, { author: 'Please enter the author.' }],
  [{ status: 'draft', title: '' }, { title: 'Please enter a title.' }],
])('a post with %j is refused', async (change, fields) => {
  const server = await testServer()
  const { status, json } = await send(server, {
    ...postFields,
    ...change,
  })
  expect([status, json]).toMatchObject([422, { fields }])
})

test('a form has Arabic texts beside the English ones; left out, they stay', async () => {
  const server = await testServer()
  const arabic = {
    title_ar: 'عنوان',
    author_ar: 'كاتب',
    seo_title_ar: 'بحث',
    metadescription_ar: 'نص',
  }
  const created = await send(server, { ...postFields, ...arabic })
  expect([created.status, created.json]).toMatchObject([201, arabic])
  const path = `/api/posts/${idOf(created)}`
  const changed = await server.asAdmin('PUT', path, await form({ ...postFields, author_ar: '' }))
  expect([changed.status, changed.json]).toMatchObject([200, { ...arabic, author_ar: '' }])
  const unknownPhoto = await server.asAdmin('POST', `${path}/preview-changes`, {
    payload: { ...postFields, metadescription_ar: `![](${'0'.repeat(32)}.jpg)` },
  })
  expect(unknownPhoto.status).toBe(422)
})

test('an administrator makes links to previews of a post', async () => {
  const server = await testServer()
  const { asAdmin, call } = server
  const id = idOf(await asAdmin('POST', '/api/posts', await form({ title: 'x', status: 'draft' })))
  const path = `/api/posts/${id}/preview`
  expect((await call('POST', path, { payload: {} })).status).toBe(401)
  const link = (await asAdmin('POST', path, { payload: {} })).json as { url: string }
  expect(link.url).toMatch(new RegExp(`/BlogInfo/${id}\\?preview=post${id}-`))
  const changed = await asAdmin('POST', `${path}-changes`, { payload: postFields })
  expect(changed.status).toBe(200)
  const unknown = { ...postFields, photo: '../x' }
  expect((await asAdmin('POST', `${path}-changes`, { payload: unknown })).json).toMatchObject({
    fields: { photo: 'There is no uploaded file ../x.' },
  })
  expect((await asAdmin('POST', '/api/posts/99/preview', { payload: {} })).status).toBe(404)
})

test('the audit log is filtered, and a bad filter refused', async () => {
  const server = await testServer()
  await send(server, postFields)
  const found = async (query: string) => {
    const { status, json } = await server.asAdmin('GET', `/api/audit?${query}`)
    return [status, (json as { entries?: unknown[] }).entries?.length]
  }
  expect(await found('kind=post&who=admin&about_id=1&from=2026-03-01&to=2026-03-01')).toEqual([
    200, 1,
  ])
  expect(await found('who=&kind=&about_id=&from=&to=')).toEqual([200, 1])
  expect(await found('kind=settings')).toEqual([200, 0])
  for (const query of ['kind=x', 'from=x', 'to=2026-02-30', 'about_id=-1', 'who=%00'])
    expect((await found(query))[0]).toBe(400)
})
