import { expect, test } from 'vitest'

import { profile } from '#agency/profile.ts'
import { testServer } from '#test/test-server.ts'

test('an administrator reads, saves and restores a section', async () => {
  const { asAdmin, call } = await testServer()
  expect((await call('GET', '/api/settings/profile')).status).toBe(401)
  const first = await asAdmin('GET', '/api/settings/profile')
  expect([first.status, first.json]).toEqual([200, profile])
  const saved = await asAdmin('PUT', '/api/settings/profile', {
    payload: { name: 'Sea & Sand' },
    headers: { 'if-match': String(first.headers['etag']) },
  })
  expect([saved.status, saved.json]).toEqual([200, { ...profile, name: 'Sea & Sand' }])
  const stale = await asAdmin('PUT', '/api/settings/profile', {
    payload: { name: 'Late' },
    headers: { 'if-match': String(first.headers['etag']) },
  })
  expect(stale.status).toBe(412)
  const { json: versions } = await asAdmin('GET', '/api/settings/profile/versions')
  expect(versions).toMatchObject([
    { version: 1, saved_by: 'admin', changed: ['Agency name'], current: true },
    { version: 0 },
  ])
  const restored = await asAdmin('POST', '/api/settings/profile/versions/0/restore')
  expect([restored.status, restored.json]).toEqual([200, profile])
})

test('the list has a section for each file of defaults, with what its form needs', async () => {
  const { asAdmin } = await testServer()
  const { json } = await asAdmin('GET', '/api/settings')
  const sections = json as { section: string; schema: { properties: Record<string, unknown> } }[]
  expect(sections.map(({ section }) => section)).toContain('tour-hours')
  expect(sections.find(({ section }) => section === 'profile')?.schema.properties).toMatchObject({
    name: { type: 'string', title: 'Agency name', maxLength: 60, input: 'line' },
    phones: { type: 'array', item: 'phone', minItems: 1, items: { input: 'phone' } },
  })
})

test.each([
  ['PUT', '/api/settings/nothing', {}, 404],
  ['GET', '/api/settings/nothing', undefined, 404],
  ['GET', '/api/settings/%2e%2e/versions', undefined, 404],
  ['POST', '/api/settings/profile/versions/7/restore', undefined, 404],
  ['POST', '/api/settings/profile/versions/x/restore', undefined, 400],
  ['PUT', '/api/settings/profile', { name: '' }, 422],
  ['PUT', '/api/settings/profile', [], 422],
  ['POST', '/api/settings/profile/preview', { name: '' }, 422],
  ['POST', '/api/settings/nothing/preview', {}, 404],
] as const)('%s %s %j is refused with %i', async (method, url, payload, status) => {
  const { asAdmin } = await testServer()
  const response = await asAdmin(method, url, payload === undefined ? {} : { payload })
  expect(response.status).toBe(status)
})
