import { expect, test } from 'vitest'

import { tourHours as settings } from '#agency/tour-hours.ts'
import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as events from '#domain/enquiries/follow-up/events.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import * as people from '#domain/enquiries/privacy/people.server.ts'
import type { Language } from '#domain/language.ts'
import { fixedMail } from '#domain/mail/mail-source.server.ts'
import { Conflict, Invalid, NotFound } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { parseCalendar } from '#test/calendar.ts'
import { enquirer } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as answers from './tour-answers.server.ts'
import * as tours from './tours.server.ts'

const FIRST = { tour_day: '2026-03-03', tour_time: '14:30' }
const FIRST_AT = '2026-03-03T10:30:00.000Z'
const [MORNING, NOON] = ['2026-03-04T06:00:00.000Z', '2026-03-04T08:00:00.000Z']
const NETWORK = '192.0.2.1'

test('an accepted tour is told to the visitor, and is a viewing that was answered', async () => {
  const site = await office()
  await site.ask()
  site.app.clock.advance({ hours: 1 })
  expect(await answers.accept(site.asOmar, 1, { sequence: 0 })).toBe(1)
  const enquiry = await inbox.find(site.app, 1)
  expect(enquiry).toMatchObject({
    stage: 'viewing',
    first_answer_at: site.app.clock.now().toISOString(),
    tour: { state: 'accepted', sequence: 1, starts_at: FIRST_AT },
  })
  const emails = await site.emails()
  expect(emails.slice(2)).toMatchObject([
    { to_address: enquirer.email, subject: 'Your tour is confirmed: Frond house' },
  ])
  expect(emails[2]?.text).toContain('Your agent: Omar Said, +971 50 555 0111')
  expect(await site.timeline()).toContainEqual([
    'tour',
    'Omar Said',
    'Accepted: Tuesday 3 March 2026 at 14:30, Dubai time.',
  ])
  const { entries } = await audit.list(site.app, {})
  expect(entries[0]).toMatchObject({ what: 'enquiry-tour-accepted', about_id: 1, who: 'omar' })
  // Again, as after a double tap.
  await answers.accept(site.asOmar, 1, { sequence: 0 })
  expect(await site.emails()).toHaveLength(3)
})

test('calendar files follow the tour through its life, by one UID and a growing sequence', async () => {
  const site = await office()
  const token = await site.ask()
  await answers.proposeTimes(site.asOmar, 1, { times: [NOON, MORNING] })
  await tours.choose(site.app, token, NOON, NETWORK)
  await tours.move(site.app, token, { tour_day: '2026-03-05', tour_time: '10:00' }, NETWORK)
  await answers.accept(site.asOmar, 1, {})
  await answers.decline(site.asOmar, 1, { reason: 'The property is no longer available.' })
  const calendars = (await site.emails()).map(({ to_address, attachments }) => {
    const files = JSON.parse(attachments) as { filename: string; text: string; type: string }[]
    const file = files.find(({ filename }) => filename === 'tour.ics')
    const {
      method,
      events: [event],
    } = parseCalendar(file?.text ?? '')
    expect(file?.type).toBe(`text/calendar; charset=utf-8; method=${String(method)}`)
    return { isVisitor: to_address !== '', method, ...event }
  })
  expect(new Set(calendars.map(({ uid }) => uid)).size).toBe(1)
  const steps = (isVisitor: boolean) =>
    calendars
      .filter((calendar) => calendar.isVisitor === isVisitor)
      .map(({ method, sequence, status, start }) => [method, sequence, status, start])
  const moved = '2026-03-05T06:00:00.000Z'
  expect(steps(true)).toEqual([
    ['REQUEST', 0, 'TENTATIVE', FIRST_AT],
    ['REQUEST', 1, 'TENTATIVE', MORNING],
    ['REQUEST', 2, 'CONFIRMED', NOON],
    ['REQUEST', 3, 'TENTATIVE', moved],
    ['REQUEST', 4, 'CONFIRMED', moved],
    ['CANCEL', 5, 'CANCELLED', moved],
  ])
  // The agent's own answers are not told to the agent.
  expect(steps(false)).toEqual([
    ['PUBLISH', 0, 'TENTATIVE', FIRST_AT],
    ['PUBLISH', 2, 'CONFIRMED', NOON],
    ['PUBLISH', 3, 'TENTATIVE', moved],
  ])
})

