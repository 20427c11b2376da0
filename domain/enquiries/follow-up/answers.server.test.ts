import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import { fixedMail } from '#domain/mail/mail-source.server.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { Conflict } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as users from '#domain/team/users.server.ts'
import { appWithMail } from '#test/app-with-mail.ts'
import { enquirer } from '#test/samples.ts'
import { header } from '#test/smtp.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as answers from './answers.server.ts'
import { readBoard } from './board.server.ts'
import * as detail from './detail.server.ts'
import { toStageChange } from './stage.ts'

const MAIL = fixedMail({ send: () => Promise.reject(new Error('unused')), close() {} })

/** An Arabic enquiry about a listing of Layla's. */
async function asked(mail = MAIL): Promise<{ app: TestApp; id: number }> {
  return ask({ ...(await testApp()), mail })
}

async function ask(app: TestApp): Promise<{ app: TestApp; id: number }> {
  const layla = { name: 'Layla', name_ar: 'ليلى', email: 'layla@agency.example' }
  const { id: agent_id } = await users.create(app, layla)
  const home = { properties_title: 'Villa', properties_title_ar: 'فيلا', agent_id }
  const { id: property_id } = await properties.create(app, home)
  const tour = { kind: 'tour' as const, ...enquirer, message: 'متى؟', language: 'ar' as const }
  await enquiries.receive(app, { ...tour, property_id }, { recentFromNetwork: 1 })
  return { app, id: (await inbox.summary(app)).newest ?? 0 }
}

test('an answer by email stops the clock, once for each key', async () => {
  const { app, id } = await asked()
  const key = randomUUID()
  app.clock.advance({ seconds: 300 })
  for (let index = 0; index < 2; index++)
    await answers.answer(app, id, { channel: 'email', text: 'Tomorrow at ten?', key })
  const { enquiry, events } = await detail.find(app, id)
  expect(enquiry).toMatchObject({
    stage: 'contacted',
    first_answer_at: app.clock.now().toISOString(),
  })
  expect(events.map(({ what }) => what)).toEqual(['email', 'stage'])
  app.clock.advance({ seconds: 60 })
  await answers.answer(app, id, { channel: 'call', text: '' })
  expect((await detail.find(app, id)).enquiry.first_answer_at, 'the first stays').toBe(
    enquiry.first_answer_at,
  )
})

test('an answer that is sent twice at the same time is one answer', async () => {
  const { app, id } = await asked()
  const wanted = { channel: 'email' as const, text: 'Tomorrow at ten?', key: randomUUID() }
  await Promise.all(Array.from({ length: 4 }, () => answers.answer(app, id, wanted)))
  const { events } = await detail.find(app, id)
  expect(events.map(({ what }) => what)).toEqual(['email', 'stage'])
})

test('answers are one thread, and the reply goes to the agent', async () => {
  const { app, id } = await asked()
  const first = randomUUID()
  await answers.answer(app, id, { channel: 'email', text: 'One', key: first })
  await answers.answer(app, id, { channel: 'email', text: 'Two', subject: 'Keys' })
  const sent = await app.db
    .selectFrom('emails')
    .selectAll()
    .where('to_address', '=', enquirer.email)
    .orderBy('id')
    .execute()
  expect(sent).toMatchObject([
    {
      message_id: first,
      thread: '',
      subject: 'استفسارك: Villa',
      agent_address: 'layla@agency.example',
    },
    { thread: first, subject: 'Keys', text: 'Two' },
  ])
})

test('by SMTP an answer names the one before it, and who gets the reply', async () => {
  const { app: withMail, smtp } = await appWithMail()
  const { app, id } = await ask(withMail)
  await outbox.deliverDue(app)
  for (const text of ['One', 'Two']) await answers.answer(app, id, { channel: 'email', text })
  await outbox.deliverDue(app)
  const [first = '', second = ''] = smtp.emails.slice(-2)
  expect(header(second, 'in-reply-to')).toBe(header(first, 'message-id'))
  expect(header(second, 'references')).toBe(header(first, 'message-id'))
  expect(header(first, 'reply-to')).toBe('layla@agency.example')
  expect(header(first, 'to')).toBe(enquirer.email)
})

