import fc from 'fast-check'
import { expect, test } from 'vitest'

import { bareEntry } from '#test/samples.ts'

import { searchIn } from './search.ts'
import {
  emptyInventory,
  entryAt,
  searchIndexOf,
  inventoryWriter,
  readSheet,
  type PropertySummary,
} from './search-index.ts'
import { NO_SEARCH, matcher, type SearchParams } from '#domain/search/query-params.ts'

const TITLES = ['Creek villa', 'VILLA', 'Ville', 'ÉVIAN', 'İstanbul house', 'a.b', '']
const LOCATIONS = ['Al Barari', 'al barari', 'Villa Park', '']
const CATEGORIES = ['Villa', 'Office', '']
const TERMS = ['v', 'vi', 'vil', 'villa', 'villa ', ' VIL', 'i', 'é', 'al b', '.', 'office', '']

const entry = fc.record({
  title: fc.constantFrom(...TITLES),
  location: fc.constantFrom(...LOCATIONS),
  category: fc.constantFrom(...CATEGORIES),
})

const search = fc.record({
  searchTerm: fc.constantFrom(...TERMS),
  selectedLocation: fc.constantFrom(...LOCATIONS, 'Nowhere'),
  selectedCategory: fc.constantFrom(...CATEGORIES),
})

test('whatever is typed one after another, all is found that the rule of the search lets through', () => {
  fc.assert(
    fc.property(fc.array(entry), fc.array(search), (words, searches) => {
      const entries = words.map(asEntry)
      const find = findAmong(entries)
      for (const part of searches) {
        const search = { ...NO_SEARCH, ...part }
        const found = find(search)
        const byTheRule = entries.filter(matcher(search)).map(({ id }) => id)
        // Only where the rule finds nothing may a term be taken for another.
        const wanted = entries.filter(matcher({ ...search, searchTerm: '' })).map(({ id }) => id)
        expect(byTheRule.length > 0 ? found : []).toEqual(byTheRule)
        expect(wanted).toEqual(expect.arrayContaining(found))
      }
    }),
    { numRuns: 500 },
  )
})

test('what was found before stays as it was when more is typed', () => {
  const inventory = sheetBySheet(['villa', 'vine', 'oasis'].map(titled))
  const find = searchIn(inventory)
  const first = find({ ...NO_SEARCH, searchTerm: 'vi' }).positions
  find({ ...NO_SEARCH, searchTerm: 'oas' })
  expect([...first]).toEqual([0, 1])
})

const homes: Partial<PropertySummary>[] = [
  { title: 'Loft', type: 'For sale', currency: 'AED', price: '1,000,000', bedroom: 1, maxarea: 90 },
  {
    title: 'Villa',
    type: 'Off-plan',
    currency: 'USD',
    price: '1,000,000',
    bedroom: 4,
    bathroom: 5,
  },
  { title: 'Studio', type: 'For rent', currency: 'AED', price: '60,000', bedroom: 0, maxarea: 40 },
  { title: 'Palace', type: 'For sale', currency: 'AED', price: 'On request', bathroom: 9 },
  { title: 'Ruin', type: 'For sale', currency: 'XRP', price: '1', maxarea: 300 },
  { title: 'Flat', type: 'For sale', currency: 'AED', price: '2m', bedroom: 2, maxarea: 90 },
]

/** The titles of what is found among the homes. */
function titles(search: Partial<SearchParams>): string[] {
  const entries = homes.map((home, at): PropertySummary => ({
    ...bareEntry,
    ...home,
    id: 100 - at,
  }))
  const inventory = searchIndexOf(entries)
  const { positions } = searchIn(inventory)({ ...NO_SEARCH, ...search })
  return Array.from(positions, (at) => entryAt(inventory, at).title)
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
  [{ visa: 'golden' }, ['Villa', 'Flat']],
  [{ visa: 'investor' }, ['Loft', 'Flat']],
  [{ visa: 'investor', bedrooms: '2' }, ['Flat']],
  [{ searchTerm: 'flat', maxPrice: '1m' }, []],
  [{ searchTerm: '2 bed under 3m' }, ['Flat']],
  [{ searchTerm: 'l', bedrooms: '4' }, ['Villa']],
])('%j finds %j', (search, found) => {
  expect(titles(search)).toEqual(found)
})

test.each([
  ['newest', ['Loft', 'Villa', 'Studio', 'Palace', 'Ruin', 'Flat']],
  ['price-up', ['Studio', 'Loft', 'Flat', 'Villa', 'Palace', 'Ruin']],
  ['price-down', ['Villa', 'Flat', 'Loft', 'Studio', 'Palace', 'Ruin']],
  ['area', ['Ruin', 'Loft', 'Flat', 'Studio', 'Villa', 'Palace']],
  ['colour', ['Loft', 'Villa', 'Studio', 'Palace', 'Ruin', 'Flat']],
])('in the order %j they come as %j, and what has no figure last', (sort, found) => {
  expect(titles({ sort })).toEqual(found)
})

test('a slip is mended and something else offered once somebody has typed to the end', () => {
  const find = searchIn(sheetBySheet(['Lighthouse', 'Windmill'].map(titled)))
  const slip = { ...NO_SEARCH, searchTerm: 'lihgthouse' }
  expect([...find(slip, true).positions]).toEqual([])
  expect([...find(slip).positions]).toEqual([0])
  const none = { ...NO_SEARCH, searchTerm: 'windmill', bedrooms: '3' }
  expect(find(none, true).offers).toEqual([])
  expect(find(none).offers.map(({ label }) => label)).toEqual(['Without “3 bedrooms or more”'])
})

test('a slip may have been meant for a location or a category, too', () => {
  const homes = [
    { title: 'One', location: 'Atlantis', category: '' },
    { title: 'Two', location: '', category: 'Chalet' },
  ]
  const find = findAmong(homes.map(asEntry))
  expect(find({ ...NO_SEARCH, searchTerm: 'atlantsi' })).toEqual([1000])
  expect(find({ ...NO_SEARCH, searchTerm: 'chalte' })).toEqual([999])
})

test('nothing is offered where something is found', () => {
  const find = searchIn(sheetBySheet(['Lighthouse'].map(titled)))
  expect(find({ ...NO_SEARCH, searchTerm: 'light' }).offers).toEqual([])
})

function findAmong(entries: PropertySummary[]): (search: SearchParams) => number[] {
  const inventory = sheetBySheet(entries)
  const find = searchIn(inventory)
  return (search) => Array.from(find(search).positions, (at) => entryAt(inventory, at).id)
}

function sheetBySheet(entries: PropertySummary[]) {
  const inventory = emptyInventory()
  const writer = inventoryWriter()
  for (const one of entries) {
    writer.add(one)
    readSheet(inventory, writer.sheet())
  }
  return inventory
}

function titled(title: string, at: number): PropertySummary {
  return asEntry({ title, location: '', category: '' }, at)
}

function asEntry(
  words: Pick<PropertySummary, 'title' | 'location' | 'category'>,
  at: number,
): PropertySummary {
  return { ...bareEntry, ...words, id: 1000 - at }
}
