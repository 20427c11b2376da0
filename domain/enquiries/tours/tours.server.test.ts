import { expect, test } from 'vitest'

import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import * as people from '#domain/enquiries/privacy/people.server.ts'
import * as permits from '#domain/properties/permits/permits.server.ts'
import { Conflict, Invalid, NotFound } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'
import { enquirer } from '#test/samples.ts'
import { fixedMail } from '#domain/mail/mail-source.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'
import { tourHours as settings } from '#agency/tour-hours.ts'

import * as enquiryTours from './enquiry-tours.server.ts'
import * as tours from './tours.server.ts'

const FIRST = { tour_day: '2026-03-03', tour_time: '14:30' }
const LATER = { tour_day: '2026-03-04', tour_time: '10:00' }
const NETWORK = '192.0.2.1'

test('a proposed time is stored with the enquiry and sent in its email, with a calendar file', async () => {
  const app = await appWithMail()
  await propose(app)
  const [enquiry] = (await inbox.list(app, { state: 'all' })).enquiries
  expect(enquiry?.tour).toMatchObject({
    starts_at: '2026-03-03T10:30:00.000Z',
    state: 'proposed',
    changes: [
      {
        what: 'proposed',
        starts_at: '2026-03-03T10:30:00.000Z',
        at: app.clock.now().toISOString(),
        email_state: null,
      },
    ],
  })
  const [agency] = await listEmails(app)
  expect(agency?.to_address).toBe('')
  expect(agency?.text).toContain('Proposed time: Tuesday 3 March 2026 at 14:30, Dubai time')
  expect(agency?.calendar).toMatch(/METHOD:PUBLISH.*SEQUENCE:0\r\n.*DTSTART:20260303T103000Z/s)
  expect(agency?.calendar).toContain('Layla Haddad')
})

test('a time without a day, or a day without a time, is refused', async () => {
  const app = await testApp()
  expect(await tours.readTime(app, FIRST)).toBe('2026-03-03T10:30:00.000Z')
  for (const none of [{}, { tour_day: '', tour_time: '' }])
    expect(await tours.readTime(app, none)).toBeUndefined()
  for (const half of [{ tour_day: FIRST.tour_day }, { tour_time: FIRST.tour_time }])
    await expect(tours.readTime(app, half)).rejects.toThrow(Invalid)
})

test('a tour without a time is a plain enquiry', async () => {
  const app = await appWithMail()
  expect(await send(app, {})).toEqual({})
  expect((await inbox.list(app, { state: 'all' })).enquiries[0]?.tour).toBeNull()
  expect(await listEmails(app)).toMatchObject([
    { to_address: '', attachments: expect.not.stringContaining('tour.ics') },
  ])
})

test('a time outside the tour hours is refused, and nothing is stored', async () => {
  const app = await testApp()
  await expect(send(app, { ...FIRST, tour_day: '2026-02-28' })).rejects.toThrow(Invalid)
  expect((await inbox.list(app, { state: 'all' })).enquiries).toEqual([])
})

test('the link moves the tour; the agency gets an email with the next sequence', async () => {
  const app = await appWithMail()
  const token = await propose(app)
  expect(await tours.open(app, token)).toMatchObject({
    starts_at: '2026-03-03T10:30:00.000Z',
    state: 'proposed',
    property: { title: 'Frond house', id: 1 },
  })
  await tours.move(app, token, LATER, NETWORK)
  expect((await tours.open(app, token)).starts_at).toBe('2026-03-04T06:00:00.000Z')
  const [, , agency] = await listEmails(app)
  expect(agency).toMatchObject({
    to_address: '',
    state: 'waiting',
    subject: 'A tour is moved: Frond house, Layla Haddad',
    reply_to_address: enquirer.email,
  })
  expect(agency?.text).toContain('Before: Tuesday 3 March 2026 at 14:30')
  expect(agency?.text).toContain('Proposed time: Wednesday 4 March 2026 at 10:00')
  expect(agency?.calendar).toMatch(/METHOD:PUBLISH.*SEQUENCE:1\r\n.*DTSTART:20260304T060000Z/s)
  const uids = (await listEmails(app)).map(({ calendar }) => /UID:(.*)\r/.exec(calendar)?.[1])
  expect(new Set(uids).size).toBe(1)
})

