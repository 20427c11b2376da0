import { expect, test } from 'vitest'

import { testServer } from '#test/test-server.ts'

const MAIL = {
  host: 'smtp.homes.example',
  port: 465,
  security: 'tls',
  user: 'site',
  password: 'open sesame',
  from: 'site@homes.example',
  to: 'team@homes.example, owner@homes.example',
}

test('an owner sets mail up; no answer tells the password', async () => {
  const { asAdmin, call } = await testServer()
  expect((await call('GET', '/api/mail')).status).toBe(401)
  expect((await asAdmin('GET', '/api/mail')).json).toMatchObject({ host: '', port: 587 })
  const saved = await asAdmin('PUT', '/api/mail', { payload: MAIL })
  expect(saved.status).toBe(200)
  const { json } = await asAdmin('GET', '/api/mail')
  const { password, ...shown } = MAIL
  expect(json).toMatchObject({ ...shown, has_password: true })
  expect(JSON.stringify([json, saved.json])).not.toContain(password)
})

test.each([
  ['host', 'a host', 'Must be the name of a server, such as smtp.example.com.'],
  ['host', 'evil.example/?x=', 'Must be the name of a server, such as smtp.example.com.'],
  ['host', 'user:pass@evil.example', 'Must be the name of a server, such as smtp.example.com.'],
  ['port', 70_000, 'Must be a port number, such as 587.'],
  ['security', 'ssl', 'Must be one of tls, starttls, none.'],
  ['from', 'site', 'Must be an e-mail address, or a name and <address>.'],
  [
    'from',
    'Site\r\nBcc: all@homes.example <site@homes.example>',
    'Must be an e-mail address, or a name and <address>.',
  ],
  [
    'to',
    'team@homes.example\r\nBcc: all@homes.example',
    'Must be an e-mail address, or up to 5 with commas between them.',
  ],
])('%s %j is refused', async (field, value, message) => {
  const { asAdmin } = await testServer()
  for (const [method, path] of [
    ['PUT', '/api/mail'],
    ['POST', '/api/mail/test'],
  ] as const) {
    const { status, json } = await asAdmin(method, path, { payload: { ...MAIL, [field]: value } })
    expect([status, json]).toMatchObject([422, { fields: { [field]: message } }])
  }
})

test('a test without a server says so at its field', async () => {
  const { asAdmin } = await testServer()
  const { status, json } = await asAdmin('POST', '/api/mail/test', { payload: {} })
  expect([status, json]).toMatchObject([422, { fields: { host: 'No mail server is set.' } }])
})
