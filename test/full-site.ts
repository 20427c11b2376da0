import * as agency from '#domain/agency/agency.server.ts'
import * as brandFiles from '#domain/brand/brand-files.server.ts'
import * as brochures from '#domain/brochures/brochures.server.ts'
import * as answers from '#domain/enquiries/follow-up/answers.server.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import { readPortalEmail } from '#domain/enquiries/portal-leads/read-portal-email.server.ts'
import * as portalEmails from '#domain/enquiries/portal-leads/store-portal-email.server.ts'
import * as visits from '#domain/figures/visits.server.ts'
import { decode } from '#domain/photos/decode.server.ts'
import * as photos from '#domain/photos/photos.server.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as agentCalendar from '#domain/enquiries/tours/agent-calendar.server.ts'
import * as users from '#domain/team/users.server.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'
import * as webhooks from '#domain/webhooks/webhooks.server.ts'

import { enquirer, jpeg, pdf, png } from './samples.ts'
import type { TestApp } from './test-app.ts'

/** Puts rows into every table and files into every folder, including unusual texts and numbers. */
export async function fill(app: TestApp): Promise<void> {
  const [photoName, plan] = [await photo(app, 1), await photo(app, 2)]
  const agent = await users.create(app, { name: 'Sara Haddad', photo: photoName, brn: '52644' })
  await properties.create(app, {
    agent_id: agent.id,
    category_id: 1,
    location_id: 2,
    properties_title: 'A "quoted" home\u2028on two lines, \\n and all: مرسى 🏠',
    properties_description: "It's\nlong; -- drop table\r\n\ttabs",
    minarea: 0.1,
    maxarea: 123456.789,
    photos: [photoName],
    floor_photos: { shape: 'by-floor', floors: [[plan]] },
    floor_description: { shape: 'by-floor', names: ['Ground'] },
  })
  await webhooks.add(app, {
    url: 'https://crm.example/hook',
    format: 'standard',
    events: ['enquiry.created'],
  })
  await agency.save(app, 'profile', { name: 'Sea & "Sand"' })
  const removed = await properties.create(app, { price: '1' })
  await properties.remove(app, removed.id)
  const post = { title: 'Post', author: 'Layla', SEOtitle: 'SEO', metadescription: '## Heading' }
  await posts.create(
    app,
    post,
    await photos.receive(app, await jpeg({ shade: 3 }), 'administrator'),
  )
  await brochures.add(app, 'Brochure', pdf())
  await agency.save(app, 'brand', { logo: await brandFiles.receive(app, await png()) })
  await photos.receive(app, await jpeg({ shade: 4 }), 'anyone')
  await enquiries.receive(
    app,
    { kind: 'listing', ...enquirer, address: 'Al Jaddaf' },
    FIRST_FROM_NETWORK,
  )
  await sellRequest(app, 5)
  await tour(app)
  await portalEmail(app)
  await answers.addNote(app, 1, { text: 'Called, will call back' })
  await alertAndNews(app)
  visits.count(app, { kind: 'view', listing: 0, from: 'www.example.com' })
  await visits.write(app)
  await throttle.countAttempt(app, { what: 'x', who: 'y', allowed: 9, perSeconds: 9 })
  await administrator(app)
  await calendarOf(app, agent.id)
}

const FIRST_FROM_NETWORK = { recentFromNetwork: 1 }

async function alertAndNews(app: TestApp): Promise<void> {
  const [property_id, at, price] = [1, app.clock.now().toISOString(), 'AED 2000000']
  const { email } = enquirer
  await app.db
    .insertInto('alerts')
    .values({
      reference: 'a'.repeat(24),
      email,
      email_key: email.toLowerCase(),
      search: 'bedrooms=2',
      frequency: 'now',
      language: 'en',
      state: 'active',
      consent: 'I agree.',
      consented_at: at,
      confirmed_at: at,
      ended_at: null,
      email_id: null,
    })
    .execute()
  const noted = { property_id, currency: 'AED', price_number: 2e6, announced: 1, changed_at: null }
  await app.db.insertInto('home_prices').values(noted).execute()
  const news = { property_id, kind: 'reduced', was_currency: 'AED', was_price: 2.5e6, at } as const
  await app.db.insertInto('home_news').values(news).execute()
  const told = { alert_id: 1, property_id, price, told_at: at, email_id: null }
  await app.db.insertInto('alert_homes').values(told).execute()
}

export async function sellRequest(app: TestApp, shade: number): Promise<void> {
  const place = { propertyaddress: 'Villa 9', countrycity: 'Dubai', message: 'Value it' }
  const photos = [await decode(await jpeg({ shade }))]
  await enquiries.receive(app, { kind: 'sell', ...enquirer, ...place, photos }, FIRST_FROM_NETWORK)
}

/** Somebody who has subscribed to their calendar of tours. */
async function calendarOf(app: TestApp, user_id: number): Promise<void> {
  await agentCalendar.renew({ ...app, actor: { id: 1, username: 'sara', role: 'agent', user_id } })
}

async function tour(app: TestApp): Promise<void> {
  const time = { tour_day: '2026-03-03', tour_time: '14:30', language: 'ar' } as const
  await enquiries.receive(
    app,
    { kind: 'tour', ...enquirer, message: 'Yes', ...time },
    FIRST_FROM_NETWORK,
  )
}

/** An email of the mailbox, without a mailbox. */
async function portalEmail(app: TestApp): Promise<void> {
  const source = Buffer.from('From: Omar <omar@mail.example>\r\nSubject: Hello\r\n\r\nA question.')
  const arrival = { place: 'leads imap.homes.example INBOX 1', uid: 1, receivedAt: app.clock.now() }
  const agency = await app.agency.current()
  await portalEmails.storePortalEmail(app, await readPortalEmail(source), { ...arrival, agency })
}

async function photo(app: TestApp, shade: number): Promise<string> {
  return (await photos.receive(app, await jpeg({ shade }), 'administrator')).name
}

// Directly into the tables, since hashing a password takes a third of a second.
async function administrator({ db, clock }: TestApp): Promise<void> {
  const now = clock.now().toISOString()
  const { id } = await db
    .insertInto('administrators')
    .values({ username: 'layla', password_hash: '$argon2id$…', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const factor = { administrator_id: id, secret: 'JBSWY3DP', last_step: 1, started_at: now }
  const { id: second_factor_id } = await db
    .insertInto('second_factors')
    .values({ ...factor, confirmed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('recovery_codes').values({ second_factor_id, code_hash: 'x' }).execute()
  const token = { token_hash: 'x', administrator_id: id, created_at: now, seen_at: now }
  await db
    .insertInto('sessions')
    .values({ ...token, expires_at: '9999-01-01T00:00:00.000Z' })
    .execute()
}
