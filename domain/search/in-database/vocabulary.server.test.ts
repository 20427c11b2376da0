import { expect, test } from 'vitest'

import { testApp, type TestApp } from '#test/test-app.ts'

import * as properties from '#domain/properties/properties.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { SHIPPED_NAMES } from '#domain/search/names.ts'
import { vocabulary } from './vocabulary.server.ts'

test('the vocabulary has the words of titles, of categories and locations in use, and of known names', async () => {
  const app = await testApp()
  await taxonomy.ensure(app, 'categories', ['Castle', 'Chalet'])
  await taxonomy.ensure(app, 'locations', ['Atlantis', 'Utopia'])
  const names = await namesOf(app)
  const idOf = (taxon: 'categories' | 'locations', name: string) =>
    names.names[taxon].find((named) => named.name === name)?.id
  await properties.createMany(app, [
    { properties_title: 'Lighthouse', category_id: idOf('categories', 'Castle') },
    { location_id: idOf('locations', 'Atlantis') },
  ])
  const words = await vocabulary(app, names)
  for (const word of ['lighthouse', 'castle', 'atlantis', 'penthouse', 'jumeirah'])
    expect(words, word).toContain(word)
  for (const word of ['chalet', 'utopia']) expect(words, word).not.toContain(word)
})

test('the vocabulary is collected once for each content version', async () => {
  const app = await testApp()
  const names = await namesOf(app)
  const { id } = await properties.create(app, { properties_title: 'Lighthouse' })
  const words = await vocabulary(app, names)
  expect(await vocabulary(app, names)).toBe(words)
  await properties.update(app, id, { properties_title: 'Windmill' })
  const changed = await vocabulary(app, names)
  expect(changed).toContain('windmill')
  expect(changed).not.toContain('lighthouse')
})

test('old listings have their words in the vocabulary, removed ones have not', async () => {
  const app = await testApp()
  const [, windmill = 0] = await properties.createMany(app, [
    { properties_title: 'Lighthouse' },
    { properties_title: 'Windmill' },
    ...Array.from({ length: 2001 }, () => ({})),
  ])
  await properties.remove(app, windmill)
  const words = await vocabulary(app, await namesOf(app))
  expect(words).toContain('lighthouse')
  expect(words).not.toContain('windmill')
})

async function namesOf(app: TestApp) {
  return {
    names: {
      categories: await taxonomy.categories(app),
      locations: await taxonomy.locations(app),
    },
    knownNames: SHIPPED_NAMES,
  }
}
