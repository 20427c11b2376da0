import { expect, test } from 'vitest'

import * as media from '#domain/photos/photos.server.ts'
import { NO_SEARCH, matcher, type SearchParams } from '#domain/search/query-params.ts'
import { jpeg } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as entries from './property-summaries.server.ts'
import * as finding from '#domain/search/in-database/search.server.ts'
import * as properties from './properties.server.ts'
import * as taxonomy from './taxonomy.server.ts'

const TITLES = ['Élan villa', 'VILLA by the sea', '100% sea_view', '', 'Penthouse', '  ', 'Vi\\lla']

const SEARCHES: Partial<SearchParams>[] = [
  { searchTerm: 'villa' },
  { searchTerm: ' ÉLAN ' },
  { searchTerm: '%' },
  { searchTerm: '_' },
  { searchTerm: '\\' },
  { searchTerm: "'" },
  { searchTerm: 'property' },
  { searchTerm: 'property 4' },
  { searchTerm: 'ty 1' },
  { searchTerm: '2' },
  { searchTerm: 'roper' },
  { searchTerm: 'marina' },
  { searchTerm: 'a', selectedCategory: 'Villa' },
  { searchTerm: 'sea', selectedLocation: 'Dubai Marina' },
  { selectedCategory: 'Villa', selectedLocation: 'Dubai Marina' },
  { selectedCategory: 'villa' },
  { selectedLocation: 'Atlantis' },
  { searchTerm: 'nothing like it' },
]

test.each(SEARCHES)('the database finds what the rule of the search says: %o', async (part) => {
  const app = await appWithListings()
  const search = { ...NO_SEARCH, ...part }
  const all = await entries.newest(app, 1000)
  const expected = all.filter(matcher(search))
  const { found, entries: first } = await finding.search(app, search, { limit: 5 })
  expect(first).toEqual(expected.slice(0, 5))
  expect(found).toBe(expected.length)
})

test('a new title is searched by, and a removed listing is not found', async () => {
  const app = await appWithListings()
  const villa = await properties.create(app, { properties_title: 'Lighthouse' })
  const found = async (searchTerm: string) =>
    (await finding.search(app, { ...NO_SEARCH, searchTerm }, { limit: 5 })).found
  expect(await found('lighthouse')).toBe(1)
  await properties.update(app, villa.id, { properties_title: 'Windmill' })
  expect([await found('lighthouse'), await found('windmill')]).toEqual([0, 1])
  await properties.remove(app, villa.id)
  expect(await found('windmill')).toBe(0)
})

test('the others of a listing come page by page, newest first, without itself', async () => {
  const app = await testApp()
  const ids = await properties.createMany(
    app,
    Array.from({ length: 10 }, () => ({})),
  )
  const [shown = 0] = ids.splice(4, 1)
  const page = async (page: number, beside = {}) => {
    const { entries: others, ...paged } = await entries.others(app, shown, {
      page,
      perPage: 4,
      total: 10,
      ...beside,
    })
    return { ids: others.map(({ id }) => id), ...paged }
  }
  const newestFirst = ids.toReversed()
  expect(await page(1)).toEqual({ ids: newestFirst.slice(0, 4), page: 1, pages: 3 })
  expect(await page(2)).toEqual({ ids: newestFirst.slice(4, 8), page: 2, pages: 3 })
  expect(await page(99)).toEqual({ ids: newestFirst.slice(8), page: 3, pages: 3 })
  expect((await page(-1)).page).toBe(1)

  const seen = newestFirst.slice(4, 8)
  expect((await page(3, { before: seen.at(-1) })).ids).toEqual(newestFirst.slice(8))
  expect((await page(1, { after: seen[0] })).ids).toEqual(newestFirst.slice(0, 4))
})

test('as many others as a page holds are one page, and a listing that is alone has an empty one', async () => {
  const app = await testApp()
  const [id = 0, ...others] = await properties.createMany(
    app,
    Array.from({ length: 5 }, () => ({})),
  )
  const pagesOf = async (perPage: number, total: number) =>
    (await entries.others(app, id, { page: 1, perPage, total })).pages
  expect([await pagesOf(4, 5), await pagesOf(3, 5)]).toEqual([1, 2])
  for (const other of others) await properties.remove(app, other)
  expect(await entries.others(app, id, { page: 1, perPage: 4, total: 1 })).toEqual({
    entries: [],
    page: 1,
    pages: 1,
  })
})

