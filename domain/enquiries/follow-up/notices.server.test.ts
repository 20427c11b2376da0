import { expect, test } from 'vitest'

import * as agency from '#domain/agency/agency.server.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import { fixedMail } from '#domain/mail/mail-source.server.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as users from '#domain/team/users.server.ts'
import { appWithMail } from '#test/app-with-mail.ts'
import { enquirer } from '#test/samples.ts'
import { header } from '#test/smtp.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as events from './events.server.ts'
import * as notices from './notices.server.ts'

const MAIL = fixedMail({ send: () => Promise.reject(new Error('unused')), close() {} })
const ARRIVAL = { recentFromNetwork: 1 }
const MINUTE = { seconds: 60 }

/** Monday 2 March 2026 at ten in Dubai, with an owner, and an agent who has a listing. */
async function openAgency(mail = MAIL): Promise<{
  app: TestApp
  agent: number
  other: number
  villa: number
}> {
  const app: TestApp = { ...(await testApp()), mail }
  app.clock.advance({ hours: 22 })
  await person(app, 'Mariam', 'owner')
  const agent = await person(app, 'Layla', 'agent')
  const other = await person(app, 'Yousef', 'agent')
  const villa = await properties.create(app, { properties_title: 'Villa', agent_id: agent })
  return { app, agent, other, villa: villa.id }
}

async function person(app: TestApp, name: string, role: 'owner' | 'agent'): Promise<number> {
  const email = `${name.toLowerCase()}@agency.example`
  const { id } = await users.create(app, { name, role, email })
  const login = { username: email, password_hash: 'x', created_at: app.clock.now().toISOString() }
  const administrator = await app.db
    .insertInto('administrators')
    .values(login)
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .updateTable('users')
    .set({ administrator_id: administrator.id })
    .where('id', '=', id)
    .execute()
  return id
}

async function askFor(app: TestApp, property_id: number): Promise<number> {
  const tour = { kind: 'tour' as const, ...enquirer, message: 'May I see it?', property_id }
  await enquiries.receive(app, tour, ARRIVAL)
  const { newest } = await inbox.summary(app)
  return newest ?? 0
}

async function remindersOf({ db }: TestApp) {
  const emails = await db
    .selectFrom('emails')
    .select(['to_address', 'subject'])
    .where('subject', 'like', 'An enquiry%')
    .orderBy('id')
    .execute()
  return emails.map(({ to_address, subject }) => `${to_address} ${subject.split(':')[0]}`)
}

async function minutesPass(app: TestApp, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    app.clock.advance(MINUTE)
    await notices.sendDue(app)
  }
}

test('the agent is told after a quarter and half of the promised time, the owner at its end', async () => {
  const { app, villa } = await openAgency()
  const id = await askFor(app, villa)
  await minutesPass(app, 3)
  expect(await remindersOf(app)).toEqual([])
  await minutesPass(app, 1)
  expect(await remindersOf(app)).toEqual(['layla@agency.example An enquiry waits'])
  await minutesPass(app, 60)
  expect(await remindersOf(app)).toEqual([
    'layla@agency.example An enquiry waits',
    'layla@agency.example An enquiry waits',
    'mariam@agency.example An enquiry is late',
  ])
  expect((await events.list(app.db, id)).map(({ text }) => text)).toEqual([
    'Told Layla: a quarter of the promised time is over.',
    'Told Layla: half of the promised time is over.',
    'Told Mariam: the promised time is over.',
  ])
})

test('the reply to a reminder goes to the enquirer', async () => {
  const { app: withMail, smtp } = await appWithMail()
  const { app, villa } = await openAgency(withMail.mail)
  await askFor(app, villa)
  app.clock.advance({ hours: 1 })
  await notices.sendDue(app)
  await outbox.deliverDue(app)
  const reminders = smtp.emails.filter((email) => header(email, 'Subject')?.includes('An enquiry'))
  expect(reminders.map((email) => ['To', 'Reply-To'].map((name) => header(email, name)))).toEqual([
    ['layla@agency.example', 'Layla Haddad <layla@example.com>'],
    ['layla@agency.example', 'Layla Haddad <layla@example.com>'],
    ['mariam@agency.example', 'Layla Haddad <layla@example.com>'],
  ])
})

test('each owner is told once, and the timeline names them with what became of their email', async () => {
  const { app, villa } = await openAgency()
  await person(app, 'Omar', 'owner')
  const id = await askFor(app, villa)
  app.clock.advance({ hours: 1 })
  await notices.sendDue(app)
  expect((await remindersOf(app)).slice(2)).toEqual([
    'mariam@agency.example An enquiry is late',
    'omar@agency.example An enquiry is late',
  ])
  const timeline = await events.list(app.db, id)
  expect(timeline.slice(2).map(({ text, email_state }) => `${text} ${email_state}`)).toEqual([
    'Told Mariam: the promised time is over. waiting',
    'Told Omar: the promised time is over. waiting',
  ])
  expect(new Set(await events.emailIdsOf(app.db, [id]))).toHaveProperty('size', 4)
})