test('the link cancels the tour for good', async () => {
  const app = await appWithMail()
  const token = await propose(app)
  await tours.cancel(app, token, NETWORK)
  await tours.cancel(app, token, NETWORK)
  expect((await tours.open(app, token)).state).toBe('cancelled')
  await expect(tours.move(app, token, LATER, NETWORK)).rejects.toThrow(
    new Conflict('This tour is cancelled.'),
  )
  const cancelling = (await listEmails(app)).filter(({ subject }) => /is cancelled/.test(subject))
  expect(cancelling.map(({ to_address }) => to_address)).toEqual(['', enquirer.email])
  for (const { calendar } of cancelling)
    expect(calendar).toMatch(/METHOD:CANCEL.*SEQUENCE:1\r\n.*STATUS:CANCELLED/s)
  const [enquiry] = (await inbox.list(app, { state: 'all' })).enquiries
  expect(enquiry?.tour?.changes.map(({ what }) => what)).toEqual(['proposed', 'cancelled'])
})

test('a handled enquiry is open again once its visitor changes the tour', async () => {
  const app = await testApp()
  const token = await propose(app)
  const handle = () => inbox.change(app, 1, { handled: true })
  const handledAt = async () => (await inbox.find(app, 1)).handled_at
  await handle()
  await tours.move(app, token, FIRST, NETWORK)
  expect(await handledAt(), 'nothing was changed').not.toBeNull()
  await tours.move(app, token, LATER, NETWORK)
  expect(await handledAt()).toBeNull()
  await handle()
  await tours.cancel(app, token, NETWORK)
  expect(await handledAt()).toBeNull()
})

test('an enquiry that was won stays won when its tour is cancelled', async () => {
  const app = await testApp()
  const token = await propose(app)
  await inbox.change(app, 1, { stage: 'won' })
  await tours.move(app, token, LATER, NETWORK)
  expect(await inbox.find(app, 1)).toMatchObject({ stage: 'contacted', handled_at: null })
  await inbox.change(app, 1, { stage: 'won' })
  await tours.cancel(app, token, NETWORK)
  const won = await inbox.find(app, 1)
  expect(won).toMatchObject({ stage: 'won', tour: { state: 'cancelled' } })
  expect(won.handled_at).not.toBeNull()
})

test('each change is stored with its time and the state of its email', async () => {
  const app = await appWithMail()
  const token = await propose(app)
  app.clock.advance({ hours: 1 })
  await tours.move(app, token, LATER, NETWORK)
  app.clock.advance({ hours: 1 })
  await tours.cancel(app, token, NETWORK)
  const [first, later] = ['2026-03-03T10:30:00.000Z', '2026-03-04T06:00:00.000Z']
  const byEnquiry = await enquiryTours.listByEnquiry(app.db, [1])
  expect([...byEnquiry.keys()]).toEqual([1])
  expect(byEnquiry.get(1)).toMatchObject({
    sequence: 2,
    starts_at: later,
    state: 'cancelled',
    changes: [
      { what: 'proposed', starts_at: first, at: '2026-03-01T08:00:00.000Z', email_state: null },
      { what: 'moved', starts_at: later, at: '2026-03-01T09:00:00.000Z', email_state: 'waiting' },
      {
        what: 'cancelled',
        starts_at: later,
        at: '2026-03-01T10:00:00.000Z',
        email_state: 'waiting',
      },
    ],
  })
  expect(await enquiryTours.listByEnquiry(app.db, [])).toEqual(new Map())
  expect(await enquiryTours.listByEnquiry(app.db, [99])).toEqual(new Map())
})

test('the emails of a tour are all about it, except the first to the agency', async () => {
  const app = await appWithMail()
  const token = await propose(app)
  await send(app, FIRST, { email: 'omar@example.com' })
  await tours.move(app, token, LATER, NETWORK)
  const about = await enquiryTours.listEmailIds(app.db, [1])
  const emails = (await listEmails(app)).filter(({ id }) => about.includes(id))
  expect(emails.map(({ to_address, subject }) => [to_address, subject])).toEqual([
    [enquirer.email, 'Your tour is proposed: Frond house'],
    ['', 'A tour is moved: Frond house, Layla Haddad'],
    [enquirer.email, 'Your tour is moved: Frond house'],
  ])
  expect(await enquiryTours.listEmailIds(app.db, [99])).toEqual([])
})

test('moving or cancelling one tour leaves the others unchanged', async () => {
  const app = await testApp()
  const tokens: string[] = []
  for (let at = 0; at < 3; at++) tokens.push(await propose(app))
  const [moved = '', cancelled = '', left = ''] = tokens
  await tours.move(app, moved, LATER, NETWORK)
  await tours.cancel(app, cancelled, NETWORK)
  expect(await tours.open(app, left)).toMatchObject({
    starts_at: '2026-03-03T10:30:00.000Z',
    state: 'proposed',
  })
  expect(await tours.open(app, moved)).toMatchObject({ state: 'proposed' })
  const kept = await enquiryTours.listByEnquiry(app.db, [1, 2, 3])
  expect([1, 2, 3].map((id) => kept.get(id)?.changes.map(({ what }) => what))).toEqual([
    ['proposed', 'moved'],
    ['proposed', 'cancelled'],
    ['proposed'],
  ])
})

