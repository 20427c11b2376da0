import { sql } from 'kysely'
import { expect, test } from 'vitest'

import * as outbox from '#domain/mail/outbox.server.ts'
import { fixedMail } from '#domain/mail/mail-source.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import type { PropertyChange } from '#domain/properties/property.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { appWithMail } from '#test/app-with-mail.ts'
import { decodedHeader, header, textParts } from '#test/smtp.ts'
import type { TestApp } from '#test/test-app.ts'

import * as alerts from './alerts.server.ts'
import type { NewAlert } from './alert.ts'
import { removeOldNews } from './home-news.server.ts'
import { sendAlerts } from './send-alerts.server.ts'

test('a new home that fits is told once, with a way to end the emails', async () => {
  const { app, smtp } = await appWithMail()
  const inMarina = await locationId(app, 'Dubai Marina')
  await publish(app, { properties_title: 'There before', location_id: inMarina })
  await settle(app)
  const token = await alertFor(app, { search: 'selectedLocation=Dubai+Marina' })
  await outbox.deliverDue(app)
  smtp.emails.length = 0

  await publish(app, { properties_title: 'Elsewhere' })
  const { id } = await publish(app, {
    properties_title: 'Sea view',
    location_id: inMarina,
    price: '4850000',
    currency: 'AED',
    bedroom: 3,
    maxarea: 210,
  })
  expect(await sendAlerts(app)).toBe(0)
  expect(await settle(app)).toBe(1)
  expect(await settle(app)).toBe(0)
  await outbox.deliverDue(app)
  const [email = '', ...others] = smtp.emails
  expect(others).toEqual([])
  expect(header(email, 'to')).toBe('layla@example.com')
  expect(decodedHeader(email, 'subject')).toBe('New: Sea view')
  expect(header(email, 'list-unsubscribe')).toBe(`<http://localhost:3000/api/alerts/${token}/end>`)
  expect(header(email, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const { 'text/plain': text = '', 'text/html': html = '' } = partsOf(email)
  expect(text).toContain(
    `New: Sea view\nAED 4,850,000\nDubai Marina, 3 bedrooms, 210 m²\nhttp://localhost:3000/properties2/${id}`,
  )
  for (const part of [text, html.replaceAll('&amp;', '&')]) {
    expect(part).toContain(`http://localhost:3000/alerts/${token}`)
    expect(part).toContain('http://localhost:3000/properties?selectedLocation=Dubai+Marina')
    expect(part).not.toContain('Elsewhere')
    expect(part).not.toContain('There before')
  }
})

test('an Arabic alert is told in Arabic', async () => {
  const { app, smtp } = await appWithMail()
  await alertFor(app, { search: '', language: 'ar' })
  await outbox.deliverDue(app)
  smtp.emails.length = 0
  const { id } = await publish(app, {
    properties_title: 'Sea view',
    title_ar: 'شقة على البحر',
    location_id: await locationId(app, 'Dubai Marina'),
    price: '90000',
    currency: 'AED',
    purpose: 'rent',
    rent_period: 'year',
    bedroom: 2,
  })
  await settle(app)
  await outbox.deliverDue(app)
  const [email = ''] = smtp.emails
  expect(decodedHeader(email, 'subject')).toBe('جديد: شقة على البحر')
  const { 'text/plain': text = '', 'text/html': html = '' } = partsOf(email)
  expect(text).toContain('90,000 درهم سنويًا')
  expect(text).toContain('غرفتا نوم')
  expect(text).toContain(`http://localhost:3000/ar/properties2/${id}`)
  expect(html).toContain('dir="rtl"')
})

test('a home that is to rent instead is new, and a rent for another period is not reduced', async () => {
  const app = await appThatQueues()
  const { id } = await publish(app, { price: '3,000,000', currency: 'AED', purpose: 'sale' })
  await settle(app)
  await alertFor(app, { search: 'maxPrice=6m' })
  const changed = async (change: PropertyChange) => {
    app.clock.advance({ hours: 1 })
    await properties.update(app, id, change)
    return settle(app)
  }
  const rent = { purpose: 'rent', rent_period: 'year', price: '180,000' } as const
  expect(await changed(rent)).toBe(1)
  expect(await lastText(app)).toContain('New: ')
  expect(await lastText(app)).not.toContain('Reduced')
  expect(await changed({ rent_period: 'month', price: '17,000' })).toBe(0)
  expect(await changed({ price: '16,000' })).toBe(1)
  expect(await lastText(app)).toContain('Reduced from AED 17,000')
})

test('no reduction is announced of a home whose rent is for another period by then', async () => {
  const app = await appThatQueues()
  const rent = { purpose: 'rent', rent_period: 'year', currency: 'AED' } as const
  const { id } = await publish(app, { ...rent, price: '130,000' })
  await settle(app)
  await alertFor(app, { search: 'maxPrice=6m', frequency: 'daily' })
  await settle(app)
  await properties.update(app, id, { price: '120,000' })
  await settle(app)
  await properties.update(app, id, { rent_period: 'month', price: '11,000' })
  await settle(app)
  app.clock.advance({ days: 1 })
  expect(await sendAlerts(app)).toBe(0)
})

test('a reduced home is told again, once for each price', async () => {
  const app = await appThatQueues()
  const { id } = await publish(app, { price: '5,000,000', currency: 'AED' })
  await settle(app)
  await alertFor(app, { search: 'maxPrice=6m' })
  const priced = async (price: string) => {
    app.clock.advance({ hours: 1 })
    await properties.update(app, id, { price })
    return settle(app)
  }
  expect(await priced('5,500,000')).toBe(0)
  expect(await priced('4,800,000')).toBe(1)
  expect(await lastText(app)).toContain('Reduced from AED 5,500,000')
  expect(await priced('4,900,000')).toBe(0)
  expect(await priced('4,800,000')).toBe(0)
  expect(await priced('Price on request')).toBe(0)
  expect(await priced('4,700,000')).toBe(0)
  expect(await priced('4,600,000')).toBe(1)
})

test('a mistake that is corrected within two minutes is sent to nobody', async () => {
  const app = await appThatQueues()
  const { id } = await publish(app, { price: '5,000,000', currency: 'AED' })
  await settle(app)
  await alertFor(app, { search: '' })
  await properties.update(app, id, { price: '500,000' })
  await sendAlerts(app)
  app.clock.advance({ seconds: 60 })
  await properties.update(app, id, { price: '5,000,000' })
  expect(await settle(app)).toBe(0)

  const draft = await publish(app, { properties_title: 'Too early' })
  await sendAlerts(app)
  await properties.update(app, draft.id, { status: 'hidden' })
  expect(await settle(app)).toBe(0)
  await properties.update(app, draft.id, { status: 'published' })
  expect(await settle(app)).toBe(1)
})

test('a home that is hidden, removed or shown again at its price is told to nobody', async () => {
  const app = await appThatQueues()
  await alertFor(app, { search: '' })
  const { id } = await publish(app, {})
  expect(await settle(app)).toBe(1)
  for (const status of ['hidden', 'published'] as const) {
    await properties.update(app, id, { status })
    expect(await settle(app)).toBe(0)
  }
  const other = await publish(app, {})
  await sendAlerts(app)
  app.clock.advance({ seconds: 121 })
  await properties.remove(app, other.id)
  expect(await sendAlerts(app)).toBe(0)
})

test('two processes at once tell everybody once', async () => {
  const app = await appThatQueues()
  await alertFor(app, { search: '' })
  const { id, ...alert } = await app.db.selectFrom('alerts').selectAll().executeTakeFirstOrThrow()
  const others = Array.from({ length: 119 }, (_, at) => ({
    ...alert,
    reference: `${at}`,
    email: `${at}@example.com`,
    search: at % 4 === 0 ? 'bedrooms=2' : '',
  }))
  await app.db.insertInto('alerts').values(others).execute()
  await publish(app, { bedroom: 3 })
  await sendAlerts(app)
  app.clock.advance({ seconds: 121 })
  const told = await Promise.all([sendAlerts(app), sendAlerts(app), sendAlerts(app)])
  expect(told.reduce((sum, count) => sum + count)).toBe(120)
  const emails = await homeEmails(app)
  expect(new Set(emails.map(({ to_address }) => to_address)).size).toBe(120)
  expect(emails).toHaveLength(120)
})

test('what fails half way is told in full by the next run', async () => {
  const app = await appThatQueues()
  await alertFor(app, { search: '' })
  await publish(app, {})
  await sendAlerts(app)
  app.clock.advance({ seconds: 121 })
  await sql`alter table emails rename to emails_away`.execute(app.db)
  expect(await sendAlerts(app)).toBe(0)
  await sql`alter table emails_away rename to emails`.execute(app.db)
  expect(await sendAlerts(app)).toBe(1)
  expect(await sendAlerts(app)).toBe(0)
})

test('an ended alert gets nothing, not even what waits to be sent', async () => {
  const app = await appThatQueues()
  const token = await alertFor(app, { search: '' })
  await publish(app, {})
  expect(await settle(app)).toBe(1)
  await alerts.end(app, token)
  expect(await homeEmails(app)).toEqual([])
  await publish(app, {})
  expect(await settle(app)).toBe(0)
})

test('a daily alert gets one email at 08:00 in Dubai with all homes of the day', async () => {
  const { app, smtp } = await appWithMail()
  // 12:00 in Dubai.
  await alertFor(app, { search: '', frequency: 'daily' })
  await outbox.deliverDue(app)
  smtp.emails.length = 0
  for (let at = 1; at <= 14; at++) await publish(app, { properties_title: `Home ${at}` })
  expect(await settle(app)).toBe(0)
  app.clock.advance({ hours: 19 })
  expect(await sendAlerts(app)).toBe(0)
  app.clock.advance({ hours: 1 })
  expect(await sendAlerts(app)).toBe(1)
  expect(await sendAlerts(app)).toBe(0)
  await outbox.deliverDue(app)
  const [email = '', ...others] = smtp.emails
  expect(others).toEqual([])
  expect(decodedHeader(email, 'subject')).toBe('14 homes for your search')
  const { 'text/plain': text = '' } = partsOf(email)
  expect(text).toContain('New: Home 14\n')
  expect(text).toContain('2 more homes fit.')
  expect(text).not.toContain('New: Home 2\n')
  app.clock.advance({ days: 1 })
  expect(await sendAlerts(app)).toBe(0)
})

test('an alert that is told at once is not written to every few minutes', async () => {
  const app = await appThatQueues()
  await alertFor(app, { search: '' })
  await publish(app, { properties_title: 'First' })
  expect(await settle(app)).toBe(1)
  await publish(app, { properties_title: 'Second' })
  expect(await settle(app)).toBe(0)
  await publish(app, { properties_title: 'Third' })
  expect(await settle(app)).toBe(0)
  app.clock.advance({ seconds: 15 * 60 })
  expect(await sendAlerts(app)).toBe(1)
  expect(await lastText(app)).toMatch(/2 homes for your search[^]*Third[^]*Second/)
})

test('without a mail server what is new waits', async () => {
  const app = await appThatQueues()
  await alertFor(app, { search: '' })
  await publish(app, {})
  expect(await settle({ ...app, mail: fixedMail('off') })).toBe(0)
  expect(await settle(app)).toBe(1)
})

test('a search follows a location that was renamed', async () => {
  const app = await appThatQueues()
  const location_id = await locationId(app, 'Dubai Marina')
  await alertFor(app, { search: 'selectedLocation=Dubai+Marina' })
  const former_names = JSON.stringify(['Dubai Marina'])
  await app.db
    .updateTable('locations')
    .set({ name: 'The Marina', former_names })
    .where('id', '=', location_id)
    .execute()
  await publish(app, { location_id })
  expect(await settle(app)).toBe(1)
})

test('one search that cannot be read does not keep the others from being told', async () => {
  const app = await appThatQueues()
  await alertFor(app, { search: '' })
  await alertFor(app, { email: 'omar@example.com', search: 'bedrooms=2' })
  await publish(app, { bedroom: 2 })
  await app.db
    .updateTable('alerts')
    .set({ email: 'a'.repeat(10), language: 'xx' as 'en' })
    .where('search', '=', '')
    .execute()
  expect(await settle(app)).toBe(1)
})

test('news are deleted after a month, and what comes later is still told', async () => {
  const app = await appThatQueues()
  await publish(app, {})
  await settle(app)
  await alertFor(app, { search: '' })
  app.clock.advance({ days: 31 })
  await removeOldNews(app)
  expect(await app.db.selectFrom('home_news').select('id').execute()).toEqual([])
  await publish(app, {})
  expect(await settle(app)).toBe(1)
})

async function appThatQueues(): Promise<TestApp> {
  return (await appWithMail()).app
}

function publish(app: TestApp, change: PropertyChange) {
  return properties.create(app, { properties_title: 'A home', ...change })
}

/** Runs the job before and after the time in which a change may be corrected. */
async function settle(app: TestApp): Promise<number> {
  const told = await sendAlerts(app)
  app.clock.advance({ seconds: 121 })
  return told + (await sendAlerts(app))
}

/** A confirmed alert; returns the token of its link. */
async function alertFor(app: TestApp, given: Partial<NewAlert>): Promise<string> {
  const alert = { email: 'layla@example.com', search: '', frequency: 'now' as const, ...given }
  await alerts.request(app, alert, alert.email)
  const token = /\/alerts\/([\w.-]+)/.exec(await lastText(app))?.[1] ?? ''
  await alerts.confirm(app, token, 'en')
  return token
}

async function lastText(app: TestApp): Promise<string> {
  const email = app.db.selectFrom('emails').select('text').orderBy('id', 'desc')
  return (await email.executeTakeFirstOrThrow()).text
}

function homeEmails(app: TestApp) {
  return app.db
    .selectFrom('emails')
    .select('to_address')
    .where('headers', 'like', '%List-Unsubscribe%')
    .execute()
}

/** The texts of an email, with the line breaks that they were written with. */
function partsOf(email: string): Record<string, string> {
  const parts = Object.entries(textParts(email))
  return Object.fromEntries(parts.map(([type, text]) => [type, text.replaceAll('\r\n', '\n')]))
}

async function locationId(app: TestApp, name: string): Promise<number> {
  return (await taxonomy.locations(app)).find((location) => location.name === name)?.id ?? 0
}
