import { expect, test } from 'vitest'

import { PASSWORD, testServer, USERNAME } from '#test/test-server.ts'

test('of a crowd that guesses at once, few are let guess', async () => {
  const { call } = await testServer()
  const guess = () =>
    call('POST', '/login', { payload: { username: USERNAME, password: 'a guess' } })
  const answers = await Promise.all(Array.from({ length: 20 }, guess))
  const weighed = answers.filter(({ status }) => status === 401)
  expect(weighed.length).toBeLessThanOrEqual(6)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - weighed.length)
})

test('who logs in anew leaves no session behind', async () => {
  const { asAdmin, call, token } = await testServer()
  const wrong = { payload: { username: USERNAME, password: 'a guess' } }
  expect((await asAdmin('POST', '/login', wrong)).status).toBe(401)
  expect((await asAdmin('GET', '/api/enquiries')).status).toBe(200)

  const right = { payload: { username: USERNAME, password: PASSWORD } }
  const answer = await asAdmin('POST', '/login', right)
  const opened = answer.json as { token: string }
  expect(opened.token).not.toBe(token)
  expect((await asAdmin('GET', '/api/enquiries')).status).toBe(401)
  const headers = { authorization: `Bearer ${opened.token}` }
  expect((await call('GET', '/api/enquiries', { headers })).status).toBe(200)
})
