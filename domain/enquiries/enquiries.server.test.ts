import { expect, test } from 'vitest'

import type { DecodedPhoto } from '#domain/photos/decode.server.ts'
import { Conflict } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as users from '#domain/team/users.server.ts'
import { enquirer, jpeg } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as enquiries from './enquiries.server.ts'
import * as privatePhotos from './private-photos.server.ts'
import * as formToken from './form-token.server.ts'
import * as inbox from './inbox/inbox.server.ts'

const arrival: enquiries.Arrival = { recentFromNetwork: 1 }
const everything = { state: 'all' } as const
const message = { kind: 'contact', ...enquirer, subject: 'Fees', message: 'How much?' } as const

test('each kind of enquiry is saved with its own fields', async () => {
  const app = await testApp()
  const villa = await properties.create(app, { properties_title: 'Villa' })
  const empty = { subject: '', message: '', address: '', countrycity: '' }
  const tour = { kind: 'tour', ...enquirer, message: 'Saturday?', property_id: villa.id } as const
  await enquiries.receive(app, { kind: 'listing', ...enquirer, address: 'Al Jaddaf' }, arrival)
  await enquiries.receive(app, tour, arrival)
  await enquiries.receive(app, message, arrival)
  expect((await inbox.list(app, everything)).enquiries).toMatchObject([
    { ...empty, kind: 'contact', subject: 'Fees', message: 'How much?', property: null },
    { ...empty, kind: 'tour', message: 'Saturday?', property: { id: villa.id, title: 'Villa' } },
    { ...empty, kind: 'listing', ...enquirer, address: 'Al Jaddaf' },
  ])
})

test('a tour of a property that does not exist is saved without it', async () => {
  const app = await testApp()
  const tour = { kind: 'tour', ...enquirer, message: 'Hello', property_id: 4711 } as const
  await enquiries.receive(app, tour, arrival)
  expect((await inbox.list(app, everything)).enquiries).toMatchObject([{ property: null }])
})

test('a tour of a home with an agent is theirs, and its email goes to them', async () => {
  const app = await testApp()
  const sara = await users.create(app, { name: 'Sara Haddad', email: 'sara@agency.example' })
  const quiet = await users.create(app, { name: 'Daniel Hartley' })
  for (const agent_id of [sara.id, quiet.id, null]) {
    const home = await properties.create(app, { agent_id })
    const tour = { kind: 'tour', ...enquirer, message: 'Hello', property_id: home.id } as const
    await enquiries.receive(app, tour, arrival)
  }
  expect((await inbox.list(app, everything)).enquiries).toMatchObject([
    { assignee_id: null, assignee_name: '' },
    { assignee_id: quiet.id, assignee_name: 'Daniel Hartley' },
    { assignee_id: sara.id, assignee_name: 'Sara Haddad' },
  ])
  const emails = app.db.selectFrom('emails').select(['agent_address', 'to_address']).orderBy('id')
  expect(await emails.execute()).toEqual([
    { agent_address: 'sara@agency.example', to_address: '' },
    { agent_address: '', to_address: '' },
    { agent_address: '', to_address: '' },
  ])
})

test('a tour of several homes names each of them that everyone may see, and is one enquiry', async () => {
  const app = await testApp()
  const [villa, loft] = [
    await properties.create(app, { properties_title: 'Villa' }),
    await properties.create(app, { properties_title: 'Loft' }),
  ]
  const ids = { property_id: loft.id, other_property_ids: `${villa.id},4711` }
  const tour = { kind: 'tour', ...enquirer, message: 'On Saturday?', ...ids } as const
  await enquiries.receive(app, tour, arrival)
  expect((await inbox.list(app, everything)).enquiries).toMatchObject([
    {
      property: { id: loft.id },
      message: `On Saturday?\n\nLoft: ${app.publicUrl}/properties2/${loft.id}\nVilla: ${app.publicUrl}/properties2/${villa.id}`,
    },
  ])
})

