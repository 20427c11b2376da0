import { expect, test } from 'vitest'

import { testApp, type TestApp } from '#test/test-app.ts'

import * as properties from '#domain/properties/properties.server.ts'
import type { Audience, Property } from '#domain/properties/property.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import * as searchColumns from '#domain/properties/search-columns.server.ts'

import * as adminList from './admin-list.server.ts'

const TERMS = [
  'villa',
  ' ÉLAN ',
  '%',
  '_',
  '\\',
  "'",
  'marina',
  'off-plan',
  '18,400',
  'metro',
  'a',
  'nothing like it',
  'say "vil',
  'a😀',
]

test('a term is found in every text of a listing', async () => {
  const app = await appWithListings()
  const all = await properties.list(app)
  for (const term of TERMS) {
    const expected = all.filter((property) => textsOf(property).includes(term.trim().toLowerCase()))
    const { properties: shown, found, total } = await page(app, { term, per_page: 5 })
    expect(shown, term).toEqual(expected.slice(0, 5))
    expect({ found, total }, term).toEqual({ found: expected.length, total: all.length })
    const second = await page(app, { term, per_page: 5, page: 2 })
    expect(second.properties, term).toEqual(expected.slice(5, 10))
  }
})

test('administrators find what visitors find', async () => {
  const app = await testApp()
  const locations = await taxonomy.locations(app)
  const location_id = locations.find(({ name }) => name.includes('Jumeirah'))?.id
  const [golf = 0, course = 0] = await properties.createMany(app, [
    { properties_title: 'Villa by the golf course', location_id, permit_number: '7140265300' },
    { properties_title: 'Golf course apartment' },
    { properties_title: 'Loft' },
  ])
  const found = async (term: string) => (await page(app, { term })).properties.map(({ id }) => id)
  expect(await found(`GH-${course}`)).toEqual([course])
  expect(await found(String(course))).toContain(course)
  expect(await found('7140265300')).toEqual([golf])
  expect(await found('villa jumeirah golf')).toEqual([golf])
  expect(await found('golf corse')).toEqual([course, golf])
})

test('every page is a part of the whole list, also near the end', async () => {
  const app = await testApp()
  await properties.createMany(
    app,
    Array.from({ length: 23 }, () => ({})),
  )
  await properties.remove(app, 7)
  const all = (await properties.list(app)).map(({ id }) => id)
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    const { properties: shown, total, found } = await page(app, { page: number, per_page: 5 })
    expect(shown.map(({ id }) => id)).toEqual(all.slice((number - 1) * 5, number * 5))
    expect([total, found]).toEqual([22, 22])
  }
})

test('more than a thousand results are not counted, but listed in order', async () => {
  const app = await testApp()
  await properties.createMany(app, [{ properties_title: 'Villa one' }, { price: 'of a villa' }])
  await addManyVillas(app, 1001)
  const newest = await properties.createMany(app, [{ type: 'Villa' }, { nearby: 'no such thing' }])
  const { properties: shown, found, total } = await page(app, { term: 'villa', per_page: 3 })
  expect({ found, total }).toEqual({ found: 'many', total: 1005 })
  const first = newest[0] ?? 0
  expect(shown.map(({ id }) => id)).toEqual([first, first - 1, first - 2])

  const last = await page(app, { term: 'villa', per_page: 4, page: 251 })
  expect(last.properties.map(({ id }) => id)).toEqual([4, 3, 2, 1])

  // So far apart that none of them is among the newest.
  const [, other = 0] = newest
  await app.db.updateTable('properties').set({ id: 80_000 }).where('id', '=', other).execute()
  const old = await page(app, { term: 'villa', per_page: 3 })
  expect(old.properties).toEqual(shown)
  expect((await page(app, { term: 'no such thing' })).properties.map(({ id }) => id)).toEqual([
    80_000,
  ])
  expect(await page(app, { term: 'la one', per_page: 3 })).toMatchObject({
    found: 1,
    properties: [{ id: 1 }],
  })
  // In twenty texts, and in the references of others.
  expect((await page(app, { term: '99' })).found).toBe(31)

  for (const id of [1, 2, 3, first]) await properties.remove(app, id)
  expect((await page(app, { term: 'villa' })).found).toBe(1000)
})

test('hidden listings are found by administrators only', async () => {
  const app = await testApp()
  const [category] = await taxonomy.categories(app)
  const [location] = await taxonomy.locations(app)
  const made = await properties.createMany(app, [
    { properties_title: 'Lighthouse' },
    { category_id: category?.id },
    { location_id: location?.id },
    { properties_title: 'Lighthouse, hidden' },
    { category_id: category?.id },
    { location_id: location?.id },
  ])
  const hidden = made.slice(3)
  await app.db
    .updateTable('properties')
    .set({ hidden_at: '2026-03-01T00:00:00.000Z' })
    .where('id', 'in', hidden)
    .execute()
  const seen = async (audience: Audience, term: string) => {
    const result = await adminList.page(app, { page: 1, per_page: 9, term }, audience)
    return { ids: result.properties.map(({ id }) => id), total: result.total, found: result.found }
  }
  const terms = ['lighthouse', category?.name ?? '', location?.name ?? '']
  const [far = 0] = await properties.createMany(app, [{}])
  // Side by side, and then so far apart that they are not among the newest.
  for (const newest of [far, 80_000]) {
    await app.db.updateTable('properties').set({ id: newest }).where('id', '=', far).execute()
    for (const [at, term] of terms.entries()) {
      const [shown, hiddenOne] = [made[at], hidden[at]]
      expect(await seen('everyone', term)).toEqual({ ids: [shown], total: 4, found: 1 })
      expect(await seen('administrators', term)).toEqual({
        ids: [hiddenOne, shown],
        total: 7,
        found: 2,
      })
    }
    expect((await seen('everyone', '')).ids).toEqual([newest, ...made.slice(0, 3).toReversed()])
    expect((await seen('administrators', ' ')).ids).toEqual([newest, ...made.toReversed()])
  }
})

