import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { expect, inject, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import { fixedMail } from '#domain/mail/mail-source.server.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { decode } from '#domain/photos/decode.server.ts'
import { Conflict } from '#domain/problem.ts'
import { jpeg } from '#test/samples.ts'
import * as siteIdentity from '#domain/settings/site-identity.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as privatePhotos from '#domain/enquiries/private-photos.server.ts'
import * as answers from '#domain/enquiries/follow-up/answers.server.ts'
import * as notices from '#domain/enquiries/follow-up/notices.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as people from './people.server.ts'

const layla = { name: 'Layla Haddad', email: 'layla@example.com', phone: '+971 50 555 0100' }
const omar = { name: 'Omar Farouk', email: 'omar@example.com', phone: '+971 50 555 0163' }

test('a person is found by email address or phone number in every kind of enquiry', async () => {
  const app = await testApp()
  await write(app, layla)
  await write(app, omar)
  await sell(app, { ...layla, email: 'L.Haddad@work.example' }, 1)
  await write(app, { ...layla, phone: '1' })
  const found = async (person: Parameters<typeof people.find>[1]) =>
    (await people.find(app, person)).enquiries.map(({ id }) => id)
  expect(await found({ email: 'LAYLA@example.com' })).toEqual([4, 1])
  expect(await found({ phone: '050 555 0100' })).toEqual([3, 1])
  expect(await found({ email: layla.email, phone: layla.phone })).toEqual([4, 3, 1])
  expect(await found({ email: 'nobody@example.com', phone: '1' })).toEqual([])
})

test('more enquiries than fit on one page are all found, newest first', async () => {
  const app = await testApp()
  await manyFrom(app, layla, 1100)
  const { enquiries } = await people.find(app, { email: layla.email })
  expect(enquiries.map(({ id }) => id)).toEqual(Array.from({ length: 1100 }, (_, at) => 1100 - at))
})

test('the export holds everything that was sent, with the photos', async () => {
  const app = await testApp()
  await write(app, layla)
  await write(app, omar)
  const photo = await sell(app, layla, 1)
  const files = await Array.fromAsync(people.exportPerson(app, { email: layla.email }))
  expect(files.map(({ name }) => name)).toEqual(['personal-data.json', 'photos/enquiry-3-1.jpg'])
  expect(files[1]?.bytes).toEqual(photo.bytes)
  const said = JSON.parse(Buffer.from(files[0]?.bytes ?? []).toString()) as object
  expect(said).toMatchObject({
    about: expect.stringMatching(
      /^Everything .* about a person: .* on to the agency\. .* agreed to\. Times are in UTC\.$/,
    ) as unknown,
    made_at: app.clock.now().toISOString(),
    person: { email: layla.email },
    enquiries: [
      { id: 3, ...layla, address: 'Villa 9', photos: ['photos/enquiry-3-1.jpg'] },
      { id: 1, ...layla, message: 'Hello', delivery: { state: 'off' } },
    ],
  })
})

test('the export holds the notes, the answers and the homes that were sent along', async () => {
  const app = await testApp()
  const villa = await properties.create(app, { properties_title: 'Villa' })
  const seen = { seen_property_ids: `${villa.id}`, seen_consent: 'Send them along' }
  const words = { subject: 'Fees', message: 'Hello' }
  await enquiries.receive(app, { kind: 'contact', ...layla, ...words, ...seen }, once)
  await answers.addNote(app, 1, { text: 'Wants shade' })
  await answers.answer(app, 1, { channel: 'call', text: 'Called, asked for a tour' })
  await write(app, omar)
  await answers.addNote(app, 2, { text: 'Of somebody else' })
  const [file] = await Array.fromAsync(people.exportPerson(app, { email: layla.email }))
  const text = Buffer.from(file?.bytes ?? []).toString()
  expect(JSON.parse(text)).toMatchObject({
    enquiries: [
      {
        id: 1,
        seen: { homes: [{ title: 'Villa' }], consent: 'Send them along' },
        events: [
          { what: 'note', text: 'Wants shade', at: app.clock.now().toISOString() },
          { what: 'call', text: 'Called, asked for a tour' },
          { what: 'stage', text: 'New → Contacted' },
        ],
      },
    ],
  })
  expect(text).not.toContain('Of somebody else')
  await people.erase(app, { email: layla.email }, 1)
  expect(await app.db.selectFrom('enquiry_events').select('text').execute()).toEqual([
    { text: 'Of somebody else' },
  ])
})

test('a missing photo is left out of the export, and the others are not', async () => {
  const app = await testApp()
  const gone = await sell(app, layla, 1)
  await sell(app, layla, 2)
  await app.files.remove(`enquiries/${gone.name}`)
  const files = await Array.fromAsync(people.exportPerson(app, { email: layla.email }))
  expect(files.map(({ name }) => name)).toEqual(['personal-data.json', 'photos/enquiry-2-1.jpg'])
})

test('exports and erasures are audited with their counts and nothing more', async () => {
  const app = await testApp()
  await write(app, layla)
  await write(app, layla)
  await Array.fromAsync(people.exportPerson(app, { email: layla.email }))
  await people.erase(app, { email: layla.email }, 2)
  await write(app, omar)
  app.clock.advance({ days: 1 })
  await people.purge(app, 1000)
  const { entries } = await audit.list(app, {})
  expect(entries.map(({ what, about_id, note }) => [what, about_id, note])).toEqual([
    ['enquiries-purged', null, '1'],
    ['person-erased', null, '2'],
    ['person-exported', null, '2'],
  ])
})

test('many enquiries are erased, with their emails and tours', async () => {
  const app = await testApp()
  await manyFrom(app, layla, 201)
  await app.db.transaction().execute(async (tx) => {
    const email = { replyTo: { name: '', address: '' }, subject: '', text: '', html: '' }
    for (let at = 0; at < 201; at++)
      await outbox.add(tx, app.clock.now(), { ...email, attachments: [] }, { held: false })
    await tx
      .updateTable('enquiries')
      .set((row) => ({ email_id: row.ref('id') }))
      .execute()
  })
  await proposeTour(app, layla)
  await write(app, omar)
  expect(await people.erase(app, { email: layla.email }, 202)).toEqual({
    enquiries: 202,
    emails: 202,
    alerts: 0,
    photos: 0,
  })
  for (const table of ['enquiries', 'emails'] as const)
    expect(await app.db.selectFrom(table).select('id').execute(), table).toHaveLength(1)
  expect(await app.db.selectFrom('tours').select('id').execute()).toEqual([])
})

test('enquiries without an email are erased, too, and an unknown person has none', async () => {
  const app = await testApp()
  await manyFrom(app, layla, 2)
  for (const enquiries of [2, 0])
    expect(await people.erase(app, { email: layla.email }, enquiries)).toEqual({
      enquiries,
      emails: 0,
      alerts: 0,
      photos: 0,
    })
})

test('an erased person is in no table and no file; others are left alone', async () => {
  const mail = fixedMail({ send: () => Promise.reject(new Error('unused')), close() {} })
  const app: TestApp = { ...(await testApp()), mail }
  await write(app, omar)
  const shared = await sell(app, omar, 1)
  await write(app, layla)
  await sell(app, layla, 1)
  await sell(app, layla, 2)
  app.clock.advance({ days: 2 })
  expect(await notices.sendDue(app), 'reminders of five enquiries').toBe(15)
  const before = await people.find(app, { email: omar.email })
  expect(await people.erase(app, { email: layla.email }, 3)).toEqual({
    enquiries: 3,
    emails: 12,
    alerts: 0,
    photos: 1,
  })
  expect(await people.find(app, layla)).toEqual({ enquiries: [], portal_emails: [], alerts: [] })
  expect(await people.find(app, { email: omar.email })).toEqual(before)
  expect(await Array.fromAsync(app.files.list('enquiries'))).toEqual([`enquiries/${shared.name}`])
  for (const { name } of await app.db.introspection.getTables()) {
    const rows = await app.db
      .selectFrom(name as 'settings')
      .selectAll()
      .execute()
    expect(JSON.stringify(rows), name).not.toMatch(/layla|555 ?0100/i)
  }
})

test.runIf(inject('engine') === 'sqlite')(
  'nor is one in the free pages of the file, or in its log',
  async () => {
    const app = await testApp()
    await write(app, layla)
    await write(app, omar)
    const onDisk = () =>
      ['site.db', 'site.db-wal']
        .map((name) => readFileSync(join(app.folder, name), 'latin1'))
        .join('')
    expect(onDisk()).toContain(layla.email)
    await people.erase(app, { email: layla.email }, 1)
    expect(onDisk()).not.toContain(layla.email)
    expect(onDisk()).toContain(omar.email)
  },
)

test('only the enquiries that were reviewed are erased', async () => {
  const app = await testApp()
  await write(app, layla)
  await write(app, layla)
  const erasing = people.erase(app, { email: layla.email }, 1)
  await expect(erasing).rejects.toThrow(
    new Conflict('There are 2 enquiries now, not 1. Please look again.'),
  )
  expect((await people.find(app, { email: layla.email })).enquiries).toHaveLength(2)
})

test('a photo erased with another enquiry while it was being stored is stored again', async () => {
  const app = await testApp()
  await sell(app, layla, 1)
  let erased = false
  const put: TestApp['files']['put'] = async (key, bytes) => {
    await app.files.put(key, bytes)
    if (!erased) await people.erase(app, { email: layla.email }, 1)
    erased = true
  }
  const { name } = await sell({ ...app, files: { ...app.files, put } }, omar, 1)
  expect((await inbox.openPhoto(app, 2, name)).size).toBeGreaterThan(0)
})

test('a photo sent again while it is being erased is stored again', async () => {
  const app = await testApp()
  await sell(app, layla, 1)
  let arriving: Promise<unknown> = Promise.resolve()
  const remove: TestApp['files']['remove'] = async (key) => {
    arriving = sell(app, omar, 1)
    // Enough time to finish, if it did not wait for the erasure.
    await wait(200)
    await app.files.remove(key)
  }
  await people.erase({ ...app, files: { ...app.files, remove } }, { email: layla.email }, 1)
  await arriving
  const [{ id, photos: [name = ''] } = NONE] = (await inbox.list(app, { state: 'all' })).enquiries
  expect((await inbox.openPhoto(app, id, name)).size).toBeGreaterThan(0)
})

test('an erasure that dies half-way leaves no enquiry without its photo, and the rest is cleaned up', async () => {
  const app = await testApp()
  await sell(app, layla, 1)
  await sell(app, omar, 2)
  const remove = () => Promise.reject(new Error('the process died'))
  const dying = { ...app, files: { ...app.files, remove } }
  await expect(people.erase(dying, { email: layla.email }, 1)).rejects.toThrow('died')
  const { enquiries } = await inbox.list(app, { state: 'all' })
  expect(enquiries.map(({ name }) => name)).toEqual([omar.name])
  expect(await Array.fromAsync(app.files.list('enquiries'))).toHaveLength(2)
  await siteIdentity.assertSameSite(app)
  app.clock.advance(A_WEEK_AFTER_ANY_FILE)
  expect(await privatePhotos.removeAllUnused(app)).toBe(1)
  const [{ id, photos: [name = ''] } = NONE] = enquiries
  expect((await inbox.openPhoto(app, id, name)).size).toBeGreaterThan(0)
})

test('an enquiry is purged when it is old enough, handled or not', async () => {
  const app = await testApp()
  await sell(app, layla, 1)
  app.clock.advance({ days: 10 })
  const mail = fixedMail({ send: () => Promise.reject(new Error('unused')), close() {} })
  expect(await notices.sendDue({ ...app, mail }), 'reminders').toBe(3)
  await write(app, omar)
  const month = 30 * 86_400_000
  app.clock.advance({ days: 20 })
  expect(await people.purge(app, month)).toBe(0)
  app.clock.advance({ seconds: 1 })
  expect(await people.purge(app, month)).toBe(1)
  expect(await Array.fromAsync(app.files.list('enquiries'))).toEqual([])
  expect(await app.db.selectFrom('emails').select('id').execute()).toHaveLength(1)
  expect((await inbox.list(app, { state: 'all' })).enquiries).toMatchObject([{ name: omar.name }])
})

test('many old enquiries are all purged', async () => {
  const app = await testApp()
  await manyFrom(app, layla, 201)
  app.clock.advance({ days: 2 })
  await write(app, omar)
  expect(await people.purge(app, 86_400_000)).toBe(201)
  expect((await inbox.list(app, { state: 'all' })).enquiries).toMatchObject([{ name: omar.name }])
  const { entries } = await audit.list(app, {})
  expect(entries.map(({ note }) => note)).toEqual(['1', '100', '100'])
})

test('without unused photos, none is removed', async () => {
  const app = await testApp()
  expect(await privatePhotos.removeAllUnused(app)).toBe(0)
  const { name } = await sell(app, layla, 1)
  expect(await privatePhotos.removeAllUnused(app)).toBe(0)
  expect(await Array.fromAsync(app.files.list('enquiries'))).toEqual([`enquiries/${name}`])
})

test('photos of this week, or of another site, are not removed', async () => {
  const app = await testApp()
  await app.files.put('enquiries/left.jpg', Buffer.from('left'))
  app.clock.advance(A_WEEK_AFTER_ANY_FILE)
  expect(await privatePhotos.removeAllUnused(app)).toBe(0)
  await app.db.insertInto('settings').values({ name: 'site-identity', value: 'ours' }).execute()
  await app.files.put('site/identity.txt', Buffer.from('theirs'))
  expect(await privatePhotos.removeAllUnused(app)).toBe(0)
  await app.files.put('site/identity.txt', Buffer.from('ours'))
  app.clock.advance({ days: -20_000 })
  expect(await privatePhotos.removeAllUnused(app)).toBe(0)
  app.clock.advance(A_WEEK_AFTER_ANY_FILE)
  expect(await privatePhotos.removeAllUnused(app)).toBe(1)
})

test('where many photos belong to no enquiry, none is removed, and the log says so', async () => {
  const app = await testApp()
  await siteIdentity.assertSameSite(app)
  for (let at = 0; at < 20; at++)
    await app.files.put(`enquiries/left-${at}.jpg`, Buffer.from('left'))
  app.clock.advance(A_WEEK_AFTER_ANY_FILE)
  const told: unknown[] = []
  const log = { ...app.log, error: (...words: unknown[]) => told.push(words) }
  expect(await privatePhotos.removeAllUnused({ ...app, log })).toBe(0)
  expect(told).toEqual([
    [{ unused: 20, of: 20 }, 'so many private photos belong to no enquiry that none is removed'],
  ])
})

/** Files have the time of the machine, not of the test's clock. */
const A_WEEK_AFTER_ANY_FILE = { days: 20_000 }

type Sender = typeof layla
const once = { recentFromNetwork: 1 }
const NONE = { id: 0, photos: [] }

async function write(app: TestApp, sender: Sender): Promise<void> {
  const words = { subject: 'Fees', message: 'Hello' }
  await enquiries.receive(app, { kind: 'contact', ...sender, ...words }, once)
}

async function proposeTour(app: TestApp, sender: Sender): Promise<void> {
  const time = { tour_day: '2026-03-03', tour_time: '14:30' }
  await enquiries.receive(app, { kind: 'tour', ...sender, message: 'Yes', ...time }, once)
}

async function sell(app: TestApp, sender: Sender, shade: number) {
  const photo = await decode(await jpeg({ shade }))
  const place = { propertyaddress: 'Villa 9', countrycity: 'Dubai', message: 'Value it' }
  await enquiries.receive(app, { kind: 'sell', ...sender, ...place, photos: [photo] }, once)
  return photo
}

async function manyFrom({ db, clock }: TestApp, sender: Sender, count: number): Promise<void> {
  const texts = { kind: 'contact', subject: '', message: '', address: '', countrycity: '' }
  const none = { property_id: null, email_id: null, idempotency_key: null, handled_at: null }
  const row = { ...texts, ...none, ...sender, photos: '[]', spam: 0 }
  const created_at = clock.now().toISOString()
  await db
    .insertInto('enquiries')
    .values(Array.from({ length: count }, () => ({ ...row, created_at })))
    .execute()
}
