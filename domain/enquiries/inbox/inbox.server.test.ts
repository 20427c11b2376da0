import { expect, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { NotFound } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { appWithMail } from '#test/app-with-mail.ts'
import { enquirer } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import type { InboxFilter } from './inbox.ts'
import * as inbox from './inbox.server.ts'

test('an enquiry is open until it is handled, and can be opened again', async () => {
  const app = await testApp()
  const id = await someEnquiry(app)
  expect(await idsIn(app, 'open')).toEqual([id])
  expect((await inbox.change(app, id, { handled: true })).handled_at).toBe(
    app.clock.now().toISOString(),
  )
  expect(await idsIn(app, 'open')).toEqual([])
  const other = await someEnquiry(app)
  expect(await idsIn(app, 'open')).toEqual([other])
  expect(await idsIn(app, 'handled')).toEqual([id])
  await inbox.change(app, id, { handled: false })
  expect(await idsIn(app, 'open')).toEqual([other, id])
})

test('an enquiry handled before keeps its time, and fields left out stay unchanged', async () => {
  const app = await testApp()
  const id = await someEnquiry(app)
  const { handled_at } = await inbox.change(app, id, { handled: true })
  app.clock.advance({ hours: 1 })
  expect(await inbox.change(app, id, { handled: true })).toMatchObject({ handled_at })
  expect(await inbox.change(app, id, { spam: true })).toMatchObject({ handled_at, spam: true })
  expect(await inbox.change(app, id, { handled: false })).toMatchObject({
    handled_at: null,
    spam: true,
  })
  expect(await inbox.change(app, id, {})).toMatchObject({ handled_at: null, spam: true })
})

test('an enquiry that was opened again is handled again by Undo, in the stage that it had', async () => {
  const app = await testApp()
  const id = await someEnquiry(app)
  await inbox.change(app, id, { stage: 'viewing' })
  const { handled_at } = await inbox.change(app, id, { handled: true })
  await inbox.change(app, id, { handled: false })
  expect(await inbox.change(app, id, { handled: true, stage: 'viewing' })).toMatchObject({
    handled_at,
    stage: 'viewing',
  })
})

test('handled spam counts as spam, neither as open nor as handled', async () => {
  const app = await testApp()
  const id = await someEnquiry(app)
  await inbox.change(app, id, { handled: true, spam: true })
  expect(await idsIn(app, 'spam')).toEqual([id])
  expect([await idsIn(app, 'open'), await idsIn(app, 'handled')]).toEqual([[], []])
  expect(await idsIn(app, 'all')).toEqual([id])
  await inbox.change(app, id, { handled: false })
  expect(await idsIn(app, 'open')).toEqual([])
  expect(await inbox.summary(app)).toMatchObject({ open: 0, spam: 1 })
})

test('each change is audited once, and one that changes nothing is not', async () => {
  const app = await testApp()
  const id = await someEnquiry(app)
  for (const change of [
    { handled: false, spam: false },
    { handled: true },
    { handled: true },
    { handled: false, spam: true },
    { spam: true },
    { spam: false },
  ])
    await inbox.change(app, id, change)
  await inbox.resend(app, id)
  await inbox.auditExport(app)
  const { entries } = await audit.list(app, {})
  expect(entries.map(({ what, about_id }) => [what, about_id])).toEqual([
    ['enquiries-exported', null],
    ['enquiry-resent', id],
    ['enquiry-called-no-spam', id],
    ['enquiry-called-spam', id],
    ['enquiry-reopened', id],
    ['enquiry-handled', id],
  ])
})

test('marking a tour as spam holds all emails about it', async () => {
  const { app } = await appWithMail()
  const id = await someTour(app)
  await inbox.change(app, id, { spam: true })
  expect(await emailStates(app)).toEqual(['held', 'held'])
  await inbox.change(app, id, { handled: true })
  expect(await emailStates(app)).toEqual(['held', 'held'])
  await inbox.change(app, id, { spam: false })
  expect(await emailStates(app)).toEqual(['waiting', 'waiting'])
})

test('resending a tour’s email retries a failed one to the visitor', async () => {
  const { app } = await appWithMail()
  const id = await someTour(app)
  await outbox.deliverDue(app)
  await inbox.resend(app, id)
  expect(await emailStates(app)).toEqual(['waiting', 'sent'])
  await app.db.updateTable('emails').set({ state: 'failed' }).execute()
  await inbox.resend(app, id)
  expect(await emailStates(app)).toEqual(['waiting', 'waiting'])
})

test('spam is listed apart with its email held, and can be marked as not spam', async () => {
  const app = await testApp()
  const id = await someEnquiry(app)
  expect((await inbox.change(app, id, { spam: true })).delivery).toEqual({ state: 'held' })
  expect(await idsIn(app, 'open')).toEqual([])
  expect(await idsIn(app, 'spam')).toEqual([id])
  expect((await inbox.change(app, id, { spam: false })).delivery).toEqual({ state: 'off' })
  expect(await idsIn(app, 'open')).toEqual([id])
})

test('the inbox is searched in every field, case-insensitively and literally', async () => {
  const app = await testApp()
  const id = await someEnquiry(app, { message: 'A 100% ROOF terrace by the café' })
  await someEnquiry(app, { message: 'Nothing' })
  const found = async (search: string) =>
    (await inbox.list(app, { state: 'all', search })).enquiries.map((enquiry) => enquiry.id)
  expect(await found('roof')).toEqual([id])
  expect(await found('100%')).toEqual([id])
  expect(await found('THE CAFÉ')).toEqual([id])
  expect(await found('100_')).toEqual([])
  expect(await found('LAYLA')).toHaveLength(2)
})

test.each(['Élodie', 'Öztürk', 'Иван', 'ليلى'])(
  '%s is found, however it is written',
  async (name) => {
    const app = await testApp()
    const id = await someEnquiry(app, { message: 'Hello', name })
    await someEnquiry(app, { message: 'Hello', name: 'null' })
    for (const search of [name, name.toLowerCase(), name.toUpperCase()]) {
      const { enquiries } = await inbox.list(app, { state: 'all', search })
      expect(
        enquiries.map((enquiry) => enquiry.id),
        search,
      ).toEqual([id])
    }
  },
)

test.each([
  ['message', 'terrace'],
  ['subject', 'about fees'],
  ['name', 'yusuf'],
  ['email', 'work.example'],
  ['phone', '4567'],
])('an enquiry is found by its %s', async (field, words) => {
  const app = await testApp()
  await someEnquiry(app)
  const id = await someEnquiry(app, { message: 'Hello', [field]: `X ${words.toUpperCase()} x` })
  const { enquiries: found } = await inbox.list(app, { state: 'all', search: words })
  expect(found.map((enquiry) => enquiry.id)).toEqual([id])
})

test('a sell request is found by where the property is', async () => {
  const app = await testApp()
  await someEnquiry(app)
  const place = { propertyaddress: 'Villa\\9', countrycity: 'Ras Al Khaimah', message: 'Hello' }
  await enquiries.receive(
    app,
    { kind: 'sell', ...enquirer, ...place, photos: [] },
    { recentFromNetwork: 1 },
  )
  for (const search of ['villa\\9', 'al khaimah'])
    expect((await inbox.list(app, { state: 'all', search })).enquiries).toMatchObject([
      { kind: 'sell' },
    ])
})

test('the inbox can be filtered by kind', async () => {
  const app = await testApp()
  const [message, tour] = [await someEnquiry(app), await someTour(app)]
  const ids = async (kind?: 'contact' | 'tour' | 'sell') =>
    (await inbox.list(app, { state: 'all', kind })).enquiries.map(({ id }) => id)
  expect(await ids('contact')).toEqual([message])
  expect(await ids('tour')).toEqual([tour])
  expect(await ids('sell')).toEqual([])
  expect(await ids()).toEqual([tour, message])
})

test('the inbox is read in pages of fifty, newest first', async () => {
  const app = await testApp()
  for (let at = 0; at < 50; at++) await someEnquiry(app)
  const full = await inbox.list(app, { state: 'all' })
  expect([full.enquiries.length, full.more]).toEqual([50, false])
  for (let at = 0; at < 10; at++) await someEnquiry(app)
  const first = await inbox.list(app, { state: 'all' })
  expect([first.enquiries.length, first.more]).toEqual([50, true])
  const last = first.enquiries.at(-1)?.id
  const second = await inbox.list(app, { state: 'all', before: last })
  expect([second.enquiries.length, second.more]).toEqual([10, false])
  expect(second.enquiries[0]?.id).toBeLessThan(last ?? 0)
  const all = await Array.fromAsync(inbox.all(app, { state: 'all' }))
  expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, at) => 60 - at))
  expect(all.slice(0, 50)).toEqual(first.enquiries)
  expect(await Array.fromAsync(inbox.all(app, { state: 'all', before: 3 }))).toHaveLength(2)
})

