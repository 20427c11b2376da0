import fc from 'fast-check'
import { expect, test } from 'vitest'

import { arabicText } from '#domain/arabic-letters.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'
import type { PropertyChange } from '#domain/properties/property.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { arabicSearchLanguage } from '#domain/search/arabic/search-language.ts'
import { searchIndexOf } from '#domain/search/in-browser/search-index.ts'
import { searchIn } from '#domain/search/in-browser/search.ts'
import * as database from '#domain/search/in-database/search.server.ts'
import { NO_SEARCH } from '#domain/search/query-params.ts'
import { searchSettings } from '#domain/search/search-settings.server.ts'
import { testApp } from '#test/test-app.ts'

import { demoProperties } from '#demo/properties.ts'
import type { DemoProperty } from '#demo/property.ts'
import { NAMES } from '#demo/questions/names.ts'
import { NUMBERS } from '#demo/questions/numbers.ts'
import { SENTENCES } from '#demo/questions/sentences.ts'
import { MIXED, MISSPELLINGS } from '#demo/questions/misspellings.ts'

/** What the demo has none of: homes to rent, studios, amenities. */
const MORE: Omit<DemoProperty, 'title_ar'>[] = [
  {
    title: 'Furnished studio by the metro',
    category: 'Apartment',
    location: 'Jumeirah Village Circle',
    type: 'For rent',
    price: '65,000',
    bedroom: 0,
    bathroom: 1,
    maxarea: 42,
    furnished: 'yes',
    features: 'Shared pool, Gym, Balcony',
  },
  {
    title: 'Family villa with a private pool',
    category: 'Villa',
    location: 'Jumeirah',
    type: 'For rent',
    price: '420,000',
    bedroom: 4,
    bathroom: 5,
    parking_spaces: 2,
    maxarea: 390,
    features: 'Private pool, Garden, Maid’s room',
  },
  {
    title: 'One-bedroom with a sea view',
    category: 'Apartment',
    location: 'Palm Jumeirah',
    type: 'For rent',
    price: '150,000',
    bedroom: 1,
    bathroom: 2,
    maxarea: 78,
    furnished: 'yes',
    features: 'Sea view, Balcony, Gym, Pool',
  },
  {
    title: 'Small office, fitted',
    category: 'Office',
    location: 'Business Bay',
    type: 'For rent',
    price: '180,000',
    maxarea: 110,
  },
  {
    title: 'Townhouse with a garden',
    category: 'Townhouse',
    location: 'Al Furjan',
    type: 'For sale',
    price: '2,750,000',
    bedroom: 3,
    bathroom: 4,
    parking_spaces: 2,
    maxarea: 210,
  },
  {
    title: 'Three-bedroom with a sea view',
    category: 'Apartment',
    location: 'Dubai Marina',
    type: 'For sale',
    price: '1,750,000',
    bedroom: 3,
    bathroom: 4,
    parking_spaces: 1,
    maxarea: 150,
  },
  {
    title: 'Lagoon villa',
    category: 'Villa',
    location: 'Tilal Al Ghaf',
    type: 'Off-plan',
    price: '4,600,000',
    bedroom: 4,
    bathroom: 5,
    maxarea: 320,
  },
  {
    title: 'Studio over the canal',
    category: 'Apartment',
    location: 'Business Bay',
    type: 'Off-plan',
    price: '890,000',
    bedroom: 0,
    maxarea: 38,
  },
  {
    title: 'Lakeside villa',
    category: 'Villa',
    location: 'The Springs',
    type: 'For sale',
    price: '3,900,000',
    bedroom: 3,
    maxarea: 230,
  },
  {
    title: 'One-bedroom near the gate',
    category: 'Apartment',
    location: 'DIFC',
    type: 'For rent',
    price: '120,000',
    bedroom: 1,
    maxarea: 70,
  },
]