test('removing one tour leaves the others', async () => {
  const app = await testApp()
  const token = await propose(app)
  const { tour = '' } = await send(app, FIRST, { email: 'omar@example.com' })
  expect(await enquiryTours.remove(app.db, [99])).toEqual([])
  await enquiryTours.remove(app.db, [1])
  await expect(tours.open(app, token)).rejects.toThrow(NotFound)
  await tours.open(app, tour.slice('/tour/'.length))
  expect(await left(app)).toEqual([2, 1, 1, 2])
})

test('a tour without a property can be opened and moved', async () => {
  const app = await appWithMail()
  const { tour = '' } = await send(app, FIRST)
  const token = tour.slice('/tour/'.length)
  expect(await tours.open(app, token)).toEqual({
    starts_at: '2026-03-03T10:30:00.000Z',
    state: 'proposed',
    offered_times: [],
    reason: '',
    property: null,
  })
  await tours.move(app, token, LATER, NETWORK)
  const [, , agency, visitor] = await listEmails(app)
  expect(agency?.subject).toBe('A tour is moved: Layla Haddad')
  expect(visitor?.subject).toBe('Your tour is moved')
})

test('a property that is no longer public is not named', async () => {
  const app = await testApp()
  const token = await propose(app)
  const listing = async () => (await tours.open(app, token)).property
  expect(await listing()).toEqual({ title: 'Frond house', id: 1 })
  await permits.enforce({ ...app, permitMode: 'enforce' })
  expect(await listing()).toBeNull()
  await permits.enforce({ ...app, permitMode: 'off' })
  expect(await listing()).toEqual({ title: 'Frond house', id: 1 })
  await properties.remove(app, 1)
  expect(await listing()).toBeNull()
})

test('agency and visitor get the location of the property', async () => {
  const app = await appWithMail()
  const { id } = await properties.create(app, { properties_title: 'Frond house', location_id: 1 })
  const { location_name } = await properties.find(app, id)
  const { tour = '' } = await send(app, { ...FIRST, property_id: id })
  await tours.move(app, tour.slice('/tour/'.length), LATER, NETWORK)
  expect(location_name).not.toBe('')
  for (const { calendar } of (await listEmails(app)).slice(2)) {
    expect(calendar).toContain(`\r\nLOCATION:${location_name}\r\n`)
    expect(calendar).toContain(`\r\nURL;VALUE=URI:${app.publicUrl}/properties2/${id}\r\n`)
  }
})

test('moving to the same time sends nothing; an invalid time changes nothing', async () => {
  const app = await testApp()
  const token = await propose(app)
  expect(await tours.move(app, token, FIRST, NETWORK)).toBe('unchanged')
  for (const typed of [{}, { ...FIRST, tour_time: '03:00' }, { ...FIRST, tour_day: '2026-02-28' }])
    await expect(tours.move(app, token, typed, NETWORK)).rejects.toThrow(Invalid)
  await expect(tours.move(app, token, {}, NETWORK)).rejects.toThrow(
    'Please choose a day and a time.',
  )
  expect(await listEmails(app)).toHaveLength(1)
})

test.each([
  ['day', { ...FIRST, tour_day: LATER.tour_day }, '2026-03-04T10:30:00.000Z'],
  ['time', { ...FIRST, tour_time: LATER.tour_time }, '2026-03-03T06:00:00.000Z'],
])('a tour may be moved by its %s alone', async (_, typed, starts_at) => {
  const app = await testApp()
  const token = await propose(app)
  await tours.move(app, token, typed, NETWORK)
  expect((await tours.open(app, token)).starts_at).toBe(starts_at)
})

test('of two parallel changes one succeeds, and the other is refused', async () => {
  const app = await testApp()
  const token = await propose(app)
  const slow = beforeItWrites(app, () => tours.move(app, token, LATER, NETWORK))
  await expect(tours.cancel(slow, token, NETWORK)).rejects.toThrow(
    new Conflict('This tour has just been changed elsewhere. Please look again.'),
  )
  expect(await tours.open(app, token)).toMatchObject({
    starts_at: '2026-03-04T06:00:00.000Z',
    state: 'proposed',
  })
  expect(await listEmails(app)).toHaveLength(2)
})

