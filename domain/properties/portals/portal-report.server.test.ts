import { afterEach, expect, test, vi } from 'vitest'

import type { Property } from '#domain/properties/property.ts'
import { villa } from '#test/portal-listing.ts'
import { testApp } from '#test/test-app.ts'

import * as feedKey from './feed-key.server.ts'
import { check } from './portal-report.server.ts'

afterEach(() => void vi.restoreAllMocks())

async function* inPages(...pages: Property[][]): AsyncGenerator<Property[]> {
  yield* pages
}

/** So many, each with its own number from here on. */
const several = (count: number, like: Property, from: number) =>
  Array.from({ length: count }, (_, at) => ({ ...like, id: from + at }))

const inDollars: Property = { ...villa, currency: 'USD', properties_title: '' }
/** Taken by both, which would like it in Arabic. */
const plain: Property = {
  ...villa,
  properties_description: 'x'.repeat(200),
  photos: ['a', 'b', 'c', 'd', 'e'].map((digit) => `${digit.repeat(32)}.jpg`),
}
const perfect: Property = { ...plain, title_ar: 'فيلا', description_ar: 'خمس غرف' }

test('each portal has its name, its address and its counts', async () => {
  const app = await testApp()
  const page = [perfect, { ...plain, id: 8 }, { ...inDollars, id: 9 }]
  const { portals, looked_at, all, more } = await check(app, inPages(page, [perfect]))
  const key = await feedKey.current(app)
  expect(portals).toEqual([
    {
      portal: 'bayut',
      name: 'Bayut and dubizzle',
      address: `http://localhost:3000/feeds/bayut.xml?key=${key}`,
      goes_out: 3,
      refused: 1,
    },
    {
      portal: 'property-finder',
      name: 'Property Finder',
      address: `http://localhost:3000/feeds/property-finder.xml?key=${key}`,
      goes_out: 3,
      refused: 1,
    },
  ])
  expect({ looked_at, all, more }).toEqual({ looked_at: 4, all: true, more: false })
})

test('refused properties come before those with advice; others are not listed', async () => {
  const app = await testApp()
  const page = [perfect, { ...plain, id: 8 }, { ...inDollars, id: 9 }]
  const { listings } = await check(app, inPages(page))
  expect(listings.map(({ id, title }) => [id, title])).toEqual([
    [9, 'Property 9'],
    [8, 'Garden villa'],
  ])
  const advice = [{ what: 'There is no Arabic heading.' }, { what: 'There is no Arabic text.' }]
  expect(listings[1]?.findings).toMatchObject({ bayut: advice, 'property-finder': advice })
})

test('a permit must be valid today in Dubai', async () => {
  const app = await testApp()
  const refused = async () => (await check(app, inPages([perfect]))).portals[0]?.refused
  expect(await refused()).toBe(0)
  app.clock.advance({ hours: 12 })
  expect(await refused()).toBe(1)
})

test('the report lists two hundred properties and says that there are more', async () => {
  const app = await testApp()
  const exactly = await check(app, inPages(several(200, inDollars, 1)))
  expect([exactly.listings.length, exactly.more]).toEqual([200, false])
  const pages = inPages(several(150, plain, 1), several(150, inDollars, 1000))
  const { listings, more } = await check(app, pages)
  expect([listings.length, more]).toEqual([200, true])
  expect(listings.filter(({ id }) => id >= 1000)).toHaveLength(150)
  expect(listings[0]?.id).toBe(1000)
})

test('if the check takes too long, only the newest properties are checked', async () => {
  const app = await testApp()
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  async function* slowly(): AsyncGenerator<Property[]> {
    for (let page = 0; page < 5; page++) {
      now += 1000
      yield [{ ...perfect, id: page }]
    }
  }
  // Two seconds are waited for, and no longer.
  expect(await check(app, slowly())).toMatchObject({ looked_at: 3, all: false })
})
