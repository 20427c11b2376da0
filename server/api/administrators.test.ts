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

test('who has forgotten a password gets the same answer, known or not, and not too often', async () => {
  const { call, logInAs } = await testServer()
  await logInAs('editor')
  const ask = (email: string) => call('POST', '/api/forgotten-password', { payload: { email } })
  const known = await ask('editor@agency.example')
  const unknown = await ask('nobody@agency.example')
  expect([known.status, known.json]).toEqual([unknown.status, unknown.json])
  expect(known.status).toBe(200)
  for (let at = 2; at < 30; at++) await ask('nobody@agency.example')
  expect((await ask('editor@agency.example')).status).toBe(429)
})

test('a link that is not valid is refused at its field, whatever is sent', async () => {
  const { call } = await testServer()
  for (const path of ['/api/invitations/accept', '/api/reset-password'])
    for (const token of ['', 'a', 'a\0', 'é'.repeat(99)]) {
      const payload = { token, password: 'a dune at seven in the evening' }
      const { status, json } = await call('POST', path, { payload })
      expect([status, json], token).toMatchObject([422, { fields: { token: expect.any(String) } }])
    }
})

test('the account says who is logged in, with which role', async () => {
  const { logInAs } = await testServer()
  const { as, user_id } = await logInAs('agent')
  const { json } = await as('GET', '/api/account')
  expect(json).toMatchObject({ role: 'agent', user_id, name: 'The agent' })
})
