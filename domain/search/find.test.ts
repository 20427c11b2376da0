import fc from 'fast-check'
import { expect, test } from 'vitest'

import { finder } from './find.ts'
import { emptyInventory, entryAt, inventoryWriter, readSheet, type Entry } from './inventory.ts'
import { EVERYTHING, matcher, type Search } from './match.ts'

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
        const search = { ...EVERYTHING, ...part }
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
  const inventory = inventoryOf(['villa', 'vine', 'oasis'].map(titled))
  const find = finder(inventory)
  const first = find({ ...EVERYTHING, searchTerm: 'vi' }).positions
  find({ ...EVERYTHING, searchTerm: 'oas' })
  expect([...first]).toEqual([0, 1])
})

function findAmong(entries: Entry[]): (search: Search) => number[] {
  const inventory = inventoryOf(entries)
  const find = finder(inventory)
  return (search) => Array.from(find(search).positions, (at) => entryAt(inventory, at).id)
}

function inventoryOf(entries: Entry[]) {
  const inventory = emptyInventory()
  const writer = inventoryWriter()
  for (const one of entries) {
    writer.add(one)
    readSheet(inventory, writer.sheet())
  }
  return inventory
}

function titled(title: string, at: number): Entry {
  return asEntry({ title, location: '', category: '' }, at)
}

function asEntry(words: Pick<Entry, 'title' | 'location' | 'category'>, at: number): Entry {
  return {
    ...words,
    id: 1000 - at,
    type: '',
    currency: '',
    price: '',
    bedroom: null,
    bathroom: null,
    maxarea: null,
    photo: undefined,
  }
}
