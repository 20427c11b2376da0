import { expect, onTestFinished, test } from 'vitest'

import type { App } from '#domain/app.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as answers from '#domain/enquiries/follow-up/answers.server.ts'
import * as events from '#domain/enquiries/follow-up/events.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import * as users from '#domain/team/users.server.ts'
import { appWithMail } from '#test/app-with-mail.ts'
import { enquirer, jpeg } from '#test/samples.ts'
import { header, startSmtp, type SmtpBehaviour } from '#test/smtp.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import { fixedMail } from './mail-source.server.ts'
import * as outbox from './outbox.server.ts'

const message = { kind: 'contact', ...enquirer, subject: 'Fees', message: 'How much?' } as const

test('an email is sent once, from the site, with the visitor as reply-to', async () => {
  const { app, smtp } = await appWithMail()
  await enquiries.receive(app, message, { recentFromNetwork: 1 })
  expect(await outbox.deliverDue(app)).toBe(1)
  expect(await outbox.deliverDue(app)).toBe(0)
  const [email = ''] = smtp.emails
  expect(smtp.emails).toHaveLength(1)
  expect(header(email, 'From')).toBe('Site <site@homes.example>')
  expect(header(email, 'To')).toBe('team@homes.example')
  expect(header(email, 'Reply-To')).toBe('Layla Haddad <layla@example.com>')
  expect(header(email, 'Message-ID')).toMatch(/^<[0-9a-f-]{36}@homes\.example>$/)
  expect(header(email, 'X-Perhaps-Twice')).toBeUndefined()
  expect(await deliveryOf(app)).toMatchObject({ state: 'sent', perhaps_twice: false })
})

test('a visitor cannot write a header', async () => {
  const { app, smtp } = await appWithMail()
  const name = 'Layla\r\nBcc: everyone@example.com'
  await enquiries.receive(app, { ...message, name, subject: 'A\nB: c' }, { recentFromNetwork: 1 })
  await outbox.deliverDue(app)
  expect(header(smtp.emails[0] ?? '', 'Bcc')).toBeUndefined()
  expect(header(smtp.emails[0] ?? '', 'B')).toBeUndefined()
})

test('the photos of a sell request are attached under the names of their files', async () => {
  const { app, smtp } = await appWithMail()
  const photos = [
    await app.imageWorker.decode(await jpeg()),
    { ...(await app.imageWorker.decode(await jpeg({ shade: 9 }))), fileName: 'Terrace.heic' },
  ]
  const place = { propertyaddress: 'Villa 9', countrycity: 'Dubai', message: 'Value it' }
  await enquiries.receive(
    app,
    { kind: 'sell', ...enquirer, ...place, photos },
    { recentFromNetwork: 1 },
  )
  await outbox.deliverDue(app)
  expect(smtp.emails[0]).toContain('filename=photo-1.jpg')
  expect(smtp.emails[0]).toContain('filename=Terrace.jpg')
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
  await enquiries.receive(app, tour, { recentFromNetwork: 1 })
  expect(await outbox.deliverDue(app)).toBe(2)
  const [agency = '', visitor = ''] = smtp.emails
  expect([header(agency, 'To'), header(agency, 'Reply-To')]).toEqual([
    'team@homes.example',
    'Layla Haddad <layla@example.com>',
  ])
  expect([header(visitor, 'To'), header(visitor, 'Reply-To')]).toEqual([
    'layla@example.com',
    'team@homes.example',
  ])
  const calendar = 'Content-Type: text/calendar; charset=utf-8; method='
  expect(agency).toContain(`${calendar}PUBLISH`)
  expect(visitor, 'an invitation').toContain(`${calendar}REQUEST`)
  for (const email of smtp.emails) expect(email).toContain('filename=tour.ics')
})