test('the visitor chooses one of the times that the agency offers', async () => {
  const site = await office()
  const token = await site.ask('ar')
  await answers.proposeTimes(site.asOmar, 1, { times: [NOON, MORNING, NOON] })
  expect(await inbox.find(site.app, 1)).toMatchObject({
    stage: 'contacted',
    tour: { state: 'countered', starts_at: MORNING, offered_times: [MORNING, NOON] },
  })
  const [, , offer] = await site.emails()
  expect(offer?.text).toContain('الموعد 1: الأربعاء 4 مارس 2026 الساعة 10:00 بتوقيت دبي')
  expect(offer?.text).toContain('الموعد 2: الأربعاء 4 مارس 2026 الساعة 12:00 بتوقيت دبي')
  expect(await tours.open(site.app, token, 'ar')).toMatchObject({ offered_times: [MORNING, NOON] })
  for (const wrong of ['', FIRST_AT, 'x'])
    await expect(tours.choose(site.app, token, wrong, NETWORK)).rejects.toThrow(
      new Invalid({ offered: 'Please choose one of the times.' }),
    )
  await tours.choose(site.app, token, NOON, NETWORK)
  await tours.choose(site.app, token, NOON, NETWORK)
  expect(await tours.open(site.app, token)).toMatchObject({
    state: 'accepted',
    starts_at: NOON,
    offered_times: [],
  })
  const told = (await site.emails()).slice(3)
  expect(told.map((email) => [email.to_address, email.agent_address, email.subject])).toEqual([
    ['', 'omar@agency.example', 'A time for a tour is chosen: Frond house, Layla Haddad'],
    [enquirer.email, '', 'تأكّد موعد معاينتك: \u2066Frond house\u2069'],
  ])
  expect(told[0]?.text).toContain('Agreed time: Wednesday 4 March 2026 at 12:00')
  expect((await site.timeline()).at(-1)).toEqual([
    'tour',
    '',
    'The visitor chose Wednesday 4 March 2026 at 12:00, Dubai time.',
  ])
})

test('a link to offered times works until the last of them is over', async () => {
  const site = await office()
  const token = await site.ask()
  await answers.proposeTimes(site.asOmar, 1, { times: [MORNING, NOON] })
  site.app.clock.advance({ days: 2, hours: 23 })
  expect((await tours.open(site.app, token)).offered_times).toEqual([NOON])
  await expect(tours.choose(site.app, token, MORNING, NETWORK)).rejects.toThrow(Invalid)
  site.app.clock.advance({ hours: 2 })
  await expect(tours.open(site.app, token)).rejects.toThrow(NotFound)
})

test('a declined tour says why, and stays declined', async () => {
  const site = await office()
  const token = await site.ask()
  await answers.decline(site.asOmar, 1, { reason: 'It is let.' })
  const [, , told] = await site.emails()
  expect(told).toMatchObject({ subject: 'Your tour cannot take place: Frond house' })
  expect(told?.text).toContain('\nReason: It is let.\n')
  expect(await tours.open(site.app, token)).toMatchObject({
    state: 'declined',
    reason: 'It is let.',
  })
  await expect(answers.accept(site.asOmar, 1, {})).rejects.toThrow('This tour is declined.')
  await expect(tours.move(site.app, token, FIRST, NETWORK)).rejects.toThrow(Conflict)
  await tours.cancel(site.app, token, NETWORK)
  expect(await inbox.find(site.app, 1)).toMatchObject({
    stage: 'contacted',
    tour: { state: 'declined', reason: 'It is let.' },
  })
})

test('an answer to a time that the visitor has changed since is refused', async () => {
  const site = await office()
  const token = await site.ask()
  await tours.move(site.app, token, { ...FIRST, tour_time: '10:00' }, NETWORK)
  await expect(answers.accept(site.asOmar, 1, { sequence: 0 })).rejects.toThrow(
    'This tour has just been changed elsewhere.',
  )
  await tours.cancel(site.app, token, NETWORK)
  for (const answer of [
    () => answers.accept(site.asOmar, 1, {}),
    () => answers.proposeTimes(site.asOmar, 1, { times: [NOON] }),
    () => answers.decline(site.asOmar, 1, { reason: 'x' }),
  ])
    await expect(answer()).rejects.toThrow('This tour is cancelled.')
})

