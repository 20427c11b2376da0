import { expect, test } from 'vitest'

import { PASSWORD, testServer, USERNAME } from '#test/test-server.ts'

test('of many guesses at once, few are checked', async () => {
  const { call } = await testServer()
  const guess = () =>
    call('POST', '/login', { payload: { username: USERNAME, password: 'a guess' } })
  const responses = await Promise.all(Array.from({ length: 20 }, guess))
  const checked = responses.filter(({ status }) => status === 401)
  expect(checked.length).toBeLessThanOrEqual(6)
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(20 - checked.length)
})

test('a new login ends the session whose token came with it', async () => {
  const { asAdmin, call, token } = await testServer()
  const wrong = { payload: { username: USERNAME, password: 'a guess' } }
  expect((await asAdmin('POST', '/login', wrong)).status).toBe(401)
  expect((await asAdmin('GET', '/api/enquiries')).status).toBe(200)

  const right = { payload: { username: USERNAME, password: PASSWORD } }
  const response = await asAdmin('POST', '/login', right)
  const opened = response.json as { token: string }
  expect(opened.token).not.toBe(token)
  expect((await asAdmin('GET', '/api/enquiries')).status).toBe(401)
  const headers = { authorization: `Bearer ${opened.token}` }
  expect((await call('GET', '/api/enquiries', { headers })).status).toBe(200)
})