test('an email to a visitor about a tour fails earlier and is not counted as undelivered', async () => {
  const { app, smtp } = await appWithMail()
  await enquiries.receive(app, tour, { recentFromNetwork: 1 })
  await app.db.updateTable('emails').set({ tries: 11 }).where('to_address', '!=', '').execute()
  smtp.behaviour = { refuse: 550 }
  await outbox.deliverDue(app)
  const emails = await app.db.selectFrom('emails').select('state').orderBy('id').execute()
  expect(emails).toEqual([{ state: 'waiting' }, { state: 'failed' }])
  expect((await inbox.summary(app)).undelivered).toBe(1)
})

test('an answer to an enquiry is tried as often as an email to the agency', async () => {
  const { app, smtp } = await appWithMail()
  await answeredByEmail(app)
  smtp.behaviour = { refuse: 454 }
  for (const [tries, state] of [
    [11, 'waiting'],
    [59, 'failed'],
  ] as const) {
    await app.db
      .updateTable('emails')
      .set({ tries, due_at: app.clock.now().toISOString() })
      .execute()
    await outbox.deliverDue(app)
    const timeline = await events.list(app.db, 1)
    expect(timeline.find(({ what }) => what === 'email')).toMatchObject({ email_state: state })
  }
})

test('an answer that fails counts as undelivered until somebody answers again', async () => {
  const { app } = await appWithMail()
  const { id: sara } = await users.create(app, { name: 'Sara', role: 'agent' })
  const { id: omar } = await users.create(app, { name: 'Omar', role: 'agent' })
  await answeredByEmail(app)
  await inbox.change(app, 1, { assignee_id: sara })
  const emails = app.db.updateTable('emails')
  await emails.set({ state: 'sent' }).where('to_address', '=', '').execute()
  await emails.set({ state: 'failed', tries: 60 }).where('to_address', '!=', '').execute()
  const undelivered = async (user_id?: number) => {
    const login = { id: 9, username: 'agent', role: 'agent', user_id: user_id ?? null } as const
    const { undelivered } = await inbox.summary(user_id ? { ...app, actor: login } : app)
    return [undelivered, await outbox.countFailed(app, user_id)]
  }
  const since = app.clock.now()
  const backlog = await outbox.backlog(app)
  expect(backlog).toMatchObject({ emails: { failed: 1 }, oldestUndelivered: since })
  expect(await undelivered()).toEqual([1, 1])
  expect(await undelivered(sara)).toEqual([1, 1])
  expect(await undelivered(omar)).toEqual([0, 0])

  await answers.answer(app, 1, { channel: 'call', text: '' })
  expect(await undelivered()).toEqual([0, 0])
  expect(await undelivered(sara)).toEqual([0, 0])
})

async function answeredByEmail(app: TestApp): Promise<void> {
  await enquiries.receive(app, message, { recentFromNetwork: 1 })
  await answers.answer(app, 1, { channel: 'email', text: 'Two per cent.' })
}

test.each<[string, SmtpBehaviour]>([
  ['refuses for now', { refuse: 451 }],
  ['refuses for good', { refuse: 554 }],
  ['hangs up in the middle', 'drop'],
])('an email that the server %s is retried until it is delivered once', async (_name, mood) => {
  const { app, smtp } = await appWithMail()
  smtp.behaviour = mood
  await enquiries.receive(app, message, { recentFromNetwork: 1 })
  expect(await outbox.deliverDue(app)).toBe(0)
  expect(await deliveryOf(app)).toMatchObject({ state: 'waiting', tries: 1 })
  expect(await outbox.deliverDue(app), 'not before its time').toBe(0)
  app.clock.advance({ seconds: 3 })
  expect(await outbox.deliverDue(app)).toBe(0)
  expect(await deliveryOf(app)).toMatchObject({ state: 'waiting', tries: 2 })
  smtp.behaviour = 'accept'
  app.clock.advance({ seconds: 6 })
  expect(await outbox.deliverDue(app)).toBe(1)
  expect(smtp.emails).toHaveLength(1)
  expect(await deliveryOf(app)).toMatchObject({ state: 'sent' })
})

