import fc from 'fast-check'
import { expect, test } from 'vitest'

import { arabicText } from '#domain/arabic-letters.ts'
import { change } from '#domain/content-version/content-version.server.ts'
import type { Language } from '#domain/language.ts'
import type { PropertySummary } from '#domain/properties/property-summary.ts'
import { arabicSearchLanguage } from '#domain/search/arabic/search-language.ts'
import { searchSettings, settingsOfPage } from '#domain/search/search-settings.server.ts'
import * as places from '#domain/places/places.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'
import type { PropertyChange } from '#domain/properties/property.ts'
import * as searchColumns from '#domain/properties/search-columns.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { searchIndexOf } from '#domain/search/in-browser/search-index.ts'
import { searchIn } from '#domain/search/in-browser/search.ts'
import {
  isInArabic,
  NO_SEARCH,
  plainFilter,
  type SearchParams,
} from '#domain/search/query-params.ts'
import { ORDERS } from '#domain/search/query.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import { mapResults } from './map.server.ts'
import * as database from './search.server.ts'

const SEED = 20261115
const RUNS = 8

const listing = fc.record({
  title_ar: fc.constantFrom(
    '',
    '',
    'اللؤلؤة: فيلا بحديقةٍ وارفة',
    'شقة في برج 15 (JVC)',
    'شقّة بغرفتين',
  ),
  properties_title: fc.constantFrom(
    'Garden villa',
    'Loft on the canal',
    'Sea-view apartment',
    'Marina penthouse 15',
    'Dowtown studio',
    '',
    ' Élan ',
  ),
  category: fc.constantFrom('Villa', 'Apartment', 'Office', 'Land', undefined),
  location: fc.constantFrom(
    'Dubai Marina',
    'Jumeirah Village Circle',
    'Finance Quarter',
    'Al Barari',
    undefined,
  ),
  type: fc.constantFrom('For sale', 'Off-plan', 'For rent', 'For sale, tenanted', ''),
  currency: fc.constantFrom('AED', 'AED', 'USD', 'EUR', 'INR', '' as const),
  price: fc.oneof(
    fc.constantFrom('Price on request', '', '1,000,000', '2000000', '1.5m', '333,333.33'),
    fc.integer({ min: 1, max: 5_000_000 }).map(String),
  ),
  bedroom: fc.constantFrom(null, 0, 1, 2, 3, 3, 5),
  bathroom: fc.constantFrom(null, 1, 2, 4),
  parking_spaces: fc.constantFrom(null, 0, 1, 2),
  maxarea: fc.constantFrom(null, 40, 92.9, 139.35456, 212, 1040),
  longitude: fc.constantFrom(null, 55.14, 55.2745),
  latitude: fc.constantFrom(null, 25.0805, 25.197),
  map_marker: fc.constantFrom('near', 'exact'),
  orientation: fc.constantFrom('', 'SW', 'North', 'Sea facing'),
  video_url: fc.constantFrom('', 'https://video.example/1'),
  furnished: fc.constantFrom('', 'yes', 'no'),
})

const term = fc
  .uniqueArray(
    fc.constantFrom(
      'villa',
      'villas',
      'villas jvc',
      'marina',
      'marena',
      'jvc',
      'difc',
      'barrari',
      'studio',
      '3 bed',
      '2+ beds',
      'under 2m',
      'above 500k',
      'between 1m and 2m',
      'under usd 300k',
      '1500 sqft',
      'up to 100 m²',
      '2 baths',
      '2 parking',
      'with parking',
      'off plan',
      'for rent',
      'for sale or rent',
      'للبيع أو للإيجار',
      'buy',
      'office',
      'or',
      'marina or jvc',
      'villa or land',
      '- jvc.',
      'furnished',
      'unfurnished',
      'غير مفروشة',
      'canal',
      'igloo',
      '15',
      'property',
      '%',
      'élan',
      'the old docks',
      'docks',
      'البراري',
      'بالبراري',
      'البرارري',
      'شقق',
      '٣ غرف',
      'غرفتين فأكثر',
      'أقل من ٢ مليون',
      'بين مليون ومليونين',
      'على الخارطة',
      'المارينا',
      'حديقه',
      'لؤلؤة',
      'لولؤه',
      'برج ١٥',
      'al bareri',
      'gh-0',
      'southwest facing',
      'with video',
      'واجهة شمالية',
      'فيديو',
    ),
    { maxLength: 4 },
  )
  .map((words) => words.join(' '))

