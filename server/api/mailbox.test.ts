import { expect, onTestFinished, test } from 'vitest'

import { IMAP_LOGIN, startImap } from '#test/imap.ts'
import { testServer } from '#test/test-server.ts'

const MAILBOX = {
  host: 'imap.homes.example',
  port: 993,
  security: 'tls',
  user: 'leads@homes.example',
  password: 'open sesame',
  folder: 'Portals',
}

test('an owner sets the mailbox up; no answer tells the password', async () => {
  const { asAdmin, call, logInAs } = await testServer()
  expect((await call('GET', '/api/mailbox')).status).toBe(401)
  for (const role of ['editor', 'agent'] as const) {
    const { as } = await logInAs(role)
    expect((await as('GET', '/api/mailbox')).status).toBe(403)
    expect((await as('PUT', '/api/mailbox', { payload: MAILBOX })).status).toBe(403)
    expect((await as('POST', '/api/mailbox/test', { payload: MAILBOX })).status).toBe(403)
  }
  expect((await asAdmin('GET', '/api/mailbox')).json).toMatchObject({
    host: '',
    port: 993,
    folder: 'INBOX',
    problem: 'No mailbox is set.',
    read_at: null,
  })
  const saved = await asAdmin('PUT', '/api/mailbox', { payload: MAILBOX })
  expect(saved.status).toBe(200)
  const { json } = await asAdmin('GET', '/api/mailbox')
  const { password, ...shown } = MAILBOX
  expect(json).toMatchObject({ ...shown, has_password: true, problem: '' })
  expect(JSON.stringify([json, saved.json])).not.toContain(password)
})

test('a stored password goes to no other server, and is forgotten with the server', async () => {
  const { asAdmin } = await testServer()
  await asAdmin('PUT', '/api/mailbox', { payload: MAILBOX })
  const payload = { host: 'imap.evil.example' }
  for (const [method, path] of [
    ['PUT', '/api/mailbox'],
    ['POST', '/api/mailbox/test'],
  ] as const) {
    const { status, json } = await asAdmin(method, path, { payload })
    expect([status, json]).toMatchObject([
      422,
      { fields: { password: 'Please enter the password again: the server has changed.' } },
    ])
  }
  const off = await asAdmin('PUT', '/api/mailbox', { payload: { host: '' } })
  expect(off.json).toMatchObject({ host: '', has_password: false, problem: 'No mailbox is set.' })
})

test.each([
  ['host', 'a host', 'Must be the name of a server, such as imap.example.com.'],
  ['host', 'evil.example/?x=', 'Must be the name of a server, such as imap.example.com.'],
  ['port', 0, 'Must be a port number, such as 993.'],
  ['security', 'ssl', 'Must be one of tls, starttls, none.'],
  ['user', '', 'Please enter the user name of the mailbox.'],
  ['user', 'leads\r\nA1 LOGOUT', 'Must be one line.'],
  ['folder', 'INBOX\r\nA1 LOGOUT', 'Must be the name of a folder.'],
])('%s %j is refused', async (field, value, message) => {
  const { asAdmin } = await testServer()
  for (const [method, path] of [
    ['PUT', '/api/mailbox'],
    ['POST', '/api/mailbox/test'],
  ] as const) {
    const payload = { ...MAILBOX, [field]: value }
    const { status, json } = await asAdmin(method, path, { payload })
    expect([status, json]).toMatchObject([422, { fields: { [field]: message } }])
  }
})

test('the mailbox is tried before it is saved', async () => {
  const { asAdmin } = await testServer()
  const imap = await startImap()
  onTestFinished(() => imap.stop())
  const payload = { host: '127.0.0.1', port: imap.port, security: 'none', ...IMAP_LOGIN }
  const { json } = await asAdmin('POST', '/api/mailbox/test', { payload })
  expect(json).toEqual({
    opened: true,
    meaning: 'The mailbox can be read.',
    said: 'INBOX has 0 emails.',
  })
  const none = await asAdmin('POST', '/api/mailbox/test', { payload: {} })
  expect([none.status, none.json]).toMatchObject([422, { fields: { host: 'No mailbox is set.' } }])
})
