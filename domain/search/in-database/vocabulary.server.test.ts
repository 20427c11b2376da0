import { expect, test } from 'vitest'

import { testApp } from '#test/test-app.ts'

import { shelves } from './category-and-location-matches.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { vocabulary } from './vocabulary.server.ts'

test('the words that a slip may have been meant for are those of titles, of names in use and of the town', async () => {
  const app = await testApp()
  await taxonomy.ensure(app, 'categories', ['Castle', 'Chalet'])
  await taxonomy.ensure(app, 'locations', ['Atlantis', 'Utopia'])
  const there = await shelves(app)
  const idOf = (shelf: 'categories' | 'locations', name: string) =>
    there[shelf].find((named) => named.name === name)?.id
  await properties.createMany(app, [
    { properties_title: 'Lighthouse', category_id: idOf('categories', 'Castle') },
    { location_id: idOf('locations', 'Atlantis') },
  ])
  const words = await vocabulary(app, there)
  for (const word of ['lighthouse', 'castle', 'atlantis', 'penthouse', 'jumeirah'])
    expect(words, word).toContain(word)
  for (const word of ['chalet', 'utopia']) expect(words, word).not.toContain(word)
})

test('they are gathered once, and anew when a listing has changed', async () => {
  const app = await testApp()
  const there = await shelves(app)
  const { id } = await properties.create(app, { properties_title: 'Lighthouse' })
  const words = await vocabulary(app, there)
  expect(await vocabulary(app, there)).toBe(words)
  await properties.update(app, id, { properties_title: 'Windmill' })
  const changed = await vocabulary(app, there)
  expect(changed).toContain('windmill')
  expect(changed).not.toContain('lighthouse')
})

test('a listing behind thousands of newer ones has its word, too, but a removed one has none', async () => {
  const app = await testApp()
  const [, windmill = 0] = await properties.createMany(app, [
    { properties_title: 'Lighthouse' },
    { properties_title: 'Windmill' },
    ...Array.from({ length: 2001 }, () => ({})),
  ])
  await properties.remove(app, windmill)
  const words = await vocabulary(app, await shelves(app))
  expect(words).toContain('lighthouse')
  expect(words).not.toContain('windmill')
})
