import { expect, test } from 'vitest'

import * as photoStore from '#domain/photos/photos.server.ts'
import { jpeg } from '#test/samples.ts'
import { testApp } from '#test/test-app.ts'

import * as properties from './properties.server.ts'
import * as summaries from './property-summaries.server.ts'
import * as taxonomy from './taxonomy.server.ts'

test('the other listings come page by page, newest first, without the listing itself', async () => {
  const app = await testApp()
  const ids = await properties.createMany(
    app,
    Array.from({ length: 10 }, () => ({})),
  )
  const [current = 0] = ids.splice(4, 1)
  const page = async (page: number, key = {}) => {
    const { summaries: others, ...paged } = await summaries.others(app, current, {
      page,
      perPage: 4,
      total: 10,
      ...key,
    })
    return { ids: others.map(({ id }) => id), ...paged }
  }
  const newestFirst = ids.toReversed()
  expect(await page(1)).toEqual({ ids: newestFirst.slice(0, 4), page: 1, pages: 3 })
  expect(await page(2)).toEqual({ ids: newestFirst.slice(4, 8), page: 2, pages: 3 })
  expect(await page(99)).toEqual({ ids: newestFirst.slice(8), page: 3, pages: 3 })
  expect((await page(-1)).page).toBe(1)

  const second = newestFirst.slice(4, 8)
  expect((await page(3, { before: second.at(-1) })).ids).toEqual(newestFirst.slice(8))
  expect((await page(1, { after: second[0] })).ids).toEqual(newestFirst.slice(0, 4))
})

test('a full page is one page, and a single listing has one empty page', async () => {
  const app = await testApp()
  const [id = 0, ...others] = await properties.createMany(
    app,
    Array.from({ length: 5 }, () => ({})),
  )
  const pagesOf = async (perPage: number, total: number) =>
    (await summaries.others(app, id, { page: 1, perPage, total })).pages
  expect([await pagesOf(4, 5), await pagesOf(3, 5)]).toEqual([1, 2])
  for (const other of others) await properties.remove(app, other)
  expect(await summaries.others(app, id, { page: 1, perPage: 4, total: 1 })).toEqual({
    summaries: [],
    page: 1,
    pages: 1,
  })
})

test('the page of a home that is not offered has as many pages as all others need', async () => {
  const app = await testApp()
  const [sold = 0, ...others] = await properties.createMany(
    app,
    Array.from({ length: 6 }, () => ({})),
  )
  await properties.update(app, sold, { status: 'sold' })
  const [first, second] = await Promise.all(
    [1, 2].map((page) => summaries.others(app, sold, { page, perPage: 4, total: others.length })),
  )
  expect(first).toMatchObject({ pages: 2 })
  expect(second?.summaries.map(({ id }) => id)).toEqual(others.slice(0, 1))
})

test('summaries get what is needed to show their photo, where they have one', async () => {
  const app = await testApp()
  const photo = await photoStore.receive(app, await jpeg(), 'administrator')
  await properties.createMany(app, [{ photos: [photo.name] }, {}])
  const withPhotos = await summaries.withPhotos(app, await summaries.newest(app, 2))
  expect(withPhotos.map((summary) => summary.photo)).toEqual([undefined, photo])
  for (const summary of withPhotos) expect(summary).not.toHaveProperty('cover')
})

test('all pages but the last are full, and none is empty', async () => {
  const app = await testApp()
  const lengths = async () =>
    (await Array.fromAsync(summaries.pages(app))).map((page) => page.length)
  expect(await lengths()).toEqual([])
  await properties.createMany(
    app,
    Array.from({ length: 250 }, () => ({})),
  )
  expect(await lengths()).toEqual([250])
  await properties.create(app, {})
  expect(await lengths()).toEqual([250, 1])
})

test('summaries are found by id, in the given order, if they are public', async () => {
  const app = await testApp()
  const [first = 0, second = 0, removed = 0] = await properties.createMany(app, [{}, {}, {}])
  await properties.remove(app, removed)
  const found = await summaries.findMany(app, [first, removed, 999, second])
  expect(found.map(({ id }) => id)).toEqual([first, second])
  expect(await summaries.findMany(app, [])).toEqual([])
})

test('a location counts once, and only with a listing that visitors see', async () => {
  const app = await testApp()
  const [first, second, third] = await taxonomy.locations(app)
  const inLocation = (location?: { id: number }) => ({ location_id: location?.id })
  expect(await summaries.countLocations(app)).toBe(0)
  const [, , removed = 0] = await properties.createMany(app, [
    inLocation(first),
    inLocation(first),
    inLocation(second),
    inLocation(third),
    {},
  ])
  expect(await summaries.countLocations(app)).toBe(3)
  await properties.remove(app, removed)
  expect(await summaries.countLocations(app)).toBe(2)
})
