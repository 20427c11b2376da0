import { expect, test } from 'vitest'

import * as outbox from '#domain/mail/outbox.server.ts'
import { Conflict, Gone, NotFound, TooMany } from '#domain/problem.ts'
import { appWithMail } from '#test/app-with-mail.ts'
import { decodedHeader, header, textParts } from '#test/smtp.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import { eraseAlertsOf } from './alert-people.server.ts'
import * as alerts from './alerts.server.ts'
import type { NewAlert } from './alert.ts'

const ASKED: NewAlert = {
  email: 'Layla@example.com',
  search: 'selectedLocation=Dubai+Marina&maxPrice=5m',
  frequency: 'now',
  language: 'en',
}

test('an alert is active only after the link of the email was confirmed', async () => {
  const { app, smtp } = await appWithMail()
  await alerts.request(app, ASKED, '192.0.2.1')
  await outbox.deliverDue(app)
  const [email = ''] = smtp.emails
  expect(header(email, 'to')).toBe('Layla@example.com')
  expect(decodedHeader(email, 'subject')).toMatch(/^Please confirm your alert at /)
  expect(textParts(email)['text/plain']).toContain('Search: Dubai Marina, up to AED 5,000,000')
  const token = tokenIn(textParts(email)['text/plain'] ?? '')
  expect(await alerts.open(app, token, 'en')).toEqual({
    state: 'pending',
    email: 'Layla@example.com',
    search: ASKED.search,
    frequency: 'now',
    conditions: ['Dubai Marina', 'up to AED 5,000,000'],
  })
  app.clock.advance({ hours: 1 })
  await alerts.confirm(app, token, 'en')
  await alerts.confirm(app, token, 'en')
  const [stored] = await app.db.selectFrom('alerts').selectAll().execute()
  expect(stored).toMatchObject({
    state: 'active',
    consent: expect.stringMatching(/^I agree that .* e-mails me new and reduced homes/) as string,
    consented_at: '2026-03-01T08:00:00.000Z',
    confirmed_at: '2026-03-01T09:00:00.000Z',
  })
  await alerts.end(app, token)
  await alerts.end(app, token)
  expect((await alerts.open(app, token, 'en')).state).toBe('ended')
  await expect(alerts.confirm(app, token, 'en')).rejects.toThrow(Conflict)
})

test('an Arabic alert is confirmed in Arabic', async () => {
  const { app, smtp } = await appWithMail()
  await alerts.request(app, { ...ASKED, language: 'ar' }, '192.0.2.1')
  await outbox.deliverDue(app)
  const [email = ''] = smtp.emails
  expect(decodedHeader(email, 'subject')).toContain('يرجى تأكيد تنبيهك')
  expect(textParts(email)['text/plain']).toContain('/ar/alerts/')
  expect(textParts(email)['text/html']).toContain('dir="rtl"')
})

test('the email that asks for the confirmation carries none of the words that were typed', async () => {
  const { app, smtp } = await appWithMail()
  const search = 'searchTerm=visit+pills.example&selectedLocation=pills.example&bedrooms=2'
  await alerts.request(app, { ...ASKED, search }, '192.0.2.1')
  await outbox.deliverDue(app)
  const [email = ''] = smtp.emails
  const { 'text/plain': text = '', 'text/html': html = '' } = textParts(email)
  expect(text).toContain('Search: 2 bedrooms or more')
  expect(text + html + decodedHeader(email, 'subject')).not.toContain('pills')
})

test('nobody is sent more than three of these emails a day', async () => {
  const app = await appThatQueues()
  for (let at = 1; at <= 6; at++)
    await alerts.request(app, { ...ASKED, search: `bedrooms=${at}` }, `192.0.2.${at}`)
  expect(await queued(app)).toBe(3)
  app.clock.advance({ days: 1 })
  await alerts.request(app, { ...ASKED, email: 'layla@EXAMPLE.com' }, '192.0.2.9')
  expect(await queued(app)).toBe(4)
})

test('a network that asks for many alerts is refused', async () => {
  const app = await appThatQueues()
  const ask = (at: number) =>
    alerts.request(app, { ...ASKED, email: `${at}@example.com` }, '192.0.2.1')
  for (let at = 1; at <= 10; at++) await ask(at)
  await expect(ask(11)).rejects.toThrow(TooMany)
})

test('above the limit of all addresses a day everybody is refused, whatever their address', async () => {
  const app = await appThatQueues()
  await alerts.request(app, ASKED, '192.0.2.1')
  await app.db
    .updateTable('attempts')
    .set({ count: 1000 })
    .where('subject', 'like', 'alert-email:%')
    .execute()
  for (const email of [ASKED.email, 'omar@example.com'])
    await expect(alerts.request(app, { ...ASKED, email }, '192.0.2.2')).rejects.toThrow(TooMany)
  app.clock.advance({ days: 1 })
  await alerts.request(app, ASKED, '192.0.2.1')
})

