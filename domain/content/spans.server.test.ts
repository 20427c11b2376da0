import { expect, test } from 'vitest'

import * as properties from '#domain/properties/properties.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as spans from './spans.server.ts'

test('a span tells when something in it last changed; one in which nothing is left is not told', async () => {
  const app = await testApp()
  const ids = await created(app, 7)
  expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7])
  const created_at = app.clock.now().toISOString()
  app.clock.advance({ hours: 1 })
  await properties.update(app, 2, { price: '1' })
  for (const id of [4, 5, 6]) await properties.remove(app, id)
  expect(await spans.list(app, 'properties', 3)).toEqual([
    { number: 1, changed: app.clock.now().toISOString() },
    { number: 3, changed: created_at },
  ])
  expect(await spans.count(app, 'properties')).toBe(4)
})

test('where there is nothing there is no span', async () => {
  expect(await spans.list(await testApp(), 'posts', 3)).toEqual([])
})

function created(app: TestApp, count: number): Promise<number[]> {
  return properties.createMany(
    app,
    Array.from({ length: count }, () => ({})),
  )
}