test('where nobody has an address, the agency is told', async () => {
  const { app, villa } = await openAgency()
  await app.db.updateTable('users').set({ email: '' }).execute()
  const id = await askFor(app, villa)
  app.clock.advance({ hours: 1 })
  await notices.sendDue(app)
  expect(await remindersOf(app)).toEqual([
    ' An enquiry waits',
    ' An enquiry waits',
    ' An enquiry is late',
  ])
  const timeline = await events.list(app.db, id)
  expect(timeline.at(-1)?.text).toBe('Told the agency: the promised time is over.')
})

test('an email says who answers, and that the owner does where they have no name', async () => {
  const { app, agent, villa } = await openAgency()
  await askFor(app, villa)
  await minutesPass(app, 4)
  await app.db.updateTable('users').set({ name: '' }).where('id', '=', agent).execute()
  await minutesPass(app, 4)
  const emails = await app.db.selectFrom('emails').select('text').orderBy('id').execute()
  const assigned = emails.flatMap(({ text }) => /^Assigned to:.*$/m.exec(text) ?? [])
  expect(assigned).toEqual(['Assigned to: Layla', 'Assigned to: the owner'])
})

test('two processes at once tell each step once', async () => {
  const { app, villa } = await openAgency()
  for (let index = 0; index < 5; index++) await askFor(app, villa)
  for (let minute = 0; minute < 20; minute++) {
    app.clock.advance(MINUTE)
    await Promise.all([notices.sendDue(app), notices.sendDue({ ...app })])
  }
  expect(await remindersOf(app)).toHaveLength(15)
})

test('nobody is told of an enquiry that is answered, handled or spam', async () => {
  const { app, villa } = await openAgency()
  await inbox.change(app, await askFor(app, villa), { stage: 'contacted' })
  await inbox.change(app, await askFor(app, villa), { handled: true })
  const spam = await askFor(app, villa)
  await inbox.change(app, spam, { spam: true })
  await minutesPass(app, 30)
  expect(await remindersOf(app)).toEqual([])

  await inbox.change(app, spam, { spam: false })
  await minutesPass(app, 5)
  expect(await remindersOf(app), 'its clock begins').toHaveLength(1)
})

test('an answered enquiry that was called spam by mistake keeps its promised time', async () => {
  const { app, villa } = await openAgency()
  const id = await askFor(app, villa)
  await minutesPass(app, 5)
  const { promised_until, clock } = await inbox.change(app, id, { stage: 'contacted' })
  expect(clock).toMatchObject({ state: 'answered', minutes: 5 })
  app.clock.advance({ hours: 1 })
  expect(await inbox.change(app, id, { spam: true })).toMatchObject({ clock: null })
  expect(await inbox.change(app, id, { spam: false })).toMatchObject({ promised_until, clock })
})

test('at night and in quiet hours nobody is told; in the morning it goes on', async () => {
  const { app, villa } = await openAgency()
  await agency.save(app, 'follow-up', { quietFrom: '09:00', quietUntil: '11:00' })
  app.clock.advance({ hours: 9 })
  await askFor(app, villa)
  app.clock.advance({ hours: 13 })
  await minutesPass(app, 60)
  expect(await remindersOf(app), 'from 8 to 9').toEqual([])
  await minutesPass(app, 119)
  expect(await remindersOf(app), 'within the quiet hours').toEqual([])
  await minutesPass(app, 1)
  expect(await remindersOf(app)).toHaveLength(3)
})

test('what waits for somebody on leave goes to who stands in, who is then told', async () => {
  const { app, agent, other, villa } = await openAgency()
  const id = await askFor(app, villa)
  await users.update(app, agent, { away_from: '2026-03-02', stand_in_id: other })
  await minutesPass(app, 4)
  expect(await remindersOf(app)).toEqual(['yousef@agency.example An enquiry waits'])
  expect(await inbox.find(app, id)).toMatchObject({ assignee_id: other })
  expect(await inbox.find(app, await askFor(app, villa)), 'a new one').toMatchObject({
    assignee_id: other,
  })
})

test('without a mail server the steps are noted, and no email waits for one', async () => {
  const { app, villa } = await openAgency()
  const off = { ...app, mail: fixedMail('off') }
  const id = await askFor(off, villa)
  app.clock.advance({ hours: 1 })
  await notices.sendDue(off)
  expect(await remindersOf(app)).toEqual([])
  expect((await events.list(app.db, id)).at(-1)?.text).toBe(
    'Nobody was told, since no mail server is set: the promised time is over.',
  )
})
