import { expect, test } from 'vitest'

import { EVERY_ID } from '#domain/paging.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as parts from './sitemap-parts.server.ts'

test('a part has the date of its last change, and an empty part is left out', async () => {
  const app = await testApp()
  const ids = await createProperties(app, 7)
  expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7])
  const created_at = app.clock.now().toISOString()
  app.clock.advance({ hours: 1 })
  await properties.update(app, 2, { price: '1' })
  for (const id of [4, 5, 6]) await properties.remove(app, id)
  expect(await parts.list(app, 'properties', 3)).toEqual([
    { number: 1, changed: app.clock.now().toISOString() },
    { number: 3, changed: created_at },
  ])
  expect(await parts.count(app, 'properties')).toBe(4)
})

test('an empty table has no parts', async () => {
  expect(await parts.list(await testApp(), 'posts', 3)).toEqual([])
})

test('properties hidden for lack of a permit are in no part', async () => {
  const app: TestApp = { ...(await testApp()), permitMode: 'enforce' }
  await createProperties(app, 4)
  const permit = { permit_number: '71', permit_url: 'https://dubailand.gov.ae/71' }
  await properties.update(app, 2, permit)
  expect(await parts.count(app, 'properties')).toBe(1)
  const changed = app.clock.now().toISOString()
  expect(await parts.list(app, 'properties', 1)).toEqual([{ number: 2, changed }])
})

test('a change in one part does not change the date of another', async () => {
  const app = await testApp()
  await createProperties(app, 2)
  const created_at = app.clock.now().toISOString()
  app.clock.advance({ hours: 1 })
  await properties.update(app, 2, { price: '1' })
  expect(await parts.list(app, 'properties', 1)).toEqual([
    { number: 1, changed: created_at },
    { number: 2, changed: app.clock.now().toISOString() },
  ])
})

test('the id range of a part stays within the ids of both database engines', () => {
  const highest = 2_147_483_647
  expect(parts.idRange(1, 100)).toEqual({ above: 0, to: 100 })
  expect(parts.idRange(3, 100)).toEqual({ above: 200, to: 300 })
  expect(parts.idRange(21_474_837, 100)).toEqual({ above: 2_147_483_600, to: highest })
  expect(parts.idRange(99_999_999, 100)).toEqual({ above: highest, to: highest })
  expect(EVERY_ID).toEqual({ above: 0, to: highest })
})

function createProperties(app: TestApp, count: number): Promise<number[]> {
  return properties.createMany(
    app,
    Array.from({ length: count }, () => ({})),
  )
}