test('a listing that matches by title, category and location is found once', async () => {
  const app = await testApp()
  await taxonomy.ensure(app, 'categories', ['Harbour house'])
  await taxonomy.ensure(app, 'locations', ['Harbour'])
  const house = (await taxonomy.categories(app)).find(({ name }) => name === 'Harbour house')
  const harbour = (await taxonomy.locations(app)).find(({ name }) => name === 'Harbour')
  const [category_id, location_id] = [house?.id, harbour?.id]
  const villa = (await taxonomy.categories(app)).find(({ name }) => name === 'Villa')
  const made = await properties.createMany(app, [
    { properties_title: 'By the harbour', category_id, location_id },
    { properties_title: 'By the harbour', category_id: villa?.id },
    { category_id },
    { location_id },
    { properties_title: 'By the harbour', location_id },
    { properties_title: 'By the harbour', category_id },
    { properties_title: 'Elsewhere', category_id: villa?.id },
  ])
  const last = made.at(-1) ?? 0
  for (const newest of [last, 80_000]) {
    await app.db.updateTable('properties').set({ id: newest }).where('id', '=', last).execute()
    const { properties: shown, found } = await page(app, { term: 'harbour' })
    expect(shown.map(({ id }) => id)).toEqual(made.slice(0, -1).toReversed())
    expect(found).toBe(6)
  }
})

test('no term matches across two fields of a listing', async () => {
  const app = await testApp()
  await properties.create(app, { properties_title: 'Sea', type: 'View' })
  expect((await page(app, { term: 'seaview' })).found).toBe(0)
})

test('a changed listing is found by its new texts, a removed one by none', async () => {
  const app = await testApp()
  const { id } = await properties.create(app, { properties_title: 'Lighthouse', nearby: 'Beach' })
  const found = async (term: string) => (await page(app, { term })).found
  await properties.update(app, id, { nearby: 'Harbour' })
  expect([await found('lighthouse'), await found('beach'), await found('harbour')]).toEqual([
    1, 0, 1,
  ])
  await properties.remove(app, id)
  expect(await found('lighthouse')).toBe(0)
  await properties.restore(app, id)
  expect(await found('lighthouse')).toBe(1)
})

test('what an older process writes is found after the backfill', async () => {
  const app = await testApp()
  const { id } = await properties.create(app, { properties_title: 'Lighthouse' })
  // An older process leaves the search columns as they are, or empty.
  await app.db
    .updateTable('properties')
    .set({ title: 'ÉLAN', updated_at: '2026-03-02T00:00:00.000Z' })
    .where('id', '=', id)
    .execute()
  await addManyVillas(app, 900)
  await app.db
    .updateTable('properties')
    .set({ lowercase_title: '', search_text: '', search_columns_for: '' })
    .where('id', '>', id)
    .execute()
  const found = async (term: string) => (await page(app, { term })).found
  expect([await found('élan'), await found('villa')]).toEqual([0, 0])
  expect(await searchColumns.backfill(app)).toBe(901)
  expect([await found('élan'), await found('villa'), await found('lighthouse')]).toEqual([
    1, 900, 0,
  ])
  expect(await searchColumns.backfill(app)).toBe(0)
})

function page(app: TestApp, query: { page?: number; per_page?: number; term?: string }) {
  return adminList.page(app, { page: 1, per_page: 24, term: '', ...query }, 'administrators')
}

/** The literal rule of the admin search. */
function textsOf(property: Property): string {
  const { properties_title, category_name, location_name, type, price, nearby } = property
  return [properties_title, category_name, location_name, type, price, nearby]
    .join('\n')
    .toLowerCase()
}

async function addManyVillas(app: TestApp, count: number): Promise<void> {
  const villas = Array.from({ length: count }, (_, at) => ({ properties_title: `Villa ${at}` }))
  while (villas.length > 0) await properties.createMany(app, villas.splice(0, 1000))
}

async function appWithListings(): Promise<TestApp> {
  const app = await testApp()
  const idOf = (named: { id: number; name: string }[], name: string) =>
    named.find((one) => one.name === name)?.id
  const category_id = idOf(await taxonomy.categories(app), 'Villa')
  const location_id = idOf(await taxonomy.locations(app), 'Dubai Marina')
  const titles = ['Élan villa', 'VILLA by the sea', '100% sea_view', '', 'Vi\\lla', 'Say "villa😀"']
  await properties.createMany(
    app,
    titles.flatMap((properties_title) => [
      { properties_title, category_id, type: 'Off-plan' },
      { properties_title, location_id, price: '18,400,000' },
      { properties_title, category_id, location_id, nearby: 'Marina Mall, Metro' },
      { properties_title },
    ]),
  )
  return app
}
