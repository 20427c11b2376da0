import { expect, onTestFinished, test } from 'vitest'

import type { App } from '#domain/app.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import { appWithMail } from '#test/app-with-mail.ts'
import { enquirer, jpeg } from '#test/samples.ts'
import { header, startSmtp, type Mood } from '#test/smtp.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as outbox from './outbox.server.ts'

const message = { kind: 'contact', ...enquirer, subject: 'Fees', message: 'How much?' } as const

test('a letter goes out once, from us, with the visitor to reply to', async () => {
  const { app, smtp } = await appWithMail()
  await enquiries.receive(app, message, { recentFromAddress: 1 })
  expect(await outbox.deliverDue(app)).toBe(1)
  expect(await outbox.deliverDue(app)).toBe(0)
  const [letter = ''] = smtp.letters
  expect(smtp.letters).toHaveLength(1)
  expect(header(letter, 'From')).toBe('Site <site@homes.example>')
  expect(header(letter, 'To')).toBe('team@homes.example')
  expect(header(letter, 'Reply-To')).toBe('Layla Haddad <layla@example.com>')
  expect(header(letter, 'Message-ID')).toMatch(/^<[0-9a-f-]{36}@homes\.example>$/)
  expect(header(letter, 'X-Perhaps-Twice')).toBeUndefined()
  expect(await deliveryOf(app)).toMatchObject({ state: 'sent', perhaps_twice: false })
})

test('a visitor cannot write a header', async () => {
  const { app, smtp } = await appWithMail()
  const name = 'Layla\r\nBcc: everyone@example.com'
  await enquiries.receive(app, { ...message, name, subject: 'A\nB: c' }, { recentFromAddress: 1 })
  await outbox.deliverDue(app)
  expect(header(smtp.letters[0] ?? '', 'Bcc')).toBeUndefined()
  expect(header(smtp.letters[0] ?? '', 'B')).toBeUndefined()
})

test('the photos of a sell request travel with the letter', async () => {
  const { app, smtp } = await appWithMail()
  const photos = [
    await app.imageWorker.decode(await jpeg()),
    await app.imageWorker.decode(await jpeg({ shade: 9 })),
  ]
  const place = { propertyaddress: 'Villa 9', countrycity: 'Dubai', message: 'Value it' }
  await enquiries.receive(
    app,
    { kind: 'sell', ...enquirer, ...place, photos },
    { recentFromAddress: 1 },
  )
  await outbox.deliverDue(app)
  expect(smtp.letters[0]).toContain('filename=photo-1.jpg')
  expect(smtp.letters[0]).toContain('filename=photo-2.jpg')
})

const tour = {
  kind: 'tour',
  ...enquirer,
  message: 'Yes',
  tour_day: '2026-03-03',
  tour_time: '14:30',
} as const

test('a proposed tour goes to the agency and to the visitor, with a calendar file each', async () => {
  const { app, smtp } = await appWithMail()
  await enquiries.receive(app, tour, { recentFromAddress: 1 })
  expect(await outbox.deliverDue(app)).toBe(2)
  const [agency = '', visitor = ''] = smtp.letters
  expect([header(agency, 'To'), header(agency, 'Reply-To')]).toEqual([
    'team@homes.example',
    'Layla Haddad <layla@example.com>',
  ])
  expect([header(visitor, 'To'), header(visitor, 'Reply-To')]).toEqual([
    'layla@example.com',
    'team@homes.example',
  ])
  for (const letter of smtp.letters) {
    expect(letter).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/)
    expect(letter).toContain('filename=tour.ics')
  }
})

test('a visitor who cannot be reached is given up early and worries nobody', async () => {
  const { app, smtp } = await appWithMail()
  await enquiries.receive(app, tour, { recentFromAddress: 1 })
  await app.db.updateTable('emails').set({ tries: 11 }).where('to_address', '!=', '').execute()
  smtp.mood = { refuse: 550 }
  await outbox.deliverDue(app)
  const letters = await app.db.selectFrom('emails').select('state').orderBy('id').execute()
  expect(letters).toEqual([{ state: 'waiting' }, { state: 'failed' }])
  expect((await inbox.summary(app)).undelivered).toBe(1)
})