test('a call and a message by WhatsApp count as the first answer, a note does not', async () => {
  for (const channel of ['call', 'whatsapp'] as const) {
    const { app, id } = await asked(fixedMail('off'))
    await answers.addNote(app, id, { text: 'Speaks French' })
    expect((await detail.find(app, id)).enquiry.first_answer_at).toBeNull()
    await answers.answer(app, id, { channel })
    expect((await detail.find(app, id)).enquiry.first_answer_at).not.toBeNull()
  }
})

test('without a mail server an answer by email is refused, and the enquiry still waits', async () => {
  const { app, id } = await asked(fixedMail('off'))
  const email = { channel: 'email', text: 'Yes' } as const
  await expect(answers.answer(app, id, email)).rejects.toThrow(Conflict)
  expect(await detail.find(app, id)).toMatchObject({ enquiry: { stage: 'new' }, events: [] })
})

test('templates fill in name, home and agent in both languages', async () => {
  const { app, id } = await asked()
  const { templates } = await detail.find(app, id)
  expect(templates[0]).toMatchObject({ name: 'Thank you' })
  expect(templates[0]?.en).toContain(`Dear ${enquirer.name},`)
  expect(templates[0]?.en).toContain('interest in Villa (GH-1)')
  expect(templates[0]?.en).toContain('\nLayla\n')
  expect(templates[0]?.ar).toContain('\nليلى\n')
})

test('the stage moves with what is done: handled, won, reopened', async () => {
  const { app, id } = await asked()
  expect(await inbox.change(app, id, { handled: true })).toMatchObject({ stage: 'contacted' })
  expect(await inbox.change(app, id, { stage: 'won' })).toMatchObject({ stage: 'won' })
  expect(await inbox.change(app, id, { handled: false })).toMatchObject({
    stage: 'contacted',
    handled_at: null,
  })
  expect(
    await inbox.change(app, id, { next_step: 'Send the plan', next_step_on: '2026-03-05' }),
  ).toMatchObject({ next_step: 'Send the plan', next_step_on: '2026-03-05' })
})

test('the first answer stays when an enquiry goes back, unless nobody answered after all', async () => {
  const { app, id } = await asked()
  const { first_answer_at } = await inbox.change(app, id, { stage: 'viewing' })
  expect(first_answer_at).not.toBeNull()
  app.clock.advance({ seconds: 60 })
  await inbox.change(app, id, { stage: 'new' })
  expect(await inbox.change(app, id, { stage: 'offer' })).toMatchObject({ first_answer_at })
  const waiting = { stage: 'new', first_answer_at: null, handled_at: null }
  await inbox.change(app, id, { handled: true })
  expect(await inbox.change(app, id, { handled: false, ...toStageChange('new') })).toMatchObject(
    waiting,
  )
})

test('whoever waits longest is listed first', async () => {
  const { app, id } = await asked()
  app.clock.advance({ days: 2 })
  const contact = { kind: 'contact' as const, ...enquirer, subject: 'Fees', message: 'How much?' }
  await enquiries.receive(app, contact, { recentFromNetwork: 1 })
  const page = await inbox.list(app, { state: 'waiting' })
  expect(page.enquiries.map((enquiry) => enquiry.id)).toEqual([id, id + 1])
  const rest = await inbox.list(app, { state: 'waiting', before: id })
  expect(rest.enquiries.map((enquiry) => enquiry.id)).toEqual([id + 1])
  expect((await detail.find(app, id)).others.map((other) => other.id)).toEqual([id + 1])
  expect((await readBoard(app, {})).columns[0]).toMatchObject({ stage: 'new', count: 2 })
  expect(await inbox.summary(app)).toMatchObject({ waiting: 2, late: 1 })
})