test('entries come with what is needed to draw their covers, where they have one', async () => {
  const app = await testApp()
  const photo = await media.receive(app, await jpeg(), 'administrator')
  await properties.createMany(app, [{ photos: [photo.name] }, {}])
  const pictured = await entries.withPhotos(app, await entries.newest(app, 2))
  expect(pictured.map((entry) => entry.photo)).toEqual([undefined, photo])
  for (const entry of pictured) expect(entry).not.toHaveProperty('cover')
})

test('pages of entries are full but for the last, and none is empty', async () => {
  const app = await testApp()
  const lengths = async () => (await Array.fromAsync(entries.pages(app))).map((page) => page.length)
  expect(await lengths()).toEqual([])
  await properties.createMany(
    app,
    Array.from({ length: 250 }, () => ({})),
  )
  expect(await lengths()).toEqual([250])
  await properties.create(app, {})
  expect(await lengths()).toEqual([250, 1])
})

test('of a great many that are found only so many are counted', async () => {
  const app = await appWithListings()
  const { length } = await entries.newest(app, 1000)
  const counted = async (countTo: number) => {
    const search = { ...NO_SEARCH, selectedCategory: 'Villa' }
    const { found, more } = await finding.search(app, search, { limit: 1, countTo })
    return { found, more }
  }
  expect(await counted(length / 2)).toEqual({ found: length / 2, more: false })
  expect(await counted(length / 2 - 1)).toEqual({ found: length / 2 - 1, more: true })
})

test('a term is counted to a bound and found in order, whether among the newest or beyond', async () => {
  const app = await testApp()
  const titles = ['Villa one', 'Villa two', 'Loft', 'Villa three', 'Mill']
  await properties.createMany(
    app,
    titles.map((properties_title) => ({ properties_title })),
  )
  const ids = async (searchTerm: string, limit: number, countTo: number) => {
    const search = { ...NO_SEARCH, searchTerm }
    const { found, more, entries: page } = await finding.search(app, search, { limit, countTo })
    return { found, more, ids: page.map(({ id }) => id) }
  }
  for (const newest of [5, 50_003, 60_000]) {
    await app.db.updateTable('properties').set({ id: newest }).where('title', '=', 'Mill').execute()
    expect(await ids('villa', 2, 2)).toEqual({ found: 2, more: true, ids: [4, 2] })
    expect(await ids('villa', 2, 9)).toEqual({ found: 3, more: false, ids: [4, 2] })
    expect(await ids('il', 2, 9)).toEqual({ found: 4, more: false, ids: [newest, 4] })
    expect(await ids('mill', 2, 9)).toEqual({ found: 1, more: false, ids: [newest] })
  }
})

test('a very long title is searched by its beginning', async () => {
  const app = await testApp()
  await properties.create(app, { properties_title: ` Lighthouse ${'x'.repeat(585)} Windmill` })
  const found = async (searchTerm: string) =>
    (await finding.search(app, { ...NO_SEARCH, searchTerm }, { limit: 5 })).found
  expect([await found('lighthouse x'), await found('windmill'), await found('x win')]).toEqual([
    1, 0, 1,
  ])
})

async function appWithListings(): Promise<TestApp> {
  const app = await testApp()
  const categories = await taxonomy.categories(app)
  const locations = await taxonomy.locations(app)
  const idOf = (shelf: { id: number; name: string }[], name: string) =>
    shelf.find((named) => named.name === name)?.id
  await properties.createMany(
    app,
    TITLES.flatMap((properties_title) => [
      { properties_title, category_id: idOf(categories, 'Villa') },
      { properties_title, location_id: idOf(locations, 'Dubai Marina') },
      {
        properties_title,
        category_id: idOf(categories, 'Villa'),
        location_id: idOf(locations, 'Dubai Marina'),
      },
      { properties_title },
    ]),
  )
  return app
}
