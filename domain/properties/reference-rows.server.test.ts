import { expect, test } from 'vitest'

import { testApp, type TestApp } from '#test/test-app.ts'

import type { PropertyChange } from './property.ts'
import * as properties from './properties.server.ts'

test('an automatic reference gets the first letter that makes it unique', async () => {
  const app = await testApp()
  await createMany(app, [{ reference: 'GH-3' }, { reference: 'gh-3B' }])
  expect(await createMany(app, [{}, {}])).toEqual(['GH-3c', 'GH-4'])
})

test('so do those of several listings that are created at once', async () => {
  const app = await testApp()
  const given = ['GH-5', 'GH-5b', 'GH-6', 'GH-6c'].map((reference) => ({ reference }))
  expect((await createMany(app, [...given, {}, {}, {}])).slice(4)).toEqual([
    'GH-5c',
    'GH-6b',
    'GH-7',
  ])
})

test('after z, one more letter follows', async () => {
  const app = await testApp()
  const letters = ['', ...'bcdefghijklmnopqrstuvwxyz'.split('')].map((letter) => `GH-27${letter}`)
  const given = letters.map((reference) => ({ reference }))
  await createMany(app, given)
  expect(await createMany(app, [{}])).toEqual(['GH-27zb'])
})

/** The references of new listings. */
async function createMany(app: TestApp, changes: PropertyChange[]): Promise<string[]> {
  const ids = await properties.createMany(app, changes)
  const created = await Promise.all(ids.map((id) => properties.find(app, id, 'administrators')))
  return created.map(({ reference }) => reference)
}