test('enquiries are found by ids, newest first, with their tours', async () => {
  const app = await testApp()
  const [first, tour, last] = [await someEnquiry(app), await someTour(app), await someEnquiry(app)]
  const picked = await inbox.findMany(app, [last, tour, first])
  expect(picked.map(({ id, tour }) => [id, tour?.state])).toEqual([
    [last, undefined],
    [tour, 'proposed'],
    [first, undefined],
  ])
  expect(await inbox.findMany(app, [])).toEqual([])
  expect(await inbox.find(app, tour)).toEqual(picked[1])
})

test('an enquiry names the property that it is about', async () => {
  const app = await testApp()
  const villa = await properties.create(app, { properties_title: 'Villa' })
  const id = await someTour(app, villa.id)
  expect((await inbox.find(app, id)).property).toMatchObject({ id: villa.id, title: 'Villa' })
})

test('an enquiry says whether its email was delivered', async () => {
  const { app, smtp } = await appWithMail()
  const id = await someEnquiry(app)
  const delivery = async () => (await inbox.find(app, id)).delivery
  const now = app.clock.now().toISOString()
  expect(await delivery()).toEqual({
    state: 'waiting',
    tries: 0,
    next_try_at: now,
    last_words: '',
  })

  smtp.behaviour = { refuse: 451 }
  await outbox.deliverDue(app)
  const refused = await delivery()
  expect(refused).toMatchObject({
    state: 'waiting',
    tries: 1,
    last_words: expect.stringContaining('Not today') as unknown,
  })
  expect(refused).not.toMatchObject({ next_try_at: now })

  await app.db.updateTable('emails').set({ tries: 59 }).execute()
  app.clock.advance({ hours: 2 })
  await outbox.deliverDue(app)
  expect(await delivery()).toEqual({
    state: 'failed',
    why: expect.stringContaining('Not today') as unknown,
  })

  smtp.behaviour = 'accept'
  await inbox.resend(app, id)
  await outbox.deliverDue(app)
  expect(await delivery()).toEqual({
    state: 'sent',
    at: app.clock.now().toISOString(),
    last_words: expect.stringMatching(/^250/) as unknown,
    perhaps_twice: false,
  })
  await inbox.resend(app, id)
  await outbox.deliverDue(app)
  expect(await delivery()).toMatchObject({ state: 'sent', perhaps_twice: true })
  expect(await inbox.summary(app)).toMatchObject({ undelivered: 0, mail: 'on' })
})