const search: fc.Arbitrary<SearchParams> = fc.record({
  searchTerm: term,
  selectedCategory: fc.constantFrom('', '', '', 'Villa', 'Apartment', 'Castle'),
  selectedLocation: fc.constantFrom('', '', '', 'DIFC', 'Dubai Marina', 'Atlantis'),
  minPrice: fc.constantFrom('', '', '', '1000000', '500k', 'x', '9,999,999,999'),
  maxPrice: fc.constantFrom('', '', '', '2m', '1500000', '-1', '10'),
  bedrooms: fc.constantFrom('', '', '', '0', '1', '3', '99', 'many'),
  bathrooms: fc.constantFrom('', '', '', '2'),
  minArea: fc.constantFrom('', '', '', '90', '1500 sqft'),
  maxArea: fc.constantFrom('', '', '', '139.35456', '300'),
  type: fc.constantFrom('', '', 'sale', 'ready', 'off-plan', 'rent', 'barter'),
  visa: fc.constantFrom('', '', '', 'golden', 'retirement', 'investor', 'none'),
  area: fc.constantFrom(
    '',
    '',
    '55.1,25.05,55.2,25.1',
    '55.27,25.19,55.28,25.2',
    '1,2,3',
    '55.2,25,55.1,26',
  ),
  sort: fc.constantFrom('', 'newest', 'price-up', 'price-down', 'area', 'colour'),
})
/** With all those filters hardly any search finds something. */
const withoutFilters = term.map((searchTerm) => ({ ...NO_SEARCH, searchTerm }))

