import { expect, test } from 'vitest'

import { enquirer, form } from '#test/samples.ts'
import { testServer } from '#test/test-server.ts'

const UPLOAD = await form({ photo: Buffer.from('no picture') })
const ALERT = { email: 'layla@example.com', search: 'bedrooms=2', frequency: 'now', language: 'en' }
const LINK = { payload: { token: 'x', password: 'a dune at seven in the evening' } }

test.each([
  ['/api/upload', 120, UPLOAD],
  ['/api/alerts', 10, { payload: ALERT }],
  ['/api/forgotten-password', 30, { payload: { email: 'nobody@agency.example' } }],
  ['/api/reset-password', 30, LINK],
  ['/api/invitations/accept', 30, LINK],
])('%s: another address of the same IPv6 network does not escape the limit', async (...route) => {
  const [path, allowed, request] = route
  const { call } = await testServer()
  const from = async (remoteAddress: string) =>
    (await call('POST', path, { ...request, remoteAddress })).status
  for (let at = 1; at <= allowed; at++) expect(await from(`2001:db8::${at}`)).not.toBe(429)
  expect(await from('2001:db8::ffff')).toBe(429)
  expect(await from('2001:db8:0:1::1')).not.toBe(429)
})

test('of many enquiries from addresses of one IPv6 network the later ones are spam', async () => {
  const { call, asAdmin } = await testServer()
  const send = (remoteAddress: string, message: string) =>
    call('POST', '/api/send-email', {
      payload: { ...enquirer, subject: 'Fees', message },
      remoteAddress,
    })
  for (let at = 1; at <= 31; at++) await send(`2001:db8::${at}`, `How much is ${at}?`)
  await send('2001:db8:0:1::1', 'How much is it elsewhere?')
  const { json } = await asAdmin('GET', '/api/enquiries?state=spam')
  expect(json).toMatchObject({ enquiries: [{ message: 'How much is 31?' }] })
})