test('an email sent while the database failed is sent again, marked', async () => {
  const { app, smtp } = await appWithMail()
  await enquiries.receive(app, message, { recentFromNetwork: 1 })
  const flaky = await failingOnceItIsSent(app)
  await expect(outbox.deliverDue(flaky)).rejects.toThrow('Connection terminated')
  app.clock.advance({ seconds: 31 })
  expect(await outbox.deliverDue(app)).toBe(1)
  expect(smtp.emails.map((email) => header(email, 'X-Perhaps-Twice'))).toEqual([undefined, 'yes'])
})

test('a server that does not respond does not block an email for ever', async () => {
  const { app, smtp } = await appWithMail({ greetingTimeoutMs: 500 })
  smtp.behaviour = 'hang'
  await enquiries.receive(app, message, { recentFromNetwork: 1 })
  expect(await outbox.deliverDue(app)).toBe(0)
  smtp.behaviour = 'accept'
  app.clock.advance({ seconds: 3 })
  expect(await outbox.deliverDue(app)).toBe(1)
  expect(smtp.emails).toHaveLength(1)
})

test('the last response of the server is shown to the administrator', async () => {
  const { app, smtp } = await appWithMail()
  smtp.behaviour = { refuse: 451 }
  await enquiries.receive(app, message, { recentFromNetwork: 1 })
  await outbox.deliverDue(app)
  expect(await deliveryOf(app)).toMatchObject({
    last_words: expect.stringContaining('Not today') as unknown,
  })
})

test('an email that may have been delivered is sent again with the same id, marked', async () => {
  const { app, smtp } = await appWithMail()
  smtp.behaviour = 'take-and-drop'
  await enquiries.receive(app, message, { recentFromNetwork: 1 })
  await outbox.deliverDue(app)
  smtp.behaviour = 'accept'
  app.clock.advance({ seconds: 3 })
  await outbox.deliverDue(app)
  const [first = '', second = ''] = smtp.emails
  expect(smtp.emails).toHaveLength(2)
  expect(header(second, 'Message-ID')).toBe(header(first, 'Message-ID'))
  expect(header(second, 'X-Perhaps-Twice')).toBe('yes')
  expect(await deliveryOf(app)).toMatchObject({ state: 'sent', perhaps_twice: true })
})

test('an email claimed by a dead process is sent again, marked', async () => {
  const { app, smtp } = await appWithMail()
  await enquiries.receive(app, message, { recentFromNetwork: 1 })
  await app.db
    .updateTable('emails')
    .set({ state: 'sending', due_at: new Date(app.clock.now().getTime() + 30_000).toISOString() })
    .execute()
  expect(await outbox.deliverDue(app)).toBe(0)
  app.clock.advance({ seconds: 31 })
  expect(await outbox.deliverDue(app)).toBe(1)
  expect(header(smtp.emails[0] ?? '', 'X-Perhaps-Twice')).toBe('yes')
})

test('emails queued while the clock was days ahead are sent once it is corrected', async () => {
  const { app, smtp } = await appWithMail()
  app.clock.advance({ days: 3 })
  await enquiries.receive(app, message, { recentFromNetwork: 1 })
  smtp.behaviour = { refuse: 451 }
  await enquiries.receive(app, message, { recentFromNetwork: 1 })
  await outbox.deliverDue(app)
  await enquiries.receive(app, message, { recentFromNetwork: 1 })
  await app.db.updateTable('emails').set({ state: 'sending' }).where('id', '=', 1).execute()
  app.clock.advance({ days: -3 })
  smtp.behaviour = 'accept'
  expect(await outbox.deliverDue(app), 'left behind, refused and never tried').toBe(3)
})

test('a first try is not delayed by a clock that was minutes ahead', async () => {
  const { app } = await appWithMail()
  app.clock.advance({ seconds: 600 })
  await enquiries.receive(app, message, { recentFromNetwork: 1 })
  app.clock.advance({ seconds: -600 })
  expect(await outbox.deliverDue(app)).toBe(1)
})

