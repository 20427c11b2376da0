import { expect, test } from 'vitest'

import { arabicText } from '#domain/arabic-letters.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'
import { arabicSearchLanguage } from '#domain/search/arabic/search-language.ts'
import { searchIndexOf, summaryAt } from '#domain/search/in-browser/search-index.ts'
import { searchIn } from '#domain/search/in-browser/search.ts'
import { NO_SEARCH } from '#domain/search/query-params.ts'
import { searchSettings } from '#domain/search/search-settings.server.ts'
import { testApp } from '#test/test-app.ts'

import { search } from './search.server.ts'

test('a listing is found by its building, its amenities, how it is furnished, where it faces, its video and its service charge, by both searches', async () => {
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
      orientation: 'SW',
      video_url: 'https://video.example/1',
      service_charge: 'AED 18 per sq ft',
      bedroom: 2,
    },
    { properties_title: 'Empty rooms', furnished: 'no', orientation: 'Sea' },
  ])
  const newest = await summaries.withPhotos(app, await summaries.newest(app, 10))
  const settings = await searchSettings(app, 'ar')
  const index = searchIndexOf(newest, settings, arabicText)
  const searchInBrowser = searchIn(index, arabicSearchLanguage(settings))
  for (const [searchTerm, titles] of Object.entries({
    pool: ['Rich'],
    'Marina Gate': ['Rich'],
    'harbour views': ['Rich'],
    emaar: ['Rich'],
    furnished: ['Rich'],
    unfurnished: ['Empty rooms'],
    'unfurnished sea facing': ['Empty rooms'],
    'not furnished': ['Empty rooms'],
    'no furniture': ['Empty rooms'],
    furniture: [],
    'غير مفروش': ['Empty rooms'],
    '2 bed furnished gym': ['Rich'],
    'rich shared': ['Rich'],
    'south-west facing': ['Rich'],
    'south west facing with video': ['Rich'],
    'southwest facing home': ['Rich'],
    'sea facing': ['Empty rooms'],
    'north facing': [],
    'video tour': ['Rich'],
    'service charge': ['Rich'],
    'furnished service charge': ['Rich'],
    'رسوم الخدمة': ['Rich'],
    'واجهة جنوبية غربية': ['Rich'],
    'مواجه للبحر': ['Empty rooms'],
    'غرفتين مع جولة فيديو': ['Rich'],
    sauna: [],
  })) {
    const params = { ...NO_SEARCH, searchTerm }
    const inDatabase = await search(app, params, { limit: 10 })
    expect(
      inDatabase.summaries.map(({ title }) => title),
      searchTerm,
    ).toEqual(titles)
    const { positions } = searchInBrowser(params)
    const inBrowser = Array.from(positions, (at) => summaryAt(index, at).title)
    expect(inBrowser, searchTerm).toEqual(titles)
  }
})