/** The demo's listings and more, in a browser's search index and in a database. */
async function demoSite() {
  const app = await testApp()
  const [categories, locations] = [await taxonomy.categories(app), await taxonomy.locations(app)]
  const idOf = (all: { id: number; name: string }[], wanted: string | undefined) =>
    all.find(({ name }) => name === wanted)?.id
  const change = (listing: (typeof MORE)[number]): PropertyChange => {
    const { title, category, location, description, photos, floors, ...fields } = listing
    return {
      currency: 'AED',
      ...fields,
      properties_title: title,
      category_id: idOf(categories, category),
      location_id: idOf(locations, location),
    }
  }
  await properties.createMany(app, [...demoProperties, ...MORE].map(change))
  const all = await summaries.withPhotos(app, await summaries.newest(app, 1000))
  const settings = await searchSettings(app, 'ar')
  const search = searchIn(searchIndexOf(all, settings, arabicText), arabicSearchLanguage(settings))
  return {
    search,
    inBrowser: (searchTerm: string): number[] => {
      const { positions } = search({ ...NO_SEARCH, searchTerm })
      return Array.from(positions, (position) => all[position]?.id ?? 0)
    },
    inDatabase: async (searchTerm: string): Promise<number[]> => {
      const params = { ...NO_SEARCH, searchTerm }
      const found = await database.search(app, params, { limit: 1000, language: 'ar' })
      return found.summaries.map(({ id }) => id)
    },
  }
}

function pairs(lines: string): [english: string, arabic: string][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split(' = ') as [string, string])
}

const QUESTIONS = [...pairs(NAMES), ...pairs(NUMBERS), ...pairs(SENTENCES)]

test('there are 300 questions, each asked once, and most find something', async () => {
  const { inBrowser } = await demoSite()
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(300)
  expect(new Set(QUESTIONS.map(([, arabic]) => arabic)).size).toBe(QUESTIONS.length)
  expect(pairs(MISSPELLINGS).length).toBeGreaterThanOrEqual(30)
  expect(pairs(MIXED).length).toBeGreaterThanOrEqual(20)
  const results = QUESTIONS.map(([english]) => String(inBrowser(english)))
  expect(results.filter((found) => found !== '').length).toBeGreaterThan(280)
  expect(new Set(results).size).toBeGreaterThan(80)
})

test.each([
  ['questions', QUESTIONS],
  ['questions with slips', pairs(MISSPELLINGS)],
  ['questions in both languages', pairs(MIXED)],
])(
  'Arabic %s find what the English ones find, in browsers and databases',
  async (_, asked) => {
    const { inBrowser, inDatabase } = await demoSite()
    const answers = await Promise.all(
      asked.map(async ([english, arabic]) => ({
        english,
        arabic,
        expected: inBrowser(english).join(),
        browser: inBrowser(arabic).join(),
        database: (await inDatabase(arabic)).join(),
      })),
    )
    const different = answers.filter(
      ({ expected, browser, database }) => browser !== expected || database !== expected,
    )
    expect(different).toEqual([])
  },
  60_000,
)

const arabicWords = QUESTIONS.flatMap(([, arabic]) => arabic.split(' '))
const anyArabic = fc.array(
  fc.oneof(
    fc.constantFrom(...arabicWords),
    fc.string({
      unit: fc.integer({ min: 0x600, max: 0x6ff }).map((code) => String.fromCodePoint(code)),
      maxLength: 8,
    }),
    fc.string({ unit: 'binary', maxLength: 5 }),
  ),
  { maxLength: 9 },
)

test('no Arabic text makes the search fail', async () => {
  const { search } = await demoSite()
  fc.assert(
    fc.property(anyArabic, fc.constantFrom(' ', ''), (words, blank) => {
      const searchTerm = words.join(blank)
      const { parts } = search({
        ...NO_SEARCH,
        searchTerm,
        minPrice: searchTerm,
        maxArea: searchTerm,
      })
      for (const { drop } of parts)
        expect((drop.searchTerm ?? '').length).toBeLessThanOrEqual(searchTerm.length)
    }),
    { numRuns: 400, seed: 20270101 },
  )
})
