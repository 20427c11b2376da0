import { expect, onTestFinished, test } from 'vitest'

import type { Mail, OutgoingEmail } from '#domain/app.ts'
import { header, startSmtp, type SmtpBehaviour, type TestSmtp } from '#test/smtp.ts'

import { smtpMail } from './smtp.server.ts'
import { DeliveryError } from './outbox.server.ts'

const email: OutgoingEmail = {
  id: '42',
  replyTo: { name: 'Layla Haddad', address: 'layla@example.com' },
  subject: 'Fees',
  text: 'How much?',
  html: '<p>How much?</p>',
  attachments: [],
  perhapsTwice: false,
}

test('an email goes to the agency, and replies go to the visitor', async () => {
  const { mail, smtp } = await server()
  expect(await mail.send(email)).toMatch(/^250 /)
  const [arrived = ''] = smtp.emails
  expect(headersOf(arrived)).toEqual({
    From: 'Site <site@mail.homes-1.example>',
    To: 'team@homes.example',
    'Reply-To': 'Layla Haddad <layla@example.com>',
    'Message-ID': '<42@mail.homes-1.example>',
    'X-Perhaps-Twice': undefined,
  })
  expect(arrived).toContain('<p>How much?</p>')
})

test('an email to a visitor goes to them, and replies go to the agency', async () => {
  const { mail, smtp } = await server()
  await mail.send({ ...email, to: 'omar@example.com', replyTo: undefined, perhapsTwice: true })
  expect(headersOf(smtp.emails[0] ?? '')).toMatchObject({
    To: 'omar@example.com',
    'Reply-To': 'team@homes.example',
    'X-Perhaps-Twice': 'yes',
  })
})

test('an email for an agent goes to them with the agency in copy, and replies go to the visitor', async () => {
  const { mail, smtp } = await server()
  await mail.send({ ...email, agent: 'sara@homes.example' })
  const [arrived = ''] = smtp.emails
  expect(headersOf(arrived)).toMatchObject({
    To: 'sara@homes.example',
    'Reply-To': 'Layla Haddad <layla@example.com>',
  })
  expect(header(arrived, 'Cc')).toBe('team@homes.example')
})

test('an email of a site without a domain has a message id, too', async () => {
  const { mail, smtp } = await server('site')
  await mail.send(email)
  expect(header(smtp.emails[0] ?? '', 'Message-ID')).toBe('<42@localhost>')
})

test.each<[string, SmtpBehaviour, Partial<DeliveryError>]>([
  [
    'says no',
    { refuse: 554 },
    {
      message: expect.stringContaining('554 Not today') as string,
      mayBeDelivered: false,
      noResponse: false,
    },
  ],
  ['takes it and says nothing', 'take-and-drop', { mayBeDelivered: true, noResponse: true }],
])('the failure of a server that %s says what it means', async (_name, mood, told) => {
  const { mail, smtp } = await server()
  smtp.behaviour = mood
  const failure = await mail.send(email).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(DeliveryError)
  expect(failure).toMatchObject({ ...told, cause: expect.any(Error) as unknown })
})

test('an email that no server accepted cannot have been delivered', async () => {
  const { mail, smtp } = await server()
  await smtp.stop()
  const failure = await mail.send(email).catch((error: unknown) => error)
  expect(failure).toMatchObject({
    message: expect.stringContaining('ECONNREFUSED') as unknown,
    mayBeDelivered: false,
    noResponse: true,
  })
})

test('each try is judged on its own', async () => {
  const { mail, smtp } = await server()
  smtp.behaviour = 'take-and-drop'
  await expect(mail.send(email)).rejects.toMatchObject({ mayBeDelivered: true })
  await smtp.stop()
  await expect(mail.send(email)).rejects.toMatchObject({ mayBeDelivered: false })
})

test('after closing, no email is sent', async () => {
  const { mail, smtp } = await server()
  await mail.send(email)
  mail.close()
  await expect(mail.send(email)).rejects.toThrow(DeliveryError)
  expect(smtp.emails).toHaveLength(1)
})

test('a failure counts as responded to by default', () => {
  const cause = new Error('x')
  const failure = new DeliveryError('No.', { mayBeDelivered: true, cause })
  expect([failure.message, failure.mayBeDelivered, failure.noResponse]).toEqual([
    'No.',
    true,
    false,
  ])
  expect(failure.cause).toBe(cause)
})

async function server(
  from = 'Site <site@mail.homes-1.example>',
): Promise<{ mail: Mail; smtp: TestSmtp }> {
  const smtp = await startSmtp()
  const mail = smtpMail({ url: smtp.url, from, to: 'team@homes.example' })
  onTestFinished(async () => {
    mail.close()
    await smtp.stop()
  })
  return { mail, smtp }
}

function headersOf(email: string): Record<string, string | undefined> {
  const names = ['From', 'To', 'Reply-To', 'Message-ID', 'X-Perhaps-Twice']
  return Object.fromEntries(names.map((name) => [name, header(email, name)]))
}