test('a tour can be moved a limited number of times', async () => {
  const app = await testApp()
  const token = await propose(app)
  for (let at = 0; at < settings.maxChanges; at++)
    await tours.move(app, token, at % 2 ? FIRST : LATER, NETWORK)
  await expect(tours.move(app, token, { ...LATER, tour_time: '11:00' }, NETWORK)).rejects.toThrow(
    'Please call us',
  )
  await tours.cancel(app, token, NETWORK)
})

test('a forged, unknown or expired link is not found', async () => {
  const app = await testApp()
  const token = await propose(app)
  const [reference = '', signature = ''] = token.split('.')
  const last = signature.endsWith('A') ? 'B' : 'A'
  for (const wrong of [
    '',
    'x',
    reference,
    `${reference}.`,
    `${reference}.${signature.slice(0, -1)}${last}`,
    `${'0'.repeat(24)}.${signature}`,
  ])
    await expect(tours.open(app, wrong), wrong).rejects.toThrow(
      new NotFound('tour', 'of this link'),
    )
  app.clock.advance({ days: 2, hours: 3, seconds: 15 * 60 - 1 })
  await tours.open(app, token)
  app.clock.advance({ seconds: 1 })
  await expect(tours.open(app, token)).rejects.toThrow(NotFound)
  await expect(tours.cancel(app, token, NETWORK)).rejects.toThrow(NotFound)
})

test('the visitor’s email has the link and a calendar file, and nothing that was typed', async () => {
  const app = await appWithMail()
  const token = await propose(app)
  const [, visitor] = await listEmails(app)
  expect(visitor).toMatchObject({ to_address: enquirer.email, state: 'waiting' })
  expect(visitor?.text).toContain(`${app.publicUrl}/tour/${token}`)
  expect(JSON.stringify(visitor)).not.toMatch(/Layla|Saturday, please|555 0100/)
  expect(visitor?.calendar).toContain('SEQUENCE:0')
})

test('emails to one address and from one network are limited', async () => {
  const app = await appWithMail()
  for (let at = 0; at < settings.emailsPerDay.address + 3; at++) await send(app, FIRST)
  const toVisitors = async () =>
    (await listEmails(app)).filter(({ to_address }) => to_address !== '').length
  expect(await toVisitors()).toBe(settings.emailsPerDay.address)
  for (let at = 0; at < settings.emailsPerDay.network; at++)
    await send(app, FIRST, { email: `a${at}@example.com` })
  expect(await toVisitors()).toBe(settings.emailsPerDay.network)
  app.clock.advance({ hours: 25 })
  await send(app, LATER)
  expect(await toVisitors()).toBe(settings.emailsPerDay.network + 1)
})

test('addresses count regardless of case, and unknown networks count as one', async () => {
  const { emailsPerDay } = settings
  const app = await appWithMail()
  for (let at = 0; at <= emailsPerDay.address; at++)
    await send(app, FIRST, { email: at % 2 ? 'Layla@Example.com' : 'layla@example.com' })
  expect(await countEmailsTo(app, /layla/i)).toBe(emailsPerDay.address)

  for (let at = 0; at <= emailsPerDay.network; at++)
    await send(app, FIRST, { email: `a${at}@example.com` }, { network: undefined })
  expect(await countEmailsTo(app, /^a/)).toBe(emailsPerDay.network)
  await send(app, FIRST, { email: 'b@example.com' }, { network: '192.0.2.2' })
  expect(await countEmailsTo(app, /^b/)).toBe(1)
})

test('emails to all visitors together are limited per day', async () => {
  const app = await appWithMail()
  const perSeconds = 86_400
  const { all } = settings.emailsPerDay
  await throttle.countAttempt(app, { what: 'tour-email', who: 'all', allowed: all, perSeconds })
  await app.db
    .updateTable('attempts')
    .set({ count: all - 1 })
    .execute()
  const ask = (who: string) =>
    send(app, FIRST, { email: `${who}@example.com` }, { network: `from ${who}` })
  for (const who of ['first', 'second']) await ask(who)
  expect(await countEmailsTo(app, /first|second/)).toBe(1)
  app.clock.advance({ seconds: perSeconds - 1 })
  await ask('third')
  expect(await countEmailsTo(app, /third/)).toBe(0)
  app.clock.advance({ seconds: 1 })
  await ask('third')
  expect(await countEmailsTo(app, /third/)).toBe(1)
})

test('a visitor’s reply goes to the agency', async () => {
  const app = await appWithMail()
  await propose(app)
  const [, visitor] = await listEmails(app)
  expect(visitor).toMatchObject({
    agent_address: '',
    subject: 'Your tour is proposed: Frond house',
  })
})

