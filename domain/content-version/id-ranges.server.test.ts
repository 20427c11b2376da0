import { describe, expect, test } from 'vitest'

import * as properties from '#domain/properties/properties.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as spans from './id-ranges.server.ts'

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

test('what is hidden for want of a permit is in no span', async () => {
  const app: TestApp = { ...(await testApp()), permitMode: 'enforce' }
  await created(app, 4)
  const permit = { permit_number: '71', permit_url: 'https://dubailand.gov.ae/71' }
  await properties.update(app, 2, permit)
  expect(await spans.count(app, 'properties')).toBe(1)
  const changed = app.clock.now().toISOString()
  expect(await spans.list(app, 'properties', 1)).toEqual([{ number: 2, changed }])
})

test('a change in a later span is none of the one before it', async () => {
  const app = await testApp()
  await created(app, 2)
  const created_at = app.clock.now().toISOString()
  app.clock.advance({ hours: 1 })
  await properties.update(app, 2, { price: '1' })
  expect(await spans.list(app, 'properties', 1)).toEqual([
    { number: 1, changed: created_at },
    { number: 2, changed: app.clock.now().toISOString() },
  ])
})

test('a span is a stretch of the ids that either engine can give', () => {
  const highest = 2_147_483_647
  expect(spans.idRange(1, 100)).toEqual({ above: 0, to: 100 })
  expect(spans.idRange(3, 100)).toEqual({ above: 200, to: 300 })
  expect(spans.idRange(21_474_837, 100)).toEqual({ above: 2_147_483_600, to: highest })
  expect(spans.idRange(99_999_999, 100)).toEqual({ above: highest, to: highest })
  expect(spans.EVERY_ID).toEqual({ above: 0, to: highest })
})

describe('pages', () => {
  test.each<[string, number, number[][], number]>([
    [
      'the last one shorter',
      3,
      [
        [7, 5, 4],
        [3, 2],
      ],
      2,
    ],
    ['all of them full, and one more look', 5, [[7, 5, 4, 3, 2]], 2],
    ['all in one', 9, [[7, 5, 4, 3, 2]], 1],
    ['one by one', 1, [[7], [5], [4], [3], [2]], 6],
  ])('go from the newest down: %s', async (_, limit, expected, looks) => {
    const { pages, asked } = await walk({ above: 1, to: 8 }, limit)
    expect(pages).toEqual(expected)
    expect(asked).toHaveLength(looks)
    expect(asked[0]).toEqual({ above: 1, to: 8 })
  })

  test('are none where there is nothing', async () => {
    expect(await walk({ above: 9, to: 20 }, 3)).toEqual({
      pages: [],
      asked: [{ above: 9, to: 20 }],
    })
  })

  async function walk(bounds: spans.IdRange, limit: number) {
    const asked: spans.IdRange[] = []
    const read = ({ above, to }: spans.IdRange) => {
      asked.push({ above, to })
      const within = [9, 7, 5, 4, 3, 2, 1].filter((id) => id > above && id <= to)
      return Promise.resolve(within.slice(0, limit).map((id) => ({ id })))
    }
    const pages = await Array.fromAsync(spans.pages(bounds, limit, read))
    return { pages: pages.map((page) => page.map(({ id }) => id)), asked }
  }
})

function created(app: TestApp, count: number): Promise<number[]> {
  return properties.createMany(
    app,
    Array.from({ length: count }, () => ({})),
  )
}