test.each<[string, Mood]>([
  ['refuses for now', { refuse: 451 }],
  ['refuses for good', { refuse: 554 }],
  ['hangs up in the middle', 'drop'],
])('a letter that the server %s is tried again until it arrives, once', async (_name, mood) => {
  const { app, smtp } = await appWithMail()
  smtp.mood = mood
  await enquiries.receive(app, message, { recentFromAddress: 1 })
  expect(await outbox.deliverDue(app)).toBe(0)
  expect(await deliveryOf(app)).toMatchObject({ state: 'waiting', tries: 1 })
  expect(await outbox.deliverDue(app), 'not before its time').toBe(0)
  app.clock.advance({ seconds: 3 })
  expect(await outbox.deliverDue(app)).toBe(0)
  expect(await deliveryOf(app)).toMatchObject({ state: 'waiting', tries: 2 })
  smtp.mood = 'accept'
  app.clock.advance({ seconds: 6 })
  expect(await outbox.deliverDue(app)).toBe(1)
  expect(smtp.letters).toHaveLength(1)
  expect(await deliveryOf(app)).toMatchObject({ state: 'sent' })
})

test('a letter that went out while the database failed comes again, marked', async () => {
  const { app, smtp } = await appWithMail()
  await enquiries.receive(app, message, { recentFromAddress: 1 })
  const flaky = failingOnceItIsSent(app)
  await expect(outbox.deliverDue(flaky)).rejects.toThrow('Connection terminated')
  app.clock.advance({ seconds: 31 })
  expect(await outbox.deliverDue(app)).toBe(1)
  expect(smtp.letters.map((letter) => header(letter, 'X-Perhaps-Twice'))).toEqual([
    undefined,
    'yes',
  ])
})

test('a letter is not held up for ever by a server that does not answer', async () => {
  const { app, smtp } = await appWithMail({ greetingTimeoutMs: 500 })
  smtp.mood = 'hang'
  await enquiries.receive(app, message, { recentFromAddress: 1 })
  expect(await outbox.deliverDue(app)).toBe(0)
  smtp.mood = 'accept'
  app.clock.advance({ seconds: 3 })
  expect(await outbox.deliverDue(app)).toBe(1)
  expect(smtp.letters).toHaveLength(1)
})

test('the administrator reads the server’s last words', async () => {
  const { app, smtp } = await appWithMail()
  smtp.mood = { refuse: 451 }
  await enquiries.receive(app, message, { recentFromAddress: 1 })
  await outbox.deliverDue(app)
  expect(await deliveryOf(app)).toMatchObject({
    last_words: expect.stringContaining('Not today') as unknown,
  })
})

test('a letter whose fate is unclear is sent again with the same id, and says so', async () => {
  const { app, smtp } = await appWithMail()
  smtp.mood = 'take-and-drop'
  await enquiries.receive(app, message, { recentFromAddress: 1 })
  await outbox.deliverDue(app)
  smtp.mood = 'accept'
  app.clock.advance({ seconds: 3 })
  await outbox.deliverDue(app)
  const [first = '', second = ''] = smtp.letters
  expect(smtp.letters).toHaveLength(2)
  expect(header(second, 'Message-ID')).toBe(header(first, 'Message-ID'))
  expect(header(second, 'X-Perhaps-Twice')).toBe('yes')
  expect(await deliveryOf(app)).toMatchObject({ state: 'sent', perhaps_twice: true })
})

test('a letter left behind by a dead process is taken up again and marked', async () => {
  const { app, smtp } = await appWithMail()
  await enquiries.receive(app, message, { recentFromAddress: 1 })
  await app.db
    .updateTable('emails')
    .set({ state: 'sending', due_at: new Date(app.clock.now().getTime() + 30_000).toISOString() })
    .execute()
  expect(await outbox.deliverDue(app)).toBe(0)
  app.clock.advance({ seconds: 31 })
  expect(await outbox.deliverDue(app)).toBe(1)
  expect(header(smtp.letters[0] ?? '', 'X-Perhaps-Twice')).toBe('yes')
})

test('letters of a clock that was days ahead go out once it is set right', async () => {
  const { app, smtp } = await appWithMail()
  app.clock.advance({ days: 3 })
  await enquiries.receive(app, message, { recentFromAddress: 1 })
  smtp.mood = { refuse: 451 }
  await enquiries.receive(app, message, { recentFromAddress: 1 })
  await outbox.deliverDue(app)
  await enquiries.receive(app, message, { recentFromAddress: 1 })
  await app.db.updateTable('emails').set({ state: 'sending' }).where('id', '=', 1).execute()
  app.clock.advance({ days: -3 })
  smtp.mood = 'accept'
  expect(await outbox.deliverDue(app), 'left behind, refused and never tried').toBe(3)
})