test('spam and times that have passed cannot be accepted', async () => {
  const site = await office()
  await site.ask()
  await inbox.change(site.app, 1, { spam: true })
  await expect(answers.accept(site.asOmar, 1, {})).rejects.toThrow('marked as spam')
  await inbox.change(site.app, 1, { spam: false })
  site.app.clock.advance({ days: 3 })
  await expect(answers.accept(site.asOmar, 1, {})).rejects.toThrow('This time has passed.')
})

test('an agent answers only the tours of their own enquiries, and is told of a colleague’s answer', async () => {
  const site = await office()
  await site.ask()
  const sara = await site.person('Sara')
  for (const answer of [
    () => answers.accept(sara, 1, {}),
    () => answers.proposeTimes(sara, 1, { times: [NOON] }),
    () => answers.decline(sara, 1, { reason: 'x' }),
    () => answers.freeTimes(sara, 1, {}),
    () => answers.accept(site.asOmar, 99, {}),
  ])
    await expect(answer()).rejects.toThrow(NotFound)
  await answers.accept({ ...site.app, actor: 'command line' }, 1, {})
  const told = (await site.emails()).find(({ subject }) => subject.startsWith('A tour is accepted'))
  expect(told).toMatchObject({ agent_address: 'omar@agency.example' })
})

test('no agent accepts two tours at once, and is told which times are free', async () => {
  const site = await office()
  await site.ask()
  const second = await site.ask('en', '15:00')
  await answers.accept(site.asOmar, 1, {})
  await expect(answers.accept(site.asOmar, 2, {})).rejects.toThrow(
    new Conflict('This time is already taken. Free on that day: 13:30, 15:30, 16:00, 16:30.'),
  )
  expect(await answers.freeTimes(site.asOmar, 2, {})).toMatchObject({ day: '2026-03-03' })
  const { times } = await answers.freeTimes(site.asOmar, 2, { day: '2026-03-03' })
  const free = times.map(({ time }) => time)
  expect(free).toEqual(expect.arrayContaining(['09:00', '13:30', '15:30']))
  for (const taken of ['14:00', '14:30', '15:00']) expect(free).not.toContain(taken)
  await expect(answers.proposeTimes(site.asOmar, 2, { times: [FIRST_AT] })).rejects.toThrow(
    'This time is already taken.',
  )
  await expect(tours.move(site.app, second, FIRST, NETWORK, 'ar')).rejects.toThrow(
    /^هذا الموعد محجوز\. المواعيد المتاحة في ذلك اليوم: 13:00، 13:30، 15:30، 16:00\.$/,
  )
  // A tour that ends when the other begins.
  await tours.move(site.app, second, { ...FIRST, tour_time: '15:30' }, NETWORK)
  await answers.accept(site.asOmar, 2, {})
})

test('a time that the listing’s agent has given away is refused in the form', async () => {
  const site = await office()
  await site.ask()
  await answers.accept(site.asOmar, 1, {})
  await expect(site.ask()).rejects.toThrow(Invalid)
  await expect(site.ask()).rejects.toMatchObject({
    fields: { tour_time: expect.stringContaining('This time is already taken.') },
  })
  expect((await inbox.list(site.app, { state: 'all' })).enquiries).toHaveLength(1)
  // Another listing has another agent.
  const sara = await site.person('Sara')
  const { id } = await properties.create(site.app, { agent_id: sara.userId })
  await site.ask('en', '14:30', id)
  // What was stored before is not refused when it is sent again.
  const key = { idempotencyKey: 'k' }
  const tour = { kind: 'tour', ...enquirer, message: 'x', ...FIRST, tour_time: '17:00' } as const
  const sent = { ...tour, property_id: site.property }
  const first = await enquiries.receive(site.app, sent, { ...ARRIVAL, ...key })
  await answers.accept(site.asOmar, 3, {})
  expect(await enquiries.receive(site.app, sent, { ...ARRIVAL, ...key })).toEqual(first)
})

test('of two tours at the same time that are accepted at once, one is', async () => {
  const site = await office()
  for (let at = 0; at < 4; at++) await site.ask()
  const outcomes = await Promise.allSettled(
    [1, 2, 3, 4].map((id) => answers.accept(site.asOmar, id, {})),
  )
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason instanceof Conflict] : [],
  )
  expect(refused).toEqual([true, true, true])
  const accepted = await site.app.db
    .selectFrom('tours')
    .select('id')
    .where('state', '=', 'accepted')
    .execute()
  expect(accepted).toHaveLength(1)
})