test('a sell request is saved with its own fields', async () => {
  const app = await testApp()
  await sell(app, [])
  expect((await inbox.list(app, everything)).enquiries).toEqual([
    {
      id: 1,
      kind: 'sell',
      ...enquirer,
      subject: '',
      message: 'Please value it.',
      address: 'Villa 9',
      countrycity: 'Dubai',
      language: 'en',
      property: null,
      assignee_id: null,
      assignee_name: '',
      stage: 'new',
      source: 'site',
      first_answer_at: null,
      // It came on a Sunday; the working week begins on Monday at nine in Dubai.
      promised_until: '2026-03-02T05:15:00.000Z',
      clock: { state: 'running', left_minutes: 15, promised_minutes: 15 },
      next_step: '',
      next_step_on: '',
      photos: [],
      photo_file_names: [],
      tour: null,
      created_at: app.clock.now().toISOString(),
      handled_at: null,
      spam: false,
      delivery: { state: 'off' },
    },
  ])
})

test('the photos of a sell request are stored apart from the public ones', async () => {
  const app = await testApp()
  const photo = await app.imageWorker.decode(await jpeg())
  await sell(app, [photo])
  const [saved] = (await inbox.list(app, everything)).enquiries
  expect(saved?.photos).toEqual([photo.name])
  expect(await Array.fromAsync(app.files.list('photos'))).toEqual([])
  expect((await inbox.openPhoto(app, saved?.id ?? 0, photo.name)).size).toBe(photo.bytes.length)
  expect(await privatePhotos.fileKeys(app)).toEqual([`enquiries/${photo.name}`])
  await enquiries.receive(app, message, arrival)
  const [other] = (await inbox.list(app, everything)).enquiries
  await expect(inbox.openPhoto(app, other?.id ?? 0, photo.name)).rejects.toThrow(
    'There is no photo',
  )
})

test('a photo that exists is not stored a second time', async () => {
  const app = await testApp()
  const photo = photoOf('a.jpg', 1)
  let stored = 0
  const put: TestApp['files']['put'] = async (key, bytes) => {
    stored++
    await app.files.put(key, bytes)
  }
  await sell({ ...app, files: { ...app.files, put } }, [photo])
  expect(stored).toBe(1)
})

test('enquiries with photos wait for the photo lock, and those without do not', async () => {
  const app = await testApp()
  const queue = app.db.selectFrom('settings').select('value').where('name', '=', 'enquiry-photos')
  await enquiries.receive(app, message, arrival)
  await sell(app, [])
  expect(await queue.execute()).toEqual([])
  for (const name of ['a.jpg', 'b.jpg']) await sell(app, [photoOf(name, 1)])
  expect(await queue.execute()).toEqual([{ value: '' }])
})

const MIB = 1024 * 1024

test.each([
  [[15 * MIB], ['photo-1.jpg']],
  [[15 * MIB, 1], ['photo-1.jpg']],
  [
    [9 * MIB, 5 * MIB, 2 * MIB],
    ['photo-1.jpg', 'photo-2.jpg'],
  ],
])(
  'an email carries fifteen megabytes of photos and mentions the rest: %#',
  async (sizes, names) => {
    const app = await testApp()
    const photos = sizes.map((size, at) => photoOf(`${at}.jpg`, size))
    await sell(app, photos)
    const { attachments, text, html } = await firstEmail(app)
    expect(attachments.slice(0, -1)).toEqual(
      names.map((filename, at) => ({ filename, key: `enquiries/${at}.jpg` })),
    )
    expect(text).toContain(`Photos: ${sizes.length}`)
    const leftOut = sizes.length - names.length
    for (const words of [text, html]) expect(leftOutIn(words)).toBe(leftOut)
  },
)

test('an email has the sender as reply-to, and links to the inbox', async () => {
  const app = await testApp()
  await enquiries.receive(app, message, arrival)
  const email = await firstEmail(app)
  expect(email).toMatchObject({
    subject: 'A message: Fees, Layla Haddad',
    reply_to_name: enquirer.name,
    reply_to_address: enquirer.email,
    to_address: '',
    state: 'waiting',
    created_at: app.clock.now().toISOString(),
    attachments: [{ filename: 'contact.vcf' }],
  })
  expect(email.text).toContain('Inbox: http://localhost:3000/admin/enquiries')
})

