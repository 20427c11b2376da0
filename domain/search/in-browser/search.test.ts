import fc from 'fast-check'
import { expect, test } from 'vitest'

import { emptySummary } from '#test/samples.ts'
import { SEARCH_SETTINGS } from '#test/search-settings.ts'

import { searchIn } from './search.ts'
import type { PropertySummary } from '#domain/properties/property-summary.ts'

import {
  emptySearchIndex,
  readChunk,
  searchIndexOf,
  searchIndexWriter,
  summaryAt,
} from './search-index.ts'
import { NO_SEARCH, plainFilter, type SearchParams } from '#domain/search/query-params.ts'

const TITLES = ['Creek villa', 'VILLA', 'Ville', 'ÉVIAN', 'İstanbul house', 'a.b', '']
const LOCATIONS = ['Al Barari', 'al barari', 'Villa Park', '']
const CATEGORIES = ['Villa', 'Office', '']
const TERMS = ['v', 'vi', 'vil', 'villa', 'villa ', ' VIL', 'i', 'é', 'al b', '.', 'office', '']

const texts = fc.record({
  title: fc.constantFrom(...TITLES),
  location: fc.constantFrom(...LOCATIONS),
  category: fc.constantFrom(...CATEGORIES),
})

const search = fc.record({
  searchTerm: fc.constantFrom(...TERMS),
  selectedLocation: fc.constantFrom(...LOCATIONS, 'Nowhere'),
  selectedCategory: fc.constantFrom(...CATEGORIES),
})

test('whatever is typed, all is found that matches the plain rule', () => {
  fc.assert(
    fc.property(fc.array(texts), fc.array(search), (words, searches) => {
      const summaries = words.map(asSummary)
      const find = findAmong(summaries)
      for (const part of searches) {
        const search = { ...NO_SEARCH, ...part }
        const found = find(search)
        const byPlainRule = summaries.filter(plainFilter(search)).map(({ id }) => id)
        // Only where the plain rule finds nothing may spelling be corrected.
        const wanted = summaries
          .filter(plainFilter({ ...search, searchTerm: '' }))
          .map(({ id }) => id)
        expect(byPlainRule.length > 0 ? found : []).toEqual(byPlainRule)
        expect(wanted).toEqual(expect.arrayContaining(found))
      }
    }),
    { numRuns: 500 },
  )
})

test('earlier results do not change when more is typed', () => {
  const index = chunkByChunk(['villa', 'vine', 'oasis'].map(titled))
  const find = searchIn(index)
  const first = find({ ...NO_SEARCH, searchTerm: 'vi' }).positions
  find({ ...NO_SEARCH, searchTerm: 'oas' })
  expect([...first]).toEqual([0, 1])
})

const listings: Partial<PropertySummary>[] = [
  { title: 'Loft', type: 'sale', currency: 'AED', price: '1,000,000', bedroom: 1, maxarea: 90 },
  {
    title: 'Villa',
    type: 'off-plan',
    currency: 'USD',
    price: '1,000,000',
    bedroom: 4,
    bathroom: 5,
  },
  { title: 'Studio', type: 'rent', currency: 'AED', price: '60,000', bedroom: 0, maxarea: 40 },
  { title: 'Palace', type: 'sale', currency: 'AED', price: 'On request', bathroom: 9 },
  { title: 'Ruin', type: 'sale', currency: 'XRP', price: '1', maxarea: 300 },
  { title: 'Flat', type: 'sale', currency: 'AED', price: '2m', bedroom: 2, maxarea: 90 },
]

function titlesFoundBy(search: Partial<SearchParams>): string[] {
  const summaries = listings.map((listing, at): PropertySummary => ({
    ...emptySummary,
    ...listing,
    id: 100 - at,
  }))
  const index = searchIndexOf(summaries, SEARCH_SETTINGS)
  const { positions } = searchIn(index)({ ...NO_SEARCH, ...search })
  return Array.from(positions, (at) => summaryAt(index, at).title)
}