test('an offered time that was given away meanwhile cannot be chosen', async () => {
  const site = await office()
  const token = await site.ask()
  await answers.proposeTimes(site.asOmar, 1, { times: [MORNING, NOON] })
  const other = await site.ask('en', '10:00', site.property, '2026-03-04')
  await answers.accept(site.asOmar, 2, {})
  await expect(tours.choose(site.app, token, MORNING, NETWORK)).rejects.toMatchObject({
    fields: { offered: expect.stringContaining('This time is already taken.') },
  })
  await tours.cancel(site.app, other, NETWORK)
  await tours.choose(site.app, token, MORNING, NETWORK)
})

test('moving a tour to a time that the agency offers takes that time', async () => {
  const site = await office()
  const token = await site.ask()
  await answers.proposeTimes(site.asOmar, 1, { times: [MORNING, NOON] })
  await inbox.change(site.app, 1, { handled: true })
  const typed = { tour_day: '2026-03-04', tour_time: '10:00' }
  expect(await tours.move(site.app, token, typed, NETWORK)).toBe('chosen')
  expect(await tours.open(site.app, token)).toMatchObject({ state: 'accepted', starts_at: MORNING })
  expect(await inbox.find(site.app, 1)).toMatchObject({ handled_at: null })
  await inbox.change(site.app, 1, { handled: true })
  await answers.decline(site.asOmar, 1, { reason: 'It is let.' })
  const { handled_at } = await inbox.find(site.app, 1)
  expect(handled_at, 'the agency’s own answer opens nothing').not.toBeNull()
})

test('a time that the agency offers can be typed or chosen without notice, until it has passed', async () => {
  const site = await office()
  const typed = { tour_day: '2026-03-04', tour_time: '10:00' }
  const tokens = [await site.ask(), await site.ask()]
  for (const id of [1, 2]) await answers.proposeTimes(site.asOmar, id, { times: [MORNING, NOON] })
  const [accepted = '', late = ''] = tokens
  site.app.clock.advance({ days: 2, hours: 21 })
  expect(await tours.move(site.app, accepted, typed, NETWORK)).toBe('chosen')
  expect(await tours.open(site.app, accepted)).toMatchObject({ starts_at: MORNING })
  site.app.clock.advance({ hours: 1 })
  await expect(tours.move(site.app, late, typed, NETWORK)).rejects.toMatchObject({
    fields: { tour_time: 'This time has passed. Please choose a later one.' },
  })
})

test('moving an agreed tour asks the agency again, and frees its time', async () => {
  const site = await office()
  const token = await site.ask()
  await answers.accept(site.asOmar, 1, {})
  await tours.move(site.app, token, { ...FIRST, tour_time: '10:00' }, NETWORK)
  expect(await tours.open(site.app, token)).toMatchObject({ state: 'proposed' })
  const told = (await site.emails()).find(({ subject }) => subject.startsWith('A tour is moved'))
  expect(told?.text).toContain('It was accepted before; the new time is not yet.')
  await site.ask()
  await answers.accept(site.asOmar, 2, {})
})

test('an enquiry with an agreed tour is not given to somebody who is busy then', async () => {
  const site = await office()
  const sara = await site.person('Sara')
  await site.ask()
  const { id } = await properties.create(site.app, { agent_id: sara.userId })
  await site.ask('en', '14:30', id)
  await answers.accept(site.asOmar, 1, {})
  await answers.accept(sara, 2, {})
  await expect(inbox.change(site.app, 1, { assignee_id: sara.userId })).rejects.toMatchObject({
    fields: { assignee_id: 'This person has another tour when this one takes place.' },
  })
  await answers.decline(sara, 2, { reason: 'x' })
  expect(await inbox.change(site.app, 1, { assignee_id: sara.userId })).toMatchObject({
    assignee_id: sara.userId,
  })
})

test('an enquiry whose tour takes place during another of its agent stays spam', async () => {
  const site = await office()
  const sara = await site.person('Sara')
  await site.ask()
  await answers.accept(site.asOmar, 1, {})
  await inbox.change(site.app, 1, { spam: true })
  await site.ask()
  await answers.accept(site.asOmar, 2, {})
  await expect(inbox.change(site.app, 1, { spam: false })).rejects.toMatchObject({
    fields: { spam: expect.stringContaining('Please choose another agent first.') },
  })
  expect(await inbox.find(site.app, 1)).toMatchObject({ spam: true })
  expect(await inbox.change(site.app, 1, { spam: false, assignee_id: sara.userId })).toMatchObject({
    spam: false,
    assignee_id: sara.userId,
  })
  await inbox.change(site.app, 2, { spam: true })
  expect(await inbox.change(site.app, 2, { spam: false })).toMatchObject({ spam: false })
})