const tour = { kind: 'tour', ...enquirer, message: 'Yes' } as const
const time = { tour_day: '2026-03-03', tour_time: '14:30' } as const

test('the email about a tour names the property, its location and the proposed time', async () => {
  const app = await testApp()
  const villa = await properties.create(app, { properties_title: 'Villa', location_id: 1 })
  const { tour: link } = await enquiries.receive(
    app,
    { ...tour, ...time, property_id: villa.id },
    arrival,
  )
  expect(link).toMatch(/./)
  const { text, attachments } = await firstEmail(app)
  expect(text).toContain(`Property: Villa (http://localhost:3000/properties2/${villa.id})`)
  expect(text).toContain(`Reference: GH-${villa.id}`)
  expect(text).toContain('Proposed time: Tuesday 3 March 2026 at 14:30, Dubai time')
  expect(attachments).toMatchObject([{ filename: 'tour.ics' }, { filename: 'contact.vcf' }])
  const [calendar] = attachments.map((attachment) => attachment.text?.replaceAll('\r\n ', ''))
  for (const words of [
    `LOCATION:${villa.location_name}`,
    enquirer.name,
    enquirer.email,
    enquirer.phone,
  ])
    expect(calendar).toContain(words)
})

test('a property without a location is named without one', async () => {
  const app = await testApp()
  const villa = await properties.create(app, { properties_title: 'Villa' })
  await enquiries.receive(app, { ...tour, ...time, property_id: villa.id }, arrival)
  const { attachments } = await firstEmail(app)
  expect(attachments[0]?.text).toContain('SUMMARY:Tour: Villa')
  expect(attachments[0]?.text).not.toContain('LOCATION')
})

test('a tour sent twice returns the link of the first', async () => {
  const app = await testApp()
  const proposed = { ...tour, ...time }
  const again = { ...arrival, idempotencyKey: 'one' }
  const first = await enquiries.receive(app, proposed, again)
  expect(first.tour).toMatch(/./)
  expect(await enquiries.receive(app, proposed, again)).toEqual(first)
  const stranger = { ...proposed, email: 'omar@example.com', phone: '1' }
  await expect(enquiries.receive(app, stranger, again)).rejects.toThrow(Conflict)
  expect((await inbox.list(app, everything)).enquiries).toHaveLength(1)
})

test('only a tour has a time, whatever is sent with other enquiries', async () => {
  const app = await testApp()
  const late = { tour_day: '2020-01-01', tour_time: '03:00' }
  expect(await enquiries.receive(app, { ...message, ...late }, arrival)).toEqual({})
})

test('an enquiry that is sent twice with one key is stored once, even at the same moment', async () => {
  const app = await testApp()
  const again = { ...arrival, idempotencyKey: 'one' }
  await Promise.all(Array.from({ length: 5 }, () => enquiries.receive(app, message, again)))
  await enquiries.receive(app, message, { ...arrival, idempotencyKey: 'two' })
  expect((await inbox.list(app, everything)).enquiries).toHaveLength(2)
  expect((await inbox.summary(app)).undelivered).toBe(2)
})

