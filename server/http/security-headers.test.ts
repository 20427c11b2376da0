import { expect, test } from 'vitest'

import { PASSWORD, testServer, USERNAME, type TestServer } from '#test/test-server.ts'

import { securityHeaders } from './security-headers.ts'

test('every response has security headers', async () => {
  const server = await testServer()
  for (const response of await someResponses(server)) {
    expect(response.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

test('nothing with a token or personal data may be cached', async () => {
  const { asAdmin, call } = await testServer()
  const responses = [
    await call('POST', '/login', { payload: { username: USERNAME, password: PASSWORD } }),
    await call('GET', '/api/form-token'),
    await asAdmin('GET', '/api/enquiries'),
    await asAdmin('GET', '/api/enquiries/summary'),
    await asAdmin('GET', '/api/enquiries.csv'),
    await asAdmin('PUT', '/api/enquiries/1', { payload: { handled: true } }),
    await asAdmin('GET', '/api/posts'),
  ]
  for (const { headers } of responses) expect(headers['cache-control']).toBe('no-store')
})

test('a photo may be cached forever', async () => {
  const { call, upload } = await testServer()
  const { headers } = await call('GET', `/uploads/${await upload()}`)
  expect(headers['cache-control']).toContain('immutable')
})

test('HSTS is sent only where the site’s URL is https', () => {
  const strict = 'strict-transport-security'
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty(strict)
  expect(securityHeaders('https://homes.example')[strict]).toMatch(
    /max-age=31536000; includeSubDomains/,
  )
})

async function someResponses({ asAdmin, call, upload }: TestServer) {
  return [
    await call('GET', '/api/categories'),
    await call('GET', '/api/none'),
    await call('GET', '/api/enquiries'),
    await call('POST', '/login', { payload: '{' }),
    await call('POST', '/api/send-email', { headers: { origin: 'https://evil.example' } }),
    await call('GET', `/uploads/${await upload()}`),
    await call('GET', '/api/docs/'),
    await call('GET', '/%'),
    await asAdmin('GET', '/api/enquiries'),
  ]
}