test.each<[Partial<SearchParams>, string[]]>([
  [{}, ['Loft', 'Villa', 'Studio', 'Palace', 'Ruin', 'Flat']],
  [{ minPrice: '1m' }, ['Loft', 'Villa', 'Flat']],
  [{ maxPrice: '1m' }, ['Loft', 'Studio']],
  [{ minPrice: '1000001', maxPrice: '2m' }, ['Flat']],
  [{ minPrice: 'usd 1m' }, ['Villa']],
  [{ bedrooms: '2' }, ['Villa', 'Flat']],
  [{ bedrooms: '0' }, ['Studio']],
  [{ bathrooms: '5' }, ['Villa', 'Palace']],
  [{ minArea: '90' }, ['Loft', 'Ruin', 'Flat']],
  [{ maxArea: '90' }, ['Loft', 'Studio', 'Flat']],
  [{ type: 'rent' }, ['Studio']],
  [{ type: 'off-plan' }, ['Villa']],
  [{ type: 'ready' }, ['Loft', 'Palace', 'Ruin', 'Flat']],
  [{ type: 'sale' }, ['Loft', 'Villa', 'Palace', 'Ruin', 'Flat']],
  [{ visa: 'golden' }, ['Villa', 'Flat']],
  [{ visa: 'investor' }, ['Loft', 'Flat']],
  [{ visa: 'investor', bedrooms: '2' }, ['Flat']],
  [{ searchTerm: 'flat', maxPrice: '1m' }, []],
  [{ searchTerm: '2 bed under 3m' }, ['Flat']],
  [{ searchTerm: 'l', bedrooms: '4' }, ['Villa']],
])('%j finds %j', (search, found) => {
  expect(titlesFoundBy(search)).toEqual(found)
})

test.each([
  ['newest', ['Loft', 'Villa', 'Studio', 'Palace', 'Ruin', 'Flat']],
  ['price-up', ['Studio', 'Loft', 'Flat', 'Villa', 'Palace', 'Ruin']],
  ['price-down', ['Villa', 'Flat', 'Loft', 'Studio', 'Palace', 'Ruin']],
  ['area', ['Ruin', 'Loft', 'Flat', 'Studio', 'Villa', 'Palace']],
  ['colour', ['Loft', 'Villa', 'Studio', 'Palace', 'Ruin', 'Flat']],
])('the order %j is %j, with missing values last', (sort, found) => {
  expect(titlesFoundBy({ sort })).toEqual(found)
})

test('spelling is corrected and searches are suggested only after the typing', () => {
  const find = searchIn(chunkByChunk(['Lighthouse', 'Windmill'].map(titled)))
  const misspelt = { ...NO_SEARCH, searchTerm: 'lihgthouse' }
  expect([...find(misspelt, true).positions]).toEqual([])
  expect([...find(misspelt).positions]).toEqual([0])
  const none = { ...NO_SEARCH, searchTerm: 'windmill', bedrooms: '3' }
  expect(find(none, true).suggestions).toEqual([])
  expect(find(none).suggestions.map(({ label }) => label)).toEqual(['Without “3 bedrooms or more”'])
})

test('spelling is corrected to locations and categories, too', () => {
  const atlantisAndChalet = [
    { title: 'One', location: 'Atlantis', category: '' },
    { title: 'Two', location: '', category: 'Chalet' },
  ]
  const find = findAmong(atlantisAndChalet.map(asSummary))
  expect(find({ ...NO_SEARCH, searchTerm: 'atlantsi' })).toEqual([1000])
  expect(find({ ...NO_SEARCH, searchTerm: 'chalte' })).toEqual([999])
})

test('nothing is suggested where something is found', () => {
  const find = searchIn(chunkByChunk(['Lighthouse'].map(titled)))
  expect(find({ ...NO_SEARCH, searchTerm: 'light' }).suggestions).toEqual([])
})

function findAmong(summaries: PropertySummary[]): (search: SearchParams) => number[] {
  const index = chunkByChunk(summaries)
  const find = searchIn(index)
  return (search) => Array.from(find(search).positions, (at) => summaryAt(index, at).id)
}

function chunkByChunk(summaries: PropertySummary[]) {
  const index = emptySearchIndex()
  const writer = searchIndexWriter(SEARCH_SETTINGS)
  for (const one of summaries) {
    writer.add(one)
    readChunk(index, writer.chunk())
  }
  return index
}

function titled(title: string, at: number): PropertySummary {
  return asSummary({ title, location: '', category: '' }, at)
}

function asSummary(
  words: Pick<PropertySummary, 'title' | 'location' | 'category'>,
  at: number,
): PropertySummary {
  return { ...emptySummary, ...words, id: 1000 - at }
}
