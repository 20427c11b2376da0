import { readFileSync } from 'node:fs'

import { expect, onTestFinished, test } from 'vitest'

import { portalEmail, portalEmailPage } from '#domain/enquiries/portal-leads/portal-email.ts'
import { readNew } from '#domain/enquiries/portal-leads/read-mailbox.server.ts'
import { IMAP_LOGIN, startImap } from '#test/imap.ts'
import { testServer } from '#test/test-server.ts'

/** A server whose mailbox has brought an email that is no lead. */
async function withUnknownEmail() {
  const server = await testServer()
  const imap = await startImap()
  onTestFinished(() => imap.stop())
  imap.add(readFileSync('test/portal-emails/supplier.eml'))
  const payload = { host: '127.0.0.1', port: imap.port, security: 'none', ...IMAP_LOGIN }
  await server.asAdmin('PUT', '/api/mailbox', { payload })
  await readNew(server.app)
  const { json } = await server.asAdmin('GET', '/api/portal-emails')
  const { portal_emails, unknown } = portalEmailPage.parse(json)
  expect([portal_emails.length, unknown]).toEqual([1, 1])
  return { ...server, id: portal_emails[0]?.id ?? 0 }
}

test('owners and editors see unknown mail, agents do not', async () => {
  const { id, call, logInAs, asAdmin } = await withUnknownEmail()
  expect((await call('GET', '/api/portal-emails')).status).toBe(401)
  const [editor, agent] = [await logInAs('editor'), await logInAs('agent')]
  expect((await editor.as('GET', '/api/portal-emails')).status).toBe(200)
  expect((await agent.as('GET', '/api/portal-emails')).status).toBe(403)
  const payload = { state: 'ignored' }
  expect((await agent.as('PUT', `/api/portal-emails/${id}`, { payload })).status).toBe(403)
  expect((await agent.as('POST', `/api/portal-emails/${id}/enquiry`, { payload: {} })).status).toBe(
    403,
  )
  const summaries = await Promise.all(
    [asAdmin, agent.as].map((as) => as('GET', '/api/enquiries/summary')),
  )
  expect(summaries.map(({ json }) => json)).toMatchObject([
    { unknown_portal_emails: 1 },
    { unknown_portal_emails: 0 },
  ])
})

test('an email is ignored, brought back and made an enquiry', async () => {
  const { id, asAdmin } = await withUnknownEmail()
  const ignored = await asAdmin('PUT', `/api/portal-emails/${id}`, {
    payload: { state: 'ignored' },
  })
  expect(portalEmail.parse(ignored.json).state).toBe('ignored')
  expect((await asAdmin('GET', '/api/portal-emails')).json).toMatchObject({
    portal_emails: [],
    unknown: 0,
  })
  const again = await asAdmin('PUT', `/api/portal-emails/${id}`, { payload: { state: 'unknown' } })
  expect(portalEmail.parse(again.json).state).toBe('unknown')
  const payload = { name: 'Ann', email: 'ann@mail.example', message: 'Hello' }
  const made = await asAdmin('POST', `/api/portal-emails/${id}/enquiry`, { payload })
  expect(portalEmail.parse(made.json)).toMatchObject({ state: 'enquiry', enquiry_id: 1 })
  const twice = await asAdmin('POST', `/api/portal-emails/${id}/enquiry`, { payload })
  expect(twice.status).toBe(409)
  expect((await asAdmin('GET', '/api/enquiries')).json).toMatchObject({
    enquiries: [{ name: 'Ann', source: 'email' }],
  })
})

test.each([
  [{ state: 'enquiry' }, 'PUT', '', { state: 'Must be ignored or unknown.' }],
  [{ email: 'no address' }, 'POST', '/enquiry', { email: 'Please enter a valid email address.' }],
  [
    { name: 'Ann' },
    'POST',
    '/enquiry',
    { email: 'Please enter an e-mail address or a phone number.' },
  ],
  [
    { phone: '050 555 0100', reference: 'GH-404' },
    'POST',
    '/enquiry',
    { reference: 'No listing has this reference.' },
  ],
])('%j is refused', async (payload, method, path, fields) => {
  const { id, asAdmin } = await withUnknownEmail()
  const { status, json } = await asAdmin(method, `/api/portal-emails/${id}${path}`, { payload })
  expect([status, json]).toMatchObject([422, { fields }])
})

test('an email that is not there is not found', async () => {
  const { asAdmin } = await testServer()
  const ignore = await asAdmin('PUT', '/api/portal-emails/7', { payload: { state: 'ignored' } })
  const payload = { email: 'ann@mail.example' }
  const make = await asAdmin('POST', '/api/portal-emails/7/enquiry', { payload })
  expect([ignore.status, make.status]).toEqual([404, 404])
})