test('who asks twice for one search has one alert', async () => {
  const app = await appThatQueues()
  await alerts.request(app, ASKED, '192.0.2.1')
  await alerts.request(app, { ...ASKED, frequency: 'daily' }, '192.0.2.1')
  expect(await app.db.selectFrom('alerts').select('frequency').execute()).toEqual([
    { frequency: 'daily' },
  ])
  const first = await lastToken(app)
  await alerts.confirm(app, first, 'en')
  await alerts.request(app, { ...ASKED, frequency: 'now' }, '192.0.2.1')
  await alerts.confirm(app, await lastToken(app), 'en')
  expect(await app.db.selectFrom('alerts').select(['frequency', 'state']).execute()).toEqual([
    { frequency: 'now', state: 'active' },
  ])
  await expect(alerts.open(app, first, 'en')).rejects.toThrow(Gone)
})

test('who asks again has one email that asks for the confirmation, and erasure removes all', async () => {
  const app = await appThatQueues()
  await alerts.request(app, ASKED, '192.0.2.1')
  await alerts.request(app, ASKED, '192.0.2.1')
  expect(await queued(app), 'the first is not sent any more').toBe(1)
  const first = await lastToken(app)
  await outbox.deliverDue(app)
  await alerts.confirm(app, first, 'en')
  await alerts.request(app, ASKED, '192.0.2.1')
  await alerts.confirm(app, await lastToken(app), 'en')
  const erase = app.db.transaction().execute((tx) => eraseAlertsOf(tx, ASKED))
  expect(await erase).toEqual({ alerts: 1, emails: 1 })
  expect(await queued(app)).toBe(0)
})

test('an address has at most ten alerts, whoever asks for more', async () => {
  const app = await appThatQueues()
  const askAndConfirm = async (at: number) => {
    app.clock.advance({ days: 1 })
    await alerts.request(app, { ...ASKED, search: `bedrooms=${at}` }, '192.0.2.1')
    await alerts.confirm(app, await lastToken(app), 'en')
  }
  for (let at = 1; at <= 10; at++) await askAndConfirm(at)
  await expect(askAndConfirm(11)).rejects.toThrow('You have 10 alerts already.')
})

test('without a mail server no alert is taken', async () => {
  const app = await testApp()
  await expect(alerts.request(app, ASKED, '192.0.2.1')).rejects.toThrow(Conflict)
  expect(await app.db.selectFrom('alerts').select('id').execute()).toEqual([])
})

test('what is not confirmed is deleted after a week, what has ended after ninety days', async () => {
  const app = await appThatQueues()
  await alerts.request(app, ASKED, '192.0.2.1')
  const unconfirmed = await lastToken(app)
  await alerts.request(app, { ...ASKED, search: '' }, '192.0.2.1')
  const ended = await lastToken(app)
  await alerts.confirm(app, ended, 'en')
  await alerts.end(app, ended)
  await alerts.removeOld(app)
  expect((await alerts.open(app, unconfirmed, 'en')).state).toBe('pending')
  app.clock.advance({ days: 8 })
  await alerts.removeOld(app)
  await expect(alerts.open(app, unconfirmed, 'en')).rejects.toThrow(Gone)
  expect((await alerts.open(app, ended, 'en')).conditions).toEqual(['All homes'])
  app.clock.advance({ days: 90 })
  await alerts.removeOld(app)
  await expect(alerts.open(app, ended, 'en')).rejects.toThrow(Gone)
  await alerts.end(app, ended)
})

test('a link that this site has not signed leads nowhere', async () => {
  const app = await testApp()
  for (const token of ['', 'x', `${'a'.repeat(24)}.${'b'.repeat(32)}`]) {
    await expect(alerts.open(app, token, 'en')).rejects.toThrow(NotFound)
    await expect(alerts.confirm(app, token, 'en')).rejects.toThrow(NotFound)
    await expect(alerts.end(app, token)).rejects.toThrow(NotFound)
  }
})

/** An App whose emails stay in the outbox. */
async function appThatQueues(): Promise<TestApp> {
  return (await appWithMail()).app
}

async function queued(app: TestApp): Promise<number> {
  return (await app.db.selectFrom('emails').select('id').execute()).length
}

async function lastToken(app: TestApp): Promise<string> {
  const email = app.db.selectFrom('emails').select('text').orderBy('id', 'desc')
  return tokenIn((await email.executeTakeFirstOrThrow()).text)
}

function tokenIn(text: string): string {
  return /\/alerts\/([\w.-]+)/.exec(text)?.[1] ?? ''
}