test('without a key, the same within two minutes is stored once, whenever they begin', async () => {
  const app = await testApp()
  const posted = { ...arrival, network: '192.0.2.1', onceWithinMs: 120_000 }
  const proposed = { ...tour, ...time }
  for (const [seconds, stored] of [
    [110, 1],
    [20, 1],
    [99, 1],
    [1, 2],
    [119, 2],
  ] as const) {
    app.clock.advance({ seconds })
    const { tour: page } = await enquiries.receive(app, proposed, posted)
    expect(page).toMatch(/^\/tour\//)
    const { enquiries: listed } = await inbox.list(app, everything)
    expect(listed, `${seconds} seconds later`).toHaveLength(stored)
  }
  await enquiries.receive(app, proposed, { ...posted, network: '192.0.2.2' })
  expect((await inbox.list(app, everything)).enquiries, 'of another network').toHaveLength(3)
})

test('without a key, an enquiry sent twice is stored twice', async () => {
  const app = await testApp()
  await enquiries.receive(app, message, arrival)
  await enquiries.receive(app, message, arrival)
  expect((await inbox.list(app, everything)).enquiries).toHaveLength(2)
})

test('a filled trap, a forged token or a flood quarantines an enquiry, and never drops it', async () => {
  const app = await testApp()
  const token = await formToken.issue(app)
  const odd: enquiries.Arrival[] = [
    { ...arrival, trap: 'http://spam.example' },
    { ...arrival, formToken: `${token}x` },
    { ...arrival, formToken: 'é'.repeat(30) },
    { recentFromNetwork: 31 },
  ]
  for (const one of odd) await enquiries.receive(app, message, one)
  expect(await inbox.summary(app)).toMatchObject({ open: 0, spam: odd.length })
})

test('an enquiry written slowly, or without JavaScript, is not spam', async () => {
  const app = await testApp()
  const token = await formToken.issue(app)
  app.clock.advance({ seconds: 20 })
  await enquiries.receive(app, message, { ...arrival, formToken: token })
  await enquiries.receive(app, message, arrival)
  expect(await inbox.summary(app)).toMatchObject({ open: 2, spam: 0 })
})

test('a text written in a second and full of links is spam', async () => {
  const app = await testApp()
  const links = { ...message, message: 'http://a.example http://b.example www.c.example' }
  await enquiries.receive(app, links, { ...arrival, formToken: await formToken.issue(app) })
  expect(await inbox.summary(app)).toMatchObject({ open: 0, spam: 1 })
})

test('a flood from one address is refused', async () => {
  const app = await testApp()
  for (let at = 0; at < 1000; at++) await enquiries.countAttempt(app, '::1')
  await expect(enquiries.countAttempt(app, '::1')).rejects.toThrow('Too many attempts')
  expect(await enquiries.countAttempt(app, '::2')).toBe(1)
  app.clock.advance({ seconds: 600 })
  expect(await enquiries.countAttempt(app, '::1')).toBe(1)
})

test('an empty trap field is fine, and the email of spam is held', async () => {
  const app = await testApp()
  await enquiries.receive(app, message, { ...arrival, trap: '' })
  await enquiries.receive(app, message, { ...arrival, trap: 'x' })
  const emails = await app.db.selectFrom('emails').select('state').orderBy('id').execute()
  expect(emails).toEqual([{ state: 'waiting' }, { state: 'held' }])
})

test('links count in every field', async () => {
  const app = await testApp()
  const link = 'http://a.example '
  const spread = { ...message, name: link, subject: link, message: link }
  await enquiries.receive(app, spread, { ...arrival, formToken: await formToken.issue(app) })
  expect(await inbox.summary(app)).toMatchObject({ open: 0, spam: 1 })
})

function photoOf(name: string, size: number): DecodedPhoto {
  return { name, bytes: Buffer.alloc(size), width: 1, height: 1, placeholder: '' }
}

async function sell(app: TestApp, photos: DecodedPhoto[]): Promise<void> {
  const place = { propertyaddress: 'Villa 9', countrycity: 'Dubai' }
  const words = { ...place, message: 'Please value it.' }
  await enquiries.receive(app, { kind: 'sell', ...enquirer, ...words, photos }, arrival)
}

/** How many photos an email mentions as left out. */
function leftOutIn(words: string): number {
  return Number(/(\d+) of the photos are too large/.exec(words)?.[1] ?? 0)
}

/** The first email, which is to the agency. */
async function firstEmail({ db }: TestApp) {
  const email = await db.selectFrom('emails').selectAll().orderBy('id').executeTakeFirstOrThrow()
  type Attachment = { filename: string; key?: string; text?: string }
  return { ...email, attachments: JSON.parse(email.attachments) as Attachment[] }
}