test('a letter that never went out is not held up by a clock that was minutes ahead', async () => {
  const { app } = await appWithMail()
  app.clock.advance({ seconds: 600 })
  await enquiries.receive(app, message, { recentFromAddress: 1 })
  app.clock.advance({ seconds: -600 })
  expect(await outbox.deliverDue(app)).toBe(1)
})

test('two processes never send one letter', async () => {
  const { app, smtp } = await appWithMail()
  for (let at = 0; at < 20; at++) await enquiries.receive(app, message, { recentFromAddress: 1 })
  await Promise.all([outbox.deliverDue(app), outbox.deliverDue(app), outbox.deliverDue(app)])
  expect(smtp.letters).toHaveLength(20)
  expect(new Set(smtp.letters.map((letter) => header(letter, 'Message-ID'))).size).toBe(20)
})

test('while the server is away letters wait, and all arrive when it is back', async () => {
  const { app, smtp } = await appWithMail()
  await smtp.stop()
  for (let at = 0; at < 3; at++) await enquiries.receive(app, message, { recentFromAddress: 1 })
  expect(await outbox.deliverDue(app)).toBe(0)
  expect((await inbox.summary(app)).undelivered).toBe(3)
  const back = await startSmtp(Number(new URL(smtp.url).port))
  onTestFinished(() => back.stop())
  app.clock.advance({ seconds: 10 })
  expect(await outbox.deliverDue(app)).toBe(3)
  expect(back.letters).toHaveLength(3)
  expect((await inbox.summary(app)).undelivered).toBe(0)
})

test('while the server is away one letter tries for all, and the others go out once it is back', async () => {
  const { app, smtp } = await appWithMail()
  await smtp.stop()
  for (let at = 0; at < 3; at++) await enquiries.receive(app, message, { recentFromAddress: 1 })
  await outbox.deliverDue(app)
  const back = await startSmtp(Number(new URL(smtp.url).port))
  onTestFinished(() => back.stop())
  expect(await outbox.deliverDue(app)).toBe(2)
})

test('a refusal concerns one letter, and the others are tried all the same', async () => {
  const { app, smtp } = await appWithMail()
  for (let at = 0; at < 3; at++) await enquiries.receive(app, message, { recentFromAddress: 1 })
  smtp.mood = { refuse: 554 }
  await outbox.deliverDue(app)
  smtp.mood = 'accept'
  expect(await outbox.deliverDue(app)).toBe(0)
  app.clock.advance({ seconds: 10 })
  expect(await outbox.deliverDue(app)).toBe(3)
})

test('spam is not mailed until it is called no spam', async () => {
  const { app, smtp } = await appWithMail()
  await enquiries.receive(app, message, { recentFromAddress: 1, trap: 'x' })
  expect(await outbox.deliverDue(app)).toBe(0)
  const { newest } = await inbox.summary(app)
  await inbox.change(app, newest ?? 0, { spam: false })
  expect(await outbox.deliverDue(app)).toBe(1)
  expect(smtp.letters).toHaveLength(1)
})

test('a letter that is sent again on purpose is marked', async () => {
  const { app, smtp } = await appWithMail()
  await enquiries.receive(app, message, { recentFromAddress: 1 })
  await outbox.deliverDue(app)
  const { newest } = await inbox.summary(app)
  await inbox.resend(app, newest ?? 0)
  await outbox.deliverDue(app)
  expect(header(smtp.letters[1] ?? '', 'X-Perhaps-Twice')).toBe('yes')
})

test('without a mail server nothing is sent and nothing is lost', async () => {
  const app = await testApp()
  await enquiries.receive(app, message, { recentFromAddress: 1 })
  expect(await outbox.deliverDue(app)).toBe(0)
  expect(await deliveryOf(app)).toEqual({ state: 'off' })
})

/** The first query after the letter has gone out fails, as on a connection that was cut. */
function failingOnceItIsSent(app: TestApp): TestApp {
  const { mail } = app
  if (mail === 'off') throw new Error('There is no mail to send')
  let sent = false
  const db = app.db.withPlugin({
    transformQuery({ node }) {
      if (!sent) return node
      sent = false
      throw new Error('Connection terminated')
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const send: typeof mail.send = async (letter) => {
    const words = await mail.send(letter)
    sent = true
    return words
  }
  return { ...app, db, mail: { ...mail, send } }
}

async function deliveryOf(app: Pick<App, 'db' | 'mail'>) {
  return (await inbox.list(app, { state: 'all' })).enquiries[0]?.delivery
}
