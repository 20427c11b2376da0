import { expect, test } from 'vitest'

import * as properties from '#domain/properties/properties.server.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'
import { searchIndexOf, summaryAt } from '#domain/search/in-browser/search-index.ts'
import { searchIn } from '#domain/search/in-browser/search.ts'
import { NO_SEARCH } from '#domain/search/query-params.ts'
import { SEARCH_SETTINGS } from '#test/search-settings.ts'
import { testApp } from '#test/test-app.ts'

import { search } from './search.server.ts'

test('a listing is found by its building, its amenities and that it is furnished, by both searches', async () => {
  const app = await testApp()
  await properties.createMany(app, [
    { properties_title: 'Bare' },
    {
      properties_title: 'Rich',
      tower_name: 'Marina Gate 1',
      project_name: 'Harbour Views',
      developer: 'Emaar',
      features: 'Shared pool, Gym',
      furnished: 'yes',
      bedroom: 2,
    },
    { properties_title: 'Empty rooms', furnished: 'no' },
  ])
  const newest = await summaries.withPhotos(app, await summaries.newest(app, 10))
  const index = searchIndexOf(newest, SEARCH_SETTINGS)
  for (const [searchTerm, titles] of Object.entries({
    pool: ['Rich'],
    'Marina Gate': ['Rich'],
    'harbour views': ['Rich'],
    emaar: ['Rich'],
    furnished: ['Rich'],
    '2 bed furnished gym': ['Rich'],
    'rich shared': ['Rich'],
    sauna: [],
  })) {
    const params = { ...NO_SEARCH, searchTerm }
    const inDatabase = await search(app, params, { limit: 10 })
    expect(
      inDatabase.summaries.map(({ title }) => title),
      searchTerm,
    ).toEqual(titles)
    const { positions } = searchIn(index)(params)
    const inBrowser = Array.from(positions, (at) => summaryAt(index, at).title)
    expect(inBrowser, searchTerm).toEqual(titles)
  }
})
