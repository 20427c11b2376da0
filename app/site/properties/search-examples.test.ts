import { expect, test } from 'vitest'

import { demoProperties } from '#demo/properties.ts'
import { searchIndexOf } from '#domain/search/in-browser/search-index.ts'
import { searchIn } from '#domain/search/in-browser/search.ts'
import { NO_SEARCH } from '#domain/search/query-params.ts'
import { emptySummary } from '#test/samples.ts'
import { SEARCH_SETTINGS } from '#test/search-settings.ts'

import { WORDS } from './words.ts'

const search = searchIn(
  searchIndexOf(
    demoProperties.map((property, index) => ({
      ...emptySummary,
      id: index + 1,
      title: property.title,
      category: property.category ?? '',
      location: property.location ?? '',
      currency: property.currency ?? '',
      price: property.price ?? '',
      bedroom: property.bedroom ?? null,
    })),
    SEARCH_SETTINGS,
  ),
)

test.each(WORDS.en.examples)('“%s” finds something in the demo content', (searchTerm) => {
  expect(search({ ...NO_SEARCH, searchTerm }).positions.length).toBeGreaterThan(0)
})

test('the examples are for this demo: what it does not have is not found', () => {
  expect(search({ ...NO_SEARCH, searchTerm: '2 bed under 1m marina' }).positions.length).toBe(0)
})