test('no email goes to the visitor for spam, or while mail is off', async () => {
  const app = await appWithMail()
  const { tour = '' } = await send(app, FIRST, {}, { trap: 'http://spam.example' })
  expect(await listEmails(app)).toMatchObject([{ to_address: '', state: 'held' }])
  await tours.move(app, tour.slice('/tour/'.length), LATER, NETWORK)
  expect(await listEmails(app)).toMatchObject([{ state: 'held' }, { state: 'held' }])
  const { id = 0 } = (await inbox.list(app, { state: 'spam' })).enquiries[0] ?? {}
  await inbox.change(app, id, { spam: false })
  expect(await listEmails(app)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])

  const silent = await testApp()
  await propose(silent)
  expect(await listEmails(silent)).toHaveLength(1)
})

test('the same enquiry sent again returns the same link, to the same person only', async () => {
  const app = await testApp()
  const key = { idempotencyKey: 'k' }
  const first = await send(app, FIRST, {}, key)
  expect(await send(app, FIRST, {}, key)).toEqual(first)
  const second = await send(app, LATER, {}, { idempotencyKey: 'l' })
  expect(second).not.toEqual(first)
  expect(await send(app, LATER, {}, { idempotencyKey: 'l' })).toEqual(second)
  for (const other of [{ email: 'omar@example.com' }, { phone: '+971 50 555 0199' }])
    await expect(send(app, FIRST, other, key)).rejects.toThrow(Conflict)
  expect(await listEmails(app)).toHaveLength(2)
})

test('erasing a person removes their tours, and so does purging', async () => {
  const app = await appWithMail()
  const token = await propose(app)
  await tours.move(app, token, LATER, NETWORK)
  const [kept] = (await people.find(app, { email: enquirer.email })).enquiries
  expect(kept?.tour?.changes).toHaveLength(2)
  expect(await people.erase(app, { email: enquirer.email }, 1)).toMatchObject({ emails: 4 })
  await expect(tours.open(app, token)).rejects.toThrow(NotFound)
  expect(await left(app)).toEqual([0, 0, 0, 0])

  await propose(app)
  app.clock.advance({ days: 31 })
  expect(await people.purge(app, 30 * 86_400_000)).toBe(1)
  expect(await left(app)).toEqual([0, 0, 0, 0])
})

async function appWithMail(): Promise<TestApp> {
  const mail = fixedMail({ send: () => Promise.resolve('250 taken'), close: () => {} })
  return { ...(await testApp()), mail }
}

/** Proposes a time for a property, and returns the token of the link. */
async function propose(app: TestApp): Promise<string> {
  const { id } = await properties.create(app, { properties_title: 'Frond house' })
  const { tour = '' } = await send(app, { ...FIRST, property_id: id })
  expect(tour).toMatch(/^\/tour\//)
  return tour.slice('/tour/'.length)
}

function send(
  app: TestApp,
  given: { tour_day?: string; tour_time?: string; property_id?: number },
  who: Partial<typeof enquirer> = {},
  how: Partial<enquiries.Arrival> = {},
) {
  return enquiries.receive(
    app,
    { kind: 'tour', ...enquirer, ...who, message: 'Saturday, please', ...given },
    { recentFromNetwork: 1, network: NETWORK, ...how },
  )
}

/** An app with a hook between the read and the write of a function. */
function beforeItWrites(app: TestApp, happen: () => Promise<unknown>): TestApp {
  const transaction = () => ({
    execute: async (work: Parameters<ReturnType<typeof app.db.transaction>['execute']>[0]) => {
      await happen()
      return app.db.transaction().execute(work)
    },
  })
  const db = new Proxy(app.db, {
    get(target, name) {
      if (name === 'transaction') return transaction
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  return { ...app, db }
}

async function listEmails({ db }: TestApp) {
  const emails = await db.selectFrom('emails').selectAll().orderBy('id').execute()
  return emails.map((email) => {
    const [file] = JSON.parse(email.attachments) as { text: string }[]
    return { ...email, calendar: file?.text.replaceAll('\r\n ', '') ?? '' }
  })
}

async function countEmailsTo(app: TestApp, address: RegExp): Promise<number> {
  return (await listEmails(app)).filter(({ to_address }) => address.test(to_address)).length
}

async function left({ db }: TestApp): Promise<number[]> {
  const counts: number[] = []
  for (const table of ['enquiries', 'tours', 'tour_changes', 'emails'] as const)
    counts.push((await db.selectFrom(table).select('id').execute()).length)
  return counts
}
