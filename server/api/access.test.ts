import { expect, test } from 'vitest'

import { testServer } from '#test/test-server.ts'

interface Document {
  paths: Record<string, Record<string, { security?: unknown[] }>>
}

/** What anyone may do. A call that is not named here needs an administrator. */
const OPEN = [
  'GET /api/brochures',
  'GET /api/categories',
  'GET /api/form-token',
  'GET /api/locations',
  'GET /api/posts',
  'GET /api/posts/{id}',
  'GET /api/properties',
  'GET /api/properties/{id}',
  'POST /api/scheduletoure',
  'POST /api/send-email',
  'POST /api/send-email-with-file',
  'POST /api/send-listproperty',
  'POST /api/upload',
  'POST /login',
]

test('every call is either open on purpose or refuses whoever is not logged in', async () => {
  const { call } = await testServer()
  const { paths } = (await call('GET', '/api/openapi.json')).json as Document
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      closed: security !== undefined,
    })),
  )
  const open = calls.filter(({ closed }) => !closed).map(({ name }) => name)
  expect(open.sort()).toEqual(OPEN)

  const closed = calls.filter(({ name }) => !OPEN.includes(name))
  expect(closed.length).toBeGreaterThan(10)
  for (const { name } of closed) {
    const [method = '', path = ''] = name.split(' ')
    for (const headers of [{}, { authorization: 'Bearer made-up' }]) {
      const answer = await call(method, path.replaceAll(/\{\w+\}/g, '1'), { headers })
      expect(answer.status, name).toBe(401)
    }
  }
})
