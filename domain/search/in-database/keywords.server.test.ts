import { expect, test } from 'vitest'

import { arabicText } from '#domain/arabic-letters.ts'
import * as places from '#domain/places/places.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'
import { arabicSearchLanguage } from '#domain/search/arabic/search-language.ts'
import { searchIndexOf, summaryAt } from '#domain/search/in-browser/search-index.ts'
import { searchIn } from '#domain/search/in-browser/search.ts'
import { NO_SEARCH } from '#domain/search/query-params.ts'
import { searchSettings } from '#domain/search/search-settings.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

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
  const titlesFoundBy = await bothSearches(app)
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
    expect(await titlesFoundBy(searchTerm), searchTerm).toEqual({
      database: titles,
      browser: titles,
    })
  }
})

test('a name is found as it was typed in Arabic titles, by both searches', async () => {
  const app = await testApp()
  const titles = { Studio: 'استوديو غير مفروش', Loft: 'لوفت بدون أثاث', Flat: 'شقة مفروشة' }
  const listings = Object.entries(titles)
  await properties.createMany(
    app,
    listings.map(([properties_title, title_ar]) => ({ properties_title, title_ar })),
  )
  const titlesFoundBy = await bothSearches(app)
  for (const [searchTerm, title] of [
    ['غير مفروش', 'Studio'],
    ['استوديو غير مفروش', 'Studio'],
    ['بدون اثاث لوفت', 'Loft'],
  ] as const)
    expect(await titlesFoundBy(searchTerm), searchTerm).toEqual({
      database: [title],
      browser: [titles[title]],
    })
})

test('the name of a category is not searched for in the names of locations, by both searches', async () => {
  const app = await testApp()
  const { categories, locations } = await places.list(app)
  const idOf = (named: { id: number; name: string }[], wanted: string) =>
    named.find(({ name }) => name === wanted)?.id
  const location_id = idOf(locations, 'Jumeirah Village Circle')
  await properties.createMany(app, [
    { properties_title: 'Flat', location_id, category_id: idOf(categories, 'Apartment') },
    { properties_title: 'House', location_id, category_id: idOf(categories, 'Villa') },
  ])
  const titlesFoundBy = await bothSearches(app)
  for (const [searchTerm, titles] of Object.entries({
    'villa jvc': ['House'],
    'villas in the circle': ['House'],
    'فيلا في قرية جميرا الدائرية': ['House'],
    فيلا: ['House'],
    // A single text finds whatever has it.
    villa: ['House', 'Flat'],
  }))
    expect(await titlesFoundBy(searchTerm), searchTerm).toEqual({
      database: titles,
      browser: titles,
    })
})

async function bothSearches(app: TestApp) {
  const newest = await summaries.withPhotos(app, await summaries.newest(app, 10))
  const settings = await searchSettings(app, 'ar')
  const index = searchIndexOf(newest, settings, arabicText)
  const searchInBrowser = searchIn(index, arabicSearchLanguage(settings))
  return async (searchTerm: string) => {
    const params = { ...NO_SEARCH, searchTerm }
    const inDatabase = await search(app, params, { limit: 10 })
    const { positions } = searchInBrowser(params)
    return {
      database: inDatabase.summaries.map(({ title }) => title),
      browser: Array.from(positions, (at) => summaryAt(index, at).title),
    }
  }
}