test('two processes never send the same email', async () => {
  const { app, smtp } = await appWithMail()
  for (let at = 0; at < 20; at++) await enquiries.receive(app, message, { recentFromNetwork: 1 })
  await Promise.all([outbox.deliverDue(app), outbox.deliverDue(app), outbox.deliverDue(app)])
  expect(smtp.emails).toHaveLength(20)
  expect(new Set(smtp.emails.map((email) => header(email, 'Message-ID'))).size).toBe(20)
})

test('while the mail server is down emails wait, and all are sent when it is back', async () => {
  const { app, smtp } = await appWithMail()
  await smtp.stop()
  for (let at = 0; at < 3; at++) await enquiries.receive(app, message, { recentFromNetwork: 1 })
  expect(await outbox.deliverDue(app)).toBe(0)
  expect((await inbox.summary(app)).undelivered).toBe(3)
  const back = await startSmtp({ port: Number(new URL(smtp.url).port) })
  onTestFinished(() => back.stop())
  app.clock.advance({ seconds: 10 })
  expect(await outbox.deliverDue(app)).toBe(3)
  expect(back.emails).toHaveLength(3)
  expect((await inbox.summary(app)).undelivered).toBe(0)
})

test('while the mail server is down only one email is tried, and the others are sent once it is back', async () => {
  const { app, smtp } = await appWithMail()
  await smtp.stop()
  for (let at = 0; at < 3; at++) await enquiries.receive(app, message, { recentFromNetwork: 1 })
  await outbox.deliverDue(app)
  const back = await startSmtp({ port: Number(new URL(smtp.url).port) })
  onTestFinished(() => back.stop())
  expect(await outbox.deliverDue(app)).toBe(2)
})

test('a refused email does not stop the others', async () => {
  const { app, smtp } = await appWithMail()
  for (let at = 0; at < 3; at++) await enquiries.receive(app, message, { recentFromNetwork: 1 })
  smtp.behaviour = { refuse: 554 }
  await outbox.deliverDue(app)
  smtp.behaviour = 'accept'
  expect(await outbox.deliverDue(app)).toBe(0)
  app.clock.advance({ seconds: 10 })
  expect(await outbox.deliverDue(app)).toBe(3)
})

test('spam is not emailed until it is marked as not spam', async () => {
  const { app, smtp } = await appWithMail()
  await enquiries.receive(app, message, { recentFromNetwork: 1, trap: 'x' })
  expect(await outbox.deliverDue(app)).toBe(0)
  const { newest } = await inbox.summary(app)
  await inbox.change(app, newest ?? 0, { spam: false })
  expect(await outbox.deliverDue(app)).toBe(1)
  expect(smtp.emails).toHaveLength(1)
})

test('an email that is resent on purpose is marked', async () => {
  const { app, smtp } = await appWithMail()
  await enquiries.receive(app, message, { recentFromNetwork: 1 })
  await outbox.deliverDue(app)
  const { newest } = await inbox.summary(app)
  await inbox.resend(app, newest ?? 0)
  await outbox.deliverDue(app)
  expect(header(smtp.emails[1] ?? '', 'X-Perhaps-Twice')).toBe('yes')
})

test('without a mail server nothing is sent and nothing is lost', async () => {
  const app = await testApp()
  await enquiries.receive(app, message, { recentFromNetwork: 1 })
  expect(await outbox.deliverDue(app)).toBe(0)
  expect(await deliveryOf(app)).toEqual({ state: 'off' })
})

/** The first query after the email was sent fails, as on a lost connection. */
async function failingOnceItIsSent(app: TestApp): Promise<TestApp> {
  const mail = await app.mail.current(app.db)
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
  const send: typeof mail.send = async (email) => {
    const words = await mail.send(email)
    sent = true
    return words
  }
  return { ...app, db, mail: fixedMail({ ...mail, send }) }
}

async function deliveryOf(app: Pick<App, 'db' | 'mail' | 'actor' | 'clock' | 'agency'>) {
  return (await inbox.list(app, { state: 'all' })).enquiries[0]?.delivery
}