/** The property that holds both evaluators together. */
test('the database and the browser find and suggest the same, in the same order', async () => {
  const app = await testApp()
  await nameAgain(app)
  const seen = { results: 0, nothing: 0, suggestions: 0 }
  const listings = fc.array(listing, { minLength: 30, maxLength: 60 })
  const searches = fc.array(fc.oneof(search, withoutFilters), { minLength: 15, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(listings, searches, async (listings, searches) => {
      await replaceListings(app, listings)
      const all = await summaries.withPhotos(app, await summaries.newest(app, 1000))
      const browsers = { en: await browserOf(app, all, 'en'), ar: await browserOf(app, all, 'ar') }
      for (const params of searches) {
        // English pages ask the server for Arabic.
        const language = isInArabic(params) || params.sort === '' ? 'ar' : 'en'
        const { positions, ...inBrowser } = browsers[language](params)
        const ids = Array.from(positions, (position) => all[position]?.id)
        const result = await database.search(app, params, { limit: 7, language })
        const { summaries: first, count, hasMore, ...inDatabase } = result
        expect({ ids: first.map(({ id }) => id), count, hasMore, ...inDatabase }).toEqual({
          ids: ids.slice(0, 7),
          count: ids.length,
          hasMore: false,
          ...inBrowser,
        })
        expect(await mapResults(app, params, { language })).toEqual(browsers[language].map(params))
        seen[ids.length > 0 ? 'results' : 'nothing']++
        if (inBrowser.suggestions.length > 0) seen.suggestions++
      }
    }),
    { numRuns: RUNS, seed: SEED },
  )
  // The property would hold trivially if no search found anything.
  expect(Math.min(seen.results, seen.nothing, seen.suggestions)).toBeGreaterThan(5)
}, 120_000)

async function browserOf(app: TestApp, all: PropertySummary[], language: Language) {
  const settings = settingsOfPage(await searchSettings(app, language), language)
  return language === 'ar'
    ? searchIn(searchIndexOf(all, settings, arabicText), arabicSearchLanguage(settings))
    : searchIn(searchIndexOf(all, settings))
}

/** Other names, as the agency may give them: renamed ones, and another one's Arabic name. */
async function nameAgain(app: TestApp) {
  const { categories, locations } = await places.list(app)
  const plot = categories.find(({ name }) => name === 'Plot')?.id ?? 0
  await places.update(app, 'categories', plot, { name: 'Land' })
  const idOf = (name: string) => locations.find((one) => one.name === name)?.id ?? 0
  const barari = { name_ar: 'البراري', other_names: ['the old docks'] }
  await places.update(app, 'locations', idOf('Al Barari'), barari)
  await places.update(app, 'locations', idOf('DIFC'), { name: 'Finance Quarter' })
}

const TITLES = ['Élan villa', 'VILLA by the sea', '100% sea_view', '', 'Penthouse', '  ', 'Vi\\lla']

const PLAIN_SEARCHES: Partial<SearchParams>[] = [
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

test.each(PLAIN_SEARCHES)('the database finds what the plain rule finds: %o', async (part) => {
  const app = await appWithPlainListings()
  const params = { ...NO_SEARCH, ...part }
  const expected = (await summaries.newest(app, 1000)).filter(plainFilter(params))
  const { count, summaries: first } = await database.search(app, params, { limit: 5 })
  expect(first).toEqual(expected.slice(0, 5))
  expect(count).toBe(expected.length)
})

test('a listing is found by its reference and by its permit number', async () => {
  const app = await appWith([])
  const [first = 0, second = 0] = await properties.createMany(app, [
    { properties_title: 'Loft', permit_number: '7140265300', currency: 'AED', price: '1m' },
    { properties_title: 'Villa', currency: 'AED', price: '2m', reference: 'Palm-7' },
  ])
  const found = async (searchTerm: string) => {
    const params = { ...NO_SEARCH, searchTerm }
    const { summaries: page, parts } = await database.search(app, params, { limit: 9 })
    return [page.map(({ id }) => id), parts.map(({ label }) => label)]
  }
  expect(await found(`gh-${first}`)).toEqual([[first], [`GH-${first}`]])
  expect((await found(`gh-${second}`))[0]).toEqual([])
  expect(await found('PALM-7')).toEqual([[second], ['PALM-7']])
  await properties.update(app, second, { reference: 'AB123' })
  expect(await found('ab123')).toEqual([[second], ['AB123']])
  await properties.update(app, first, { properties_title: 'Loft jvc12' })
  expect((await found('jvc12'))[0]).toEqual([first])
  expect(await found(' 7140265300 ')).toEqual([[first], ['7140265300']])
  // A number that no listing has as its permit is a price.
  expect(await found('7140265301')).toEqual([[second, first], ['up to AED 7,140,265,301']])
  await properties.remove(app, first)
  expect((await found('7140265300'))[0]).toEqual([second])
})

test('a new title is searched, and a removed listing is not found', async () => {
  const app = await appWithPlainListings()
  const { id } = await properties.create(app, { properties_title: 'Lighthouse' })
  expect(await countOf(app, { searchTerm: 'lighthouse' })).toBe(1)
  await properties.update(app, id, { properties_title: 'Windmill' })
  expect(await countOf(app, { searchTerm: 'lighthouse' })).toBe(0)
  expect(await countOf(app, { searchTerm: 'windmill' })).toBe(1)
  await properties.remove(app, id)
  expect(await countOf(app, { searchTerm: 'windmill' })).toBe(0)
})

test('a search for sale or rent finds both, and narrows nothing', async () => {
  const app = await appWithPlainListings()
  const all = await countOf(app, {})
  for (const searchTerm of ['for sale or rent', 'rent or buy', 'للبيع أو للإيجار'])
    expect(await countOf(app, { searchTerm }), searchTerm).toBe(all)
})

test('only the beginning of a very long title is searched', async () => {
  const app = await testApp()
  await properties.create(app, { properties_title: ` Lighthouse ${'x'.repeat(585)} Windmill` })
  const counts = []
  for (const searchTerm of ['lighthouse x', 'windmill', 'x win'])
    counts.push(await countOf(app, { searchTerm }))
  expect(counts).toEqual([1, 0, 1])
})

test.each(['', ...ORDERS])(
  'counting stops at a bound, and the page does not depend on it (order “%s”)',
  async (sort) => {
    const app = await appWith([])
    await properties.createMany(
      app,
      Array.from({ length: 12 }, (_, index) => ({
        properties_title: index % 3 === 0 ? 'Loft on the canal' : 'Garden villa',
        currency: index % 2 === 0 ? ('AED' as const) : ('USD' as const),
        price: index % 5 === 0 ? 'Price on request' : `${(index * 7) % 12}00,000`,
        maxarea: (index * 5) % 12,
      })),
    )
    for (const [searchTerm, count] of [
      ['villa', 8],
      ['loft', 4],
    ] as const) {
      const params = { ...NO_SEARCH, searchTerm, sort }
      const whole = await database.search(app, params, { limit: 12 })
      expect(whole.summaries).toHaveLength(count)
      for (const countTo of [0, 1, 2, 3, 5, 7, 8, 20])
        for (const limit of [1, 2, 9])
          expect(
            await database.search(app, params, { limit, countTo }),
            `${limit} of ${searchTerm}, counted to ${countTo}`,
          ).toMatchObject({
            count: Math.min(count, countTo),
            hasMore: count > countTo,
            summaries: whole.summaries.slice(0, limit),
          })
    }
  },
)

test('a suggestion finds as many as it says', async () => {
  const app = await appWith([])
  const locations = await taxonomy.locations(app)
  const jvc = locations.find(({ name }) => name.includes('Circle'))
  const listing = { location_id: jvc?.id, currency: 'AED' as const }
  await properties.createMany(app, [
    { ...listing, bedroom: 3, price: '900,000' },
    { ...listing, bedroom: 3, price: '800,000' },
    { ...listing, bedroom: 4, price: '400,000' },
    { currency: 'AED', bedroom: 3, price: '490,000' },
  ])
  const { count: found, suggestions } = await database.search(
    app,
    { ...NO_SEARCH, searchTerm: '3 bed jvc', maxPrice: '500k' },
    { limit: 1 },
  )
  expect(found).toBe(0)
  expect(suggestions.map(({ label }) => label)).toEqual([
    'The nearest: up to AED 800,000',
    'Without “3 bedrooms”',
    'Without “Jumeirah Village Circle”',
    'Without “up to AED 500,000”',
  ])
  for (const { search, count } of suggestions) {
    const suggested = await database.search(app, search, { limit: 1 })
    expect(suggested.count).toBeGreaterThan(0)
    expect(count ?? suggested.count).toBe(suggested.count)
  }
})

test('a suggestion counts no further than a thousand', async () => {
  const app = await appWith([])
  const listings = Array.from({ length: 1001 }, () => ({ bedroom: 3 }))
  await properties.createMany(app, listings)
  const params = { ...NO_SEARCH, bedrooms: '3', selectedCategory: 'Castle' }
  const { suggestions } = await database.search(app, params, { limit: 1 })
  expect(suggestions).toEqual([
    {
      label: 'Without “Castle”',
      search: { ...NO_SEARCH, bedrooms: '3' },
      count: 1000,
    },
  ])
})

test('spelling is corrected to the words of the listings', async () => {
  const app = await appWith([])
  await properties.createMany(app, [
    { properties_title: 'Lighthouse by the sea' },
    { properties_title: 'Windmill' },
  ])
  const search = { ...NO_SEARCH, searchTerm: 'lihgthouse' }
  const { count, summaries, parts } = await database.search(app, search, { limit: 9, countTo: 9 })
  expect([count, summaries.map(({ title }) => title)]).toEqual([1, ['Lighthouse by the sea']])
  expect(parts.map(({ label }) => label)).toEqual(['lighthouse'])
})

test('hidden and removed listings are neither found nor counted nor suggested', async () => {
  const app = await appWith([])
  const [hidden = 0, removed = 0] = await properties.createMany(app, [
    { properties_title: 'Lighthouse', bedroom: 3 },
    { properties_title: 'Lighthouse', bedroom: 3 },
  ])
  await properties.remove(app, removed)
  await app.db
    .updateTable('properties')
    .set({ hidden_at: '2026-03-01T00:00:00.000Z' })
    .where('id', '=', hidden)
    .execute()
  for (const countTo of [9, Infinity])
    expect(
      await database.search(
        app,
        { ...NO_SEARCH, searchTerm: 'lighthouse', bedrooms: '3' },
        { limit: 9, countTo },
      ),
    ).toMatchObject({ count: 0, hasMore: false, summaries: [], suggestions: [] })
})

test('a price without an amount matches every search but one for a price', async () => {
  const app = await appWith([])
  await properties.createMany(app, [
    { properties_title: 'Silent villa', currency: 'AED', price: 'Price on request' },
    { properties_title: 'Priced villa', currency: 'AED', price: '900,000' },
    { properties_title: 'Dollar villa', currency: 'USD', price: '900,000' },
  ])
  const titles = async (part: Partial<SearchParams>) => {
    const { summaries } = await database.search(app, { ...NO_SEARCH, ...part }, { limit: 9 })
    return summaries.map(({ title }) => title)
  }
  expect(await titles({ searchTerm: 'villa', sort: 'price-up' })).toEqual([
    'Priced villa',
    'Dollar villa',
    'Silent villa',
  ])
  expect(await titles({ maxPrice: '1m' })).toEqual(['Priced villa'])
  expect(await titles({ minPrice: '1' })).toEqual(['Dollar villa', 'Priced villa'])
})

test('land, whatever its category is called, meets no rule that asks for a finished home', async () => {
  const app = await testApp()
  await nameAgain(app)
  const sale = { currency: 'AED' as const, price: '3m', type: 'For sale' as const }
  await replaceListings(app, [
    { ...sale, category: 'Land' },
    { ...sale, category: 'Villa' },
    { ...sale, category: undefined },
  ])
  expect(await countOf(app, { visa: 'investor' })).toBe(2)
  expect(await countOf(app, { visa: 'golden' })).toBe(3)
})

test('a changed price or type is searched, whichever version of the site has written it', async () => {
  const app = await appWith([])
  const [id = 0] = await properties.createMany(app, [
    { currency: 'AED', price: '1m', type: 'For sale' },
  ])
  const found = async (part: Partial<SearchParams>) =>
    (await database.search(app, { ...NO_SEARCH, ...part }, { limit: 1 })).count
  await properties.update(app, id, { price: '3m' })
  await properties.update(app, id, { type: 'Off-plan' })
  expect([await found({ minPrice: '2m' }), await found({ type: 'off-plan' })]).toEqual([1, 1])

  await app.db
    .updateTable('properties')
    .set({ price: '5m', type: 'For rent', updated_at: '2030-01-01T00:00:00.000Z' })
    .execute()
  expect(await searchColumns.backfill(app)).toBe(1)
  expect([await found({ minPrice: '4m' }), await found({ type: 'rent' })]).toEqual([1, 1])
  expect(await searchColumns.backfill(app)).toBe(0)
})

test('the first results of several searches are those of each', async () => {
  const app = await appWithPlainListings()
  const searches = [{ searchTerm: 'villa' }, { selectedLocation: 'Dubai Marina' }, {}].map(
    (part) => ({ ...NO_SEARCH, ...part }),
  )
  const each: summaries.PropertySummaryWithoutPhoto[][] = []
  for (const search of searches)
    each.push((await database.search(app, search, { limit: 3 })).summaries)
  expect(await database.firstOfEach(app, searches, 3)).toEqual(each)
})

type Listing = typeof listing extends fc.Arbitrary<infer One> ? One : never

async function appWith(listings: Listing[]): Promise<TestApp> {
  const app = await testApp()
  await replaceListings(app, listings)
  return app
}

async function replaceListings(app: TestApp, listings: Partial<Listing>[]): Promise<void> {
  await change(app, (tx) => tx.deleteFrom('properties').execute())
  const [categories, locations] = [await taxonomy.categories(app), await taxonomy.locations(app)]
  const changes = listings.map(({ category, location, ...rest }): PropertyChange => ({
    ...rest,
    category_id: categories.find(({ name }) => name === category)?.id,
    location_id: locations.find(({ name }) => name === location)?.id,
  }))
  if (changes.length > 0) await properties.createMany(app, changes)
}

async function appWithPlainListings(): Promise<TestApp> {
  const app = await testApp()
  const categories = await taxonomy.categories(app)
  const locations = await taxonomy.locations(app)
  const category_id = categories.find(({ name }) => name === 'Villa')?.id
  const location_id = locations.find(({ name }) => name === 'Dubai Marina')?.id
  await properties.createMany(
    app,
    TITLES.flatMap((properties_title) => [
      { properties_title, category_id },
      { properties_title, location_id },
      { properties_title, category_id, location_id },
      { properties_title },
    ]),
  )
  return app
}

async function countOf(app: TestApp, part: Partial<SearchParams>): Promise<number> {
  return (await database.search(app, { ...NO_SEARCH, ...part }, { limit: 5 })).count
}
