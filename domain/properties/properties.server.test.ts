import { expect, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import * as removal from '#domain/removal/removal.server.ts'
import { EVERY_ID } from '#domain/paging.server.ts'
import { parse } from '#domain/fields.ts'
import { isoAfter } from '#domain/iso-time.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import { Invalid, NotFound } from '#domain/problem.ts'
import { emptyProperty, jpeg } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as properties from './properties.server.ts'
import { propertyChange } from './property-schema.ts'
import { publicState } from './publication.ts'
import * as taxonomy from './taxonomy.server.ts'
import { withdrawnSince } from './withdrawn.server.ts'

test('a property can be created without any field', async () => {
  const app = await testApp()
  const bare = await properties.create(app, {})
  expect(bare).toEqual({ ...emptyProperty, id: bare.id, reference: `GH-${bare.id}` })
})

const EVERY_FIELD = {
  properties_title: ' Garden villa ',
  properties_description: 'Beneath an old ghaf.\nQuiet.',
  type: 'For sale',
  currency: 'AED',
  price: '18,400,000',
  minarea: 980.5,
  maxarea: 1040,
  bedroom: 5,
  bathroom: 6,
  parking_spaces: 3,
  nearby: 'School, Metro',
  permit_number: '7112345600',
  permit_url: 'https://trakheesi.dubailand.gov.ae/rev/permit?code=71',
  permit_expires_on: '2027-03-01',
  agent_name: 'Layla Haddad',
  agent_brn: '12345',
  agent_phone: '+971 50 555 0100',
  agent_email: 'layla@example.com',
  title_ar: 'فيلا',
  description_ar: 'هادئة',
  sub_community: 'The Reserve',
  tower_name: 'North',
  furnished: 'yes',
  features: 'Pool, Garden',
  video_url: 'https://video.example/1',
  status: 'under_offer',
  reference: 'Villa 12',
  purpose: 'rent',
  rent_period: 'month',
  developer: 'Tidemark',
  project_name: 'Reeds',
  project_number: '2711',
  escrow_account: 'AE07 0331',
  handover: 'Q4 2027',
  orientation: 'North',
  service_charge: 'AED 16 a sq ft',
  latitude: 25.1,
  longitude: 55.3,
  map_marker: 'exact',
}

test('every field is stored as written, and only changed fields change', async () => {
  const app = await testApp()
  const villa = await properties.create(app, parse(propertyChange, EVERY_FIELD))
  const marker = { marker_latitude: 25.1, marker_longitude: 55.3 }
  expect(villa).toEqual({ ...emptyProperty, ...EVERY_FIELD, ...marker, id: villa.id })
  app.clock.advance({ hours: 1 })
  const changed = await properties.update(app, villa.id, { agent_name: 'Omar' })
  const updated_at = '2026-03-01T09:00:00.000Z'
  expect(changed).toEqual({ ...villa, agent_name: 'Omar', updated_at })
  expect(await properties.find(app, villa.id)).toEqual(changed)
})

test('a property carries the names of its category and location', async () => {
  const app = await testApp()
  const [category] = await taxonomy.categories(app)
  const [location] = await taxonomy.locations(app)
  const villa = await properties.create(app, {
    category_id: category?.id,
    location_id: location?.id,
  })
  expect(villa.category_name).toBe(category?.name)
  expect(villa.location_name).toBe(location?.name)
})

test('a duplicate is a draft with the same photos, without permit and reference', async () => {
  const app = await testApp()
  const { id } = await properties.create(app, parse(propertyChange, EVERY_FIELD))
  const copy = await properties.duplicate(app, id)
  expect(copy).toMatchObject({
    properties_title: ' Garden villa ',
    price: '18,400,000',
    status: 'draft',
    reference: `GH-${copy.id}`,
    permit_number: '',
    permit_url: '',
    permit_expires_on: '',
  })
  await expect(properties.find(app, copy.id)).rejects.toThrow('There is no property')
})

test('a point in the sea is stored once it is confirmed, and a duplicate keeps it', async () => {
  const app = await testApp()
  const sea = { latitude: 25.22, longitude: 55.15 }
  await expect(properties.create(app, sea)).rejects.toMatchObject({
    fields: { latitude: 'This point is in the sea. Is it right?' },
  })
  const { id } = await properties.create(app, { ...sea, point_confirmed: true })
  expect(await properties.update(app, id, { ...sea, price: '1' })).toMatchObject(sea)
  await expect(properties.update(app, id, { longitude: 55.16 })).rejects.toThrow('in the sea')
  expect(await properties.duplicate(app, id)).toMatchObject(sea)
})

test('of two properties that are created at once with one reference, one is refused', async () => {
  const app = await testApp()
  const results = await Promise.allSettled(
    ['Palm-7', 'PALM-7'].map((reference) => properties.create(app, { reference })),
  )
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('of a property that comes back and a new one with its reference, one has it', async () => {
  const app = await testApp()
  const { id } = await properties.create(app, { reference: 'Palm-7' })
  await properties.remove(app, id)
  const [back, created] = await Promise.allSettled([
    properties.restore(app, id),
    properties.create(app, { reference: 'PALM-7' }),
  ])
  const reference = created.status === 'rejected' ? 'Palm-7' : `GH-${id}`
  expect(back).toMatchObject({ value: { reference } })
})

test('a reference with letters beyond ASCII is given to one property, too', async () => {
  const app = await testApp()
  await properties.create(app, { reference: 'Élan-7' })
  for (const reference of ['Élan-7', 'ÉLAN-7'])
    await expect(properties.create(app, { reference }), reference).rejects.toThrow(
      `Another listing has the reference ${reference}.`,
    )
})

test('another property cannot have the same reference', async () => {
  const app = await testApp()
  const first = await properties.create(app, { reference: 'Palm-7' })
  const second = await properties.create(app, {})
  const taken = (reference: string) => properties.update(app, second.id, { reference })
  await expect(taken('palm-7')).rejects.toThrow('Another listing has the reference palm-7.')
  await expect(properties.create(app, { reference: `GH-${second.id}` })).rejects.toThrow(
    `Another listing has the reference GH-${second.id}.`,
  )
  expect((await taken(`GH-${second.id}`)).reference).toBe(`GH-${second.id}`)
  expect((await properties.update(app, first.id, { reference: 'Palm-7' })).reference).toBe('Palm-7')
})

test('a listing that comes back gets another reference where its own was given away', async () => {
  const app = await testApp()
  const first = await properties.create(app, { reference: 'Palm-7' })
  await properties.remove(app, first.id)
  const second = await properties.create(app, { reference: 'PALM-7' })
  expect((await properties.restore(app, first.id)).reference).toBe(`GH-${first.id}`)
  expect((await properties.find(app, second.id)).reference).toBe('PALM-7')
  const searched = app.db.selectFrom('properties').select('search_text')
  const row = await searched.where('id', '=', first.id).executeTakeFirstOrThrow()
  expect(row.search_text).toContain(`gh-${first.id}`)
})

test('a title of any length is stored', async () => {
  const app = await testApp()
  const long = Array.from({ length: 2000 }, (_, at) => String.fromCodePoint(0x4e00 + at * 7)).join(
    '',
  )
  const { id } = await properties.create(app, { properties_title: long })
  expect((await properties.find(app, id)).properties_title).toBe(long)
})

test('the newest property comes first', async () => {
  const app = await testApp()
  for (const title of ['one', 'two', 'three'])
    await properties.create(app, { properties_title: title })
  const titles = (await properties.list(app)).map((property) => property.properties_title)
  expect(titles).toEqual(['three', 'two', 'one'])
})

test('a list longer than a page contains every property once', async () => {
  const app = await testApp()
  await properties.createMany(
    app,
    Array.from({ length: 620 }, (_, at) => ({ properties_title: `${at}` })),
  )
  const list = await properties.list(app)
  expect(new Set(list.map((property) => property.properties_title)).size).toBe(620)
  expect(list[0]?.properties_title).toBe('619')
})

test('all pages but the last are full, and none is empty', async () => {
  const app = await testApp()
  const lengths = async () =>
    (await Array.fromAsync(properties.pages(app))).map((page) => page.length)
  expect(await lengths()).toEqual([])
  await properties.createMany(app, many(100))
  expect(await lengths()).toEqual([100])
  await properties.create(app, {})
  expect(await lengths()).toEqual([100, 1])
})

test('a field that is left out stays; an empty one is cleared', async () => {
  const app = await testApp()
  const villa = await properties.create(
    app,
    parse(propertyChange, {
      properties_title: 'Villa',
      price: '1,000',
      bedroom: '4',
      maxarea: 210.5,
    }),
  )
  const changed = await properties.update(
    app,
    villa.id,
    parse(propertyChange, { price: null, bedroom: '' }),
  )
  expect(changed).toMatchObject({
    properties_title: 'Villa',
    price: '',
    bedroom: null,
    maxarea: 210.5,
  })
})

test('unknown categories, locations and photos are refused, and nothing is stored', async () => {
  const app = await testApp()
  const change = parse(propertyChange, {
    category_id: 9999,
    location_id: 9999,
    photos: ['no.jpg'],
    floor_photos: [['none.jpg']],
  })
  const refused = await properties.create(app, change).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Invalid)
  expect((refused as Invalid).fields).toEqual({
    category_id: 'There is no category 9999.',
    location_id: 'There is no location 9999.',
    photos: 'There is no uploaded file no.jpg.',
    floor_photos: 'There is no uploaded file none.jpg.',
  })
  expect(await properties.list(app)).toEqual([])
})

test('one invalid property among many keeps all from being created', async () => {
  const app = await testApp()
  const wrong = { category_id: 9999 }
  await expect(properties.createMany(app, [...many(3), wrong])).rejects.toThrow(
    'There is no category 9999.',
  )
  expect(await properties.list(app)).toEqual([])
  expect((await audit.list(app, {})).entries).toEqual([])
})

test('the audit log records creations and changes with the title at that time', async () => {
  const app = await testApp()
  const villa = await properties.create(app, { properties_title: 'Villa' })
  await properties.update(app, villa.id, { properties_title: 'Garden villa' })
  await properties.update(app, villa.id, { price: '1' })
  const bare = await properties.create(app, {})
  expect((await audit.list(app, {})).entries).toMatchObject([
    { what: 'property-created', about_id: bare.id, note: '', who: 'site' },
    { what: 'property-updated', about_id: villa.id, note: 'Garden villa' },
    { what: 'property-updated', about_id: villa.id, note: 'Garden villa' },
    { what: 'property-created', about_id: villa.id, note: 'Villa' },
  ])
})

test('demo properties are not audited, and are removed together except for changed ones', async () => {
  const app = await enforcing()
  const [changed = 0] = await properties.createMany(app, many(3), { demo: true })
  expect((await audit.list(app, {})).entries).toEqual([])
  await properties.update(app, changed, { properties_title: 'Ours now' })
  const own = await properties.create(app, {})
  await removal.removeDemo(app)
  const left = await Array.fromAsync(properties.pages(app, 'administrators'))
  expect(left.flat().map(({ id }) => id)).toEqual([own.id, changed])
})

test('a refused change leaves the property as it was', async () => {
  const app = await testApp()
  const villa = await properties.create(app, { properties_title: 'Villa' })
  await expect(
    properties.update(app, villa.id, { properties_title: 'Changed', category_id: 9999 }),
  ).rejects.toThrow(Invalid)
  expect(await properties.find(app, villa.id)).toEqual(villa)
})

test('a photo that a property uses leaves quarantine for good', async () => {
  const app = await testApp()
  const photo = await photoStore.receive(app, await jpeg(), 'anyone')
  const villa = await properties.create(app, { photos: [photo.name] })
  app.clock.advance({ days: 2 })
  await photoStore.removeUnusedUploads(app)
  expect((await photoStore.open(app, photo.name)).quarantined).toBe(false)
  expect(villa.photos).toEqual([photo.name])
})

test('a removed property leaves the public list and comes back when restored', async () => {
  const app = await testApp()
  const villa = await properties.create(app, { properties_title: 'Villa' })
  await properties.remove(app, villa.id)
  expect(await properties.list(app)).toEqual([])
  await expect(properties.find(app, villa.id)).rejects.toThrow(NotFound)
  await expect(properties.update(app, villa.id, {})).rejects.toThrow(NotFound)
  await properties.restore(app, villa.id)
  expect(await properties.list(app)).toEqual([villa])
})

test('a missing property can be neither changed, removed nor restored', async () => {
  const app = await testApp()
  await expect(properties.find(app, 7)).rejects.toThrow('There is no property 7.')
  await expect(properties.update(app, 7, {})).rejects.toThrow(NotFound)
  await expect(properties.remove(app, 7)).rejects.toThrow(NotFound)
  await expect(properties.restore(app, 7)).rejects.toThrow(NotFound)
})

test('a hidden property is visible to administrators only, even after it is restored', async () => {
  const app = await enforcing()
  const { id } = await properties.create(app, { properties_title: 'Villa' })
  await expect(properties.find(app, id)).rejects.toThrow(NotFound)
  expect(await properties.list(app)).toEqual([])
  expect(await properties.find(app, id, 'administrators')).toMatchObject({
    properties_title: 'Villa',
  })
  expect(await Array.fromAsync(properties.pages(app, 'administrators'))).toMatchObject([[{ id }]])
  expect(await properties.update(app, id, { price: '1' })).toMatchObject({ price: '1' })

  const permitted = await properties.create(app, parse(propertyChange, EVERY_FIELD))
  await properties.remove(app, permitted.id)
  app.clock.advance({ days: 400 })
  expect(await properties.restore(app, permitted.id)).toMatchObject({
    hidden_at: app.clock.now().toISOString(),
  })
})

test('an undone status is as old as it was, so that the page of a sold home stays gone', async () => {
  const app = await testApp()
  const { id } = await properties.create(app, {})
  const { status, status_changed_at } = await properties.update(app, id, { status: 'sold' })
  app.clock.advance({ days: 180 })
  const now = app.clock.now()
  const soldAgain = async (change: object) => {
    await properties.update(app, id, { status: 'published' })
    return properties.update(app, id, parse(propertyChange, { status, ...change }))
  }
  const undone = await soldAgain({ status_changed_at, undo: true })
  expect(undone).toMatchObject({ status_changed_at })
  expect(publicState(undone, now)).toBe('gone')
  expect(await soldAgain({ status_changed_at: null, undo: true })).toMatchObject({
    status_changed_at: null,
  })
  const renewed = { status_changed_at: now.toISOString() }
  expect(await soldAgain({ undo: true })).toMatchObject(renewed)
  expect(await soldAgain({ status_changed_at })).toMatchObject(renewed)
  const future = isoAfter(now, 1000)
  expect(await soldAgain({ status_changed_at: future, undo: true })).toMatchObject(renewed)
})

test('findMany keeps the order of the ids, without duplicates and hidden properties', async () => {
  const app = await testApp()
  const [one = 0, two = 0, three = 0, removed = 0, hidden = 0] = await properties.createMany(
    app,
    many(5),
  )
  await properties.remove(app, removed)
  await hide(app, hidden, '2026-03-01T00:00:00.000Z')
  const some = await properties.findManyOffered(app, [two, hidden, three, 9999, one, two, removed])
  expect(some.map(({ id }) => id)).toEqual([two, three, one])
  expect(await properties.findManyOffered(app, [])).toEqual([])
})

test('properties removed or hidden since a day are listed once, with the time', async () => {
  const app = await testApp()
  const [early = 0, late = 0, hiddenEarly = 0, hiddenLate = 0, both = 0] =
    await properties.createMany(app, many(6))
  await properties.remove(app, early)
  app.clock.advance({ days: 1 })
  const since = app.clock.now()
  await hide(app, hiddenEarly, '2026-03-01T23:59:59.999Z')
  await hide(app, hiddenLate, '2026-03-03T00:00:00.000Z')
  await hide(app, both, '2026-03-03T00:00:00.000Z')
  await properties.remove(app, late)
  app.clock.advance({ seconds: 1 })
  await properties.remove(app, both)
  expect(await goneSince(app, since)).toEqual([
    [late, '2026-03-02T08:00:00.000Z'],
    [both, '2026-03-02T08:00:01.000Z'],
    [hiddenLate, '2026-03-03T00:00:00.000Z'],
  ])
})

test('a draft that nobody saw, and a reference that another has by now, are not withdrawn', async () => {
  const app = await testApp()
  const since = app.clock.now()
  const draft = await properties.create(app, { status: 'draft' })
  const removedDraft = await properties.create(app, { status: 'draft' })
  await properties.remove(app, removedDraft.id)
  const reused = await properties.create(app, { reference: 'Palm-7' })
  await properties.remove(app, reused.id)
  await properties.create(app, { reference: 'PALM-7' })
  const shown = await properties.create(app, {})
  await properties.update(app, shown.id, { status: 'hidden' })
  expect((await goneSince(app, since)).map(([id]) => id)).toEqual([shown.id])
  await properties.update(app, draft.id, { status: 'published' })
  await properties.remove(app, draft.id)
  expect((await goneSince(app, since)).map(([id]) => id)).toEqual([draft.id, shown.id])
})

test('any number of removed properties is listed page by page', async () => {
  const app = await testApp()
  const at = app.clock.now()
  await properties.createMany(app, many(203))
  await app.db
    .updateTable('properties')
    .set({ removed_at: at.toISOString() })
    .where('id', '<=', 103)
    .execute()
  await app.db
    .updateTable('properties')
    .set({ hidden_at: at.toISOString() })
    .where('id', '>', 103)
    .execute()
  const pages = await Array.fromAsync(withdrawnSince(app, at))
  expect(pages.map((page) => page.length)).toEqual([100, 3, 100])
  const ids = pages.flat().map(({ listing }) => listing.id)
  expect(ids).toEqual(Array.from({ length: 203 }, (_, before) => before + 1))
})

test('the site map has each photo of a property once, those of floors last', async () => {
  const app = await testApp()
  const [a, b, c] = [await uploaded(app, 1), await uploaded(app, 2), await uploaded(app, 3)]
  const { id } = await properties.create(
    app,
    parse(propertyChange, { photos: [b, a], floor_photos: [[a], [c]] }),
  )
  await properties.createMany(app, many(2))
  await properties.remove(app, id + 1)
  await hide(app, id + 2, '2026-03-01T00:00:00.000Z')
  expect(await Array.fromAsync(properties.sitemapEntries(app, EVERY_ID))).toEqual([
    { id, updated_at: '2026-03-01T08:00:00.000Z', photos: [b, a, c] },
  ])
})

test('the site map has every property within its id range, newest first', async () => {
  const app = await testApp()
  await properties.createMany(app, many(520))
  const ids = async (above: number, to: number) =>
    (await Array.fromAsync(properties.sitemapEntries(app, { above, to }))).map(({ id }) => id)
  expect(await ids(2, 5)).toEqual([5, 4, 3])
  expect(await ids(0, 510)).toEqual(Array.from({ length: 510 }, (_, before) => 510 - before))
})

test('photos of floors and of removed properties count as used', async () => {
  const app = await testApp()
  const [cover, plan, old] = [
    await uploaded(app, 1),
    await uploaded(app, 2),
    await uploaded(app, 3),
  ]
  await uploaded(app, 4)
  await properties.create(app, parse(propertyChange, { photos: [cover], floor_photos: [[plan]] }))
  const removed = await properties.create(app, { photos: [old] })
  await properties.remove(app, removed.id)
  expect(await properties.usedPhotos(app)).toEqual(new Set([cover, plan, old]))
})

test('floors stay when other fields change, and their photos leave quarantine', async () => {
  const app = await testApp()
  const { name } = await photoStore.receive(app, await jpeg(), 'anyone')
  const villa = await properties.create(
    app,
    parse(propertyChange, { floor_photos: [[name]], floor_description: ['Ground'] }),
  )
  expect(villa).toMatchObject({ floor_description: ['Ground'], floor_photos: [[name]] })
  expect((await photoStore.open(app, name)).quarantined).toBe(false)
  const changed = await properties.update(app, villa.id, { price: '1' })
  expect(changed).toMatchObject({ floor_description: ['Ground'], floor_photos: [[name]] })
})

test('concurrent transactions do not mix', async () => {
  const app = await testApp()
  const created = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      properties
        .create(app, { properties_title: `${at}`, ...(at % 2 ? { category_id: 9999 } : {}) })
        .catch(() => null),
    ),
  )
  expect(created.filter(Boolean)).toHaveLength(20)
  expect(await properties.list(app)).toHaveLength(20)
})

async function enforcing(): Promise<TestApp> {
  return { ...(await testApp()), permitMode: 'enforce' }
}

function many(count: number): { properties_title: string }[] {
  return Array.from({ length: count }, (_, at) => ({ properties_title: `Home ${at}` }))
}

async function uploaded(app: TestApp, shade: number): Promise<string> {
  return (await photoStore.receive(app, await jpeg({ shade }), 'administrator')).name
}

async function hide({ db }: TestApp, id: number, hidden_at: string): Promise<void> {
  await db.updateTable('properties').set({ hidden_at }).where('id', '=', id).execute()
}

/** The ids of what is gone, and since when. */
async function goneSince(app: TestApp, since: Date): Promise<[number, string][]> {
  const pages = await Array.fromAsync(withdrawnSince(app, since))
  return pages.flat().map(({ listing, at }) => [listing.id, at])
}