test('an enquiry without an email can be changed, and has nothing to resend', async () => {
  const app = await testApp()
  const id = await someEnquiry(app)
  await app.db.updateTable('enquiries').set({ email_id: null }).execute()
  expect(await inbox.resend(app, id)).toMatchObject({ id, delivery: { state: 'off' } })
  expect(await inbox.change(app, id, { spam: true })).toMatchObject({ spam: true })
  expect(await emailStates(app)).toEqual(['waiting'])
  const { entries } = await audit.list(app, {})
  expect(entries.map(({ what }) => what)).toEqual(['enquiry-called-spam'])
})

test('the summary counts what is open, what waits for delivery and what is spam', async () => {
  const app = await testApp()
  expect(await inbox.summary(app)).toEqual({
    open: 0,
    waiting: 0,
    late: 0,
    undelivered: 0,
    spam: 0,
    unknown_portal_emails: 0,
    newest: null,
    mail: 'off',
  })
  const first = await someEnquiry(app)
  const second = await someEnquiry(app)
  await inbox.change(app, first, { spam: true })
  expect(await inbox.summary(app)).toEqual({
    open: 1,
    waiting: 1,
    late: 0,
    undelivered: 1,
    spam: 1,
    unknown_portal_emails: 0,
    newest: second,
    mail: 'off',
  })
})

test('an unknown enquiry is not found', async () => {
  const app = await testApp()
  await expect(inbox.change(app, 9, { handled: true })).rejects.toThrow(NotFound)
  await expect(inbox.resend(app, 9)).rejects.toThrow(NotFound)
  await expect(inbox.find(app, 9)).rejects.toThrow('There is no enquiry 9.')
  await expect(inbox.openPhoto(app, 9, 'a.jpg')).rejects.toThrow('There is no enquiry 9.')
})

test('a photo that is missing from the store is not found', async () => {
  const app = await testApp()
  const id = await someEnquiry(app)
  await app.db.updateTable('enquiries').set({ photos: '["a.jpg"]' }).execute()
  await expect(inbox.openPhoto(app, id, 'a.jpg')).rejects.toThrow('There is no photo a.jpg.')
})

async function someEnquiry(
  app: TestApp,
  words: { message: string; name?: string } = { message: 'Hello' },
): Promise<number> {
  const enquiry = { kind: 'contact', ...enquirer, subject: 'Fees', ...words } as const
  await enquiries.receive(app, enquiry, { recentFromNetwork: 1 })
  return (await inbox.summary(app)).newest ?? 0
}

/** With a proposed time, and so with an email to the visitor if mail is on. */
async function someTour(app: TestApp, property_id?: number): Promise<number> {
  const time = { tour_day: '2026-03-03', tour_time: '14:30' }
  const tour = { kind: 'tour', ...enquirer, message: 'Yes', ...time, property_id } as const
  await enquiries.receive(app, tour, { recentFromNetwork: 1 })
  return (await inbox.summary(app)).newest ?? 0
}

async function emailStates({ db }: TestApp): Promise<string[]> {
  const emails = await db.selectFrom('emails').select('state').orderBy('id').execute()
  return emails.map(({ state }) => state)
}

async function idsIn(app: TestApp, state: InboxFilter['state']): Promise<number[]> {
  return (await inbox.list(app, { state })).enquiries.map(({ id }) => id)
}
