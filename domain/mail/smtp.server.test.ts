import { expect, onTestFinished, test } from 'vitest'

import type { Mail, OutgoingEmail } from '#domain/app.ts'
import { header, startSmtp, type Mood, type TestSmtp } from '#test/smtp.ts'

import { smtpMail } from './smtp.server.ts'
import { DeliveryError } from './delivery-error.ts'

const letter: OutgoingEmail = {
  id: '42',
  replyTo: { name: 'Layla Haddad', address: 'layla@example.com' },
  subject: 'Fees',
  text: 'How much?',
  html: '<p>How much?</p>',
  attachments: [],
  perhapsTwice: false,
}

test('a letter goes to the agency, and what is replied to the visitor', async () => {
  const { mail, smtp } = await server()
  expect(await mail.send(letter)).toMatch(/^250 /)
  const [arrived = ''] = smtp.letters
  expect(headersOf(arrived)).toEqual({
    From: 'Site <site@mail.homes-1.example>',
    To: 'team@homes.example',
    'Reply-To': 'Layla Haddad <layla@example.com>',
    'Message-ID': '<42@mail.homes-1.example>',
    'X-Perhaps-Twice': undefined,
  })
  expect(arrived).toContain('<p>How much?</p>')
})

test('a letter to a visitor goes to them, and what is replied to the agency', async () => {
  const { mail, smtp } = await server()
  await mail.send({ ...letter, to: 'omar@example.com', perhapsTwice: true })
  expect(headersOf(smtp.letters[0] ?? '')).toMatchObject({
    To: 'omar@example.com',
    'Reply-To': 'team@homes.example',
    'X-Perhaps-Twice': 'yes',
  })
})

test('a letter of a site without a domain has an id all the same', async () => {
  const { mail, smtp } = await server('site')
  await mail.send(letter)
  expect(header(smtp.letters[0] ?? '', 'Message-ID')).toBe('<42@localhost>')
})

test.each<[string, Mood, Partial<DeliveryError>]>([
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
])('of a server that %s it is told what that means', async (_name, mood, told) => {
  const { mail, smtp } = await server()
  smtp.mood = mood
  const failure = await mail.send(letter).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(DeliveryError)
  expect(failure).toMatchObject({ ...told, cause: expect.any(Error) as unknown })
})

test('a letter that nobody was there to take is not with anybody', async () => {
  const { mail, smtp } = await server()
  await smtp.stop()
  const failure = await mail.send(letter).catch((error: unknown) => error)
  expect(failure).toMatchObject({
    message: expect.stringContaining('ECONNREFUSED') as unknown,
    mayBeDelivered: false,
    noResponse: true,
  })
})

test('a letter that was unclear once is clear again when it is tried anew', async () => {
  const { mail, smtp } = await server()
  smtp.mood = 'take-and-drop'
  await expect(mail.send(letter)).rejects.toMatchObject({ mayBeDelivered: true })
  await smtp.stop()
  await expect(mail.send(letter)).rejects.toMatchObject({ mayBeDelivered: false })
})

test('once it is closed no letter goes out', async () => {
  const { mail, smtp } = await server()
  await mail.send(letter)
  mail.close()
  await expect(mail.send(letter)).rejects.toThrow(DeliveryError)
  expect(smtp.letters).toHaveLength(1)
})

test('a failure is answered unless it is said otherwise', () => {
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

function headersOf(letter: string): Record<string, string | undefined> {
  const names = ['From', 'To', 'Reply-To', 'Message-ID', 'X-Perhaps-Twice']
  return Object.fromEntries(names.map((name) => [name, header(letter, name)]))
}