test('times outside the tour hours, in the past or too far are not offered', async () => {
  const site = await office()
  await site.ask()
  for (const [time, message] of [
    ['2026-03-04T03:00:00.000Z', 'Please choose a time from 09:00 to 18:30.'],
    ['2026-03-08T06:00:00.000Z', 'Tours are given Monday to Saturday. Please choose another day.'],
    ['2026-02-28T06:00:00.000Z', 'This day has passed. Please choose a later one.'],
    ['2027-03-04T06:00:00.000Z', 'Please choose a day within the next 60 days.'],
    ['2026-03-04T06:00:30.000Z', 'Please choose a whole minute.'],
  ] as const)
    await expect(answers.proposeTimes(site.asOmar, 1, { times: [time] })).rejects.toThrow(
      new Invalid({ times: message }),
    )
  await expect(answers.freeTimes(site.asOmar, 1, { day: 'x' })).rejects.toThrow(Invalid)
  expect(await answers.freeTimes(site.asOmar, 1, { day: '2026-03-08' })).toMatchObject({
    times: [],
  })
})

test('answers reach the visitor however many emails they have caused themselves', async () => {
  const site = await office()
  for (let at = 0; at <= settings.emailsPerDay.address; at++) await site.ask()
  await answers.accept(site.asOmar, settings.emailsPerDay.address + 1, {})
  const toVisitor = (await site.emails()).filter(({ to_address }) => to_address !== '')
  expect(toVisitor.at(-1)?.subject).toBe('Your tour is confirmed: Frond house')
})

test('what was answered is part of a person’s data, and is erased with it', async () => {
  const site = await office()
  await site.ask()
  await answers.proposeTimes(site.asOmar, 1, { times: [NOON] })
  await answers.decline(site.asOmar, 1, { reason: 'It is let.' })
  const [kept] = (await people.find(site.app, { email: enquirer.email })).enquiries
  expect(kept?.tour).toMatchObject({
    reason: 'It is let.',
    changes: [{}, { what: 'countered', offered_times: [NOON] }, { reason: 'It is let.' }],
  })
  await people.erase(site.app, { email: enquirer.email }, 1)
  expect(await site.emails()).toEqual([])
  expect(await site.timeline()).toEqual([])
})

const ARRIVAL = { recentFromNetwork: 1, network: NETWORK }

/** A site with mail, a listing, and its agent Omar. */
async function office() {
  const mail = fixedMail({ send: () => Promise.resolve('250 taken'), close: () => {} })
  const app: TestApp = { ...(await testApp()), mail }
  const person = (name: string) => agent(app, name)
  const asOmar = await person('Omar')
  const home = { properties_title: 'Frond house', agent_id: asOmar.userId }
  const { id: property } = await properties.create(app, home)
  /** Proposes a time, and returns the token of the link. */
  const ask = async (
    language: Language = 'en',
    tour_time = FIRST.tour_time,
    property_id = property,
    tour_day = FIRST.tour_day,
  ) => {
    const words = { ...enquirer, message: 'May we see it?', language }
    const sent = { kind: 'tour', ...words, tour_day, tour_time, property_id } as const
    const { tour = '' } = await enquiries.receive(app, sent, ARRIVAL)
    return tour.split('/').at(-1) ?? ''
  }
  const emails = () => app.db.selectFrom('emails').selectAll().orderBy('id').execute()
  const timeline = async () =>
    (await events.list(app.db, 1)).map(({ what, who, text }) => [what, who, text])
  return { app, asOmar, property, person, ask, emails, timeline }
}

async function agent(app: TestApp, name: string) {
  const now = app.clock.now().toISOString()
  const username = name.toLowerCase()
  const login = { username, password_hash: '', created_at: now }
  const { id } = await app.db
    .insertInto('administrators')
    .values(login)
    .returning('id')
    .executeTakeFirstOrThrow()
  const contact = { email: `${username}@agency.example`, phone: '+971 50 555 0111', shown: 1 }
  const profile = { name: `${name} Said`, role: 'agent' as const, ...contact }
  const { id: user_id } = await app.db
    .insertInto('users')
    .values({ ...profile, administrator_id: id, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const actor: App['actor'] = { id, username, role: 'agent', user_id }
  return { ...app, actor, userId: user_id }
}
