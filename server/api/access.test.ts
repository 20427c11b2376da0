import { expect, test } from 'vitest'

import { testServer } from '#test/test-server.ts'

interface OpenApiDocument {
  paths: Record<string, Record<string, { security?: unknown[] }>>
}

/** Routes that anyone may call; all others need an administrator. */
const PUBLIC_ROUTES = [
  'GET /api/brochures',
  'GET /api/categories',
  'GET /api/form-token',
  'GET /api/locations',
  'GET /api/map',
  'GET /api/posts',
  'GET /api/posts/{id}',
  'GET /api/properties',
  'GET /api/properties/{id}',
  'POST /api/alerts',
  'POST /api/alerts/{token}/end',
  'POST /api/forgotten-password',
  'POST /api/invitations/accept',
  'POST /api/reset-password',
  'POST /api/scheduletoure',
  'POST /api/seen',
  'POST /api/send-email',
  'POST /api/send-email-with-file',
  'POST /api/send-listproperty',
  'POST /api/upload',
  'POST /login',
]

test('every route is public on purpose or refuses requests without a valid token', async () => {
  const { call } = await testServer()
  const { paths } = (await call('GET', '/api/openapi.json')).json as OpenApiDocument
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      needsToken: security !== undefined,
    })),
  )
  const publicRoutes = routes.filter(({ needsToken }) => !needsToken).map(({ name }) => name)
  expect(publicRoutes.sort()).toEqual(PUBLIC_ROUTES)

  const adminRoutes = routes.filter(({ name }) => !PUBLIC_ROUTES.includes(name))
  expect(adminRoutes.length).toBeGreaterThan(10)
  for (const { name } of adminRoutes) {
    const [method = '', path = ''] = name.split(' ')
    for (const headers of [{}, { authorization: 'Bearer made-up' }]) {
      const response = await call(method, path.replaceAll(/\{\w+\}/g, '1'), { headers })
      expect(response.status, name).toBe(401)
    }
  }
})
