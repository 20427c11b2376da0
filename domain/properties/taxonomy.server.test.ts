import { expect, test } from 'vitest'

import { testApp } from '#test/test-app.ts'

import * as taxonomy from './taxonomy.server.ts'

test('categories and locations are sorted by name and carry it under both fields', async () => {
  const app = await testApp()
  const named = [
    (await taxonomy.categories(app)).map(({ name, category_name }) => [name, category_name]),
    (await taxonomy.locations(app)).map(({ name, location_name }) => [name, location_name]),
  ]
  for (const names of named) {
    expect(names.length).toBeGreaterThan(3)
    expect(names).toEqual(names.map(([name]) => [name, name]))
    expect(names).toEqual(names.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)))
  }
  expect(named[0]).not.toEqual(named[1])
})

test('missing names are added, and existing ones keep their ids', async () => {
  const app = await testApp()
  const before = await taxonomy.categories(app)
  await taxonomy.ensure(app, 'categories', ['Villa', 'Castle'])
  const after = await taxonomy.categories(app)
  expect(after.map(({ name }) => name)).toContain('Castle')
  expect(after.filter(({ name }) => name !== 'Castle')).toEqual(before)
})

test('missing returns the ids that do not exist', async () => {
  const app = await testApp()
  const [villa] = await taxonomy.categories(app)
  const there = villa?.id ?? 0
  expect(await taxonomy.missing(app.db, 'categories', [there, 8888, 9999])).toEqual([8888, 9999])
  expect(await taxonomy.missing(app.db, 'categories', [])).toEqual([])
})
