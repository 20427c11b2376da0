import { expect, test } from 'vitest'

import { pagesInRange, type IdRange } from './paging.server.ts'

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
  ['all full, and one more read', 5, [[7, 5, 4, 3, 2]], 2],
  ['a single one', 9, [[7, 5, 4, 3, 2]], 1],
  ['one row each', 1, [[7], [5], [4], [3], [2]], 6],
])('pages go from the highest id down: %s', async (_, pageSize, expected, readCount) => {
  const { pages, reads } = await readAll({ above: 1, to: 8 }, pageSize)
  expect(pages).toEqual(expected)
  expect(reads).toHaveLength(readCount)
  expect(reads[0]).toEqual({ above: 1, to: 8 })
})

test('an empty range has no pages', async () => {
  expect(await readAll({ above: 9, to: 20 }, 3)).toEqual({
    pages: [],
    reads: [{ above: 9, to: 20 }],
  })
})

async function readAll(range: IdRange, pageSize: number) {
  const reads: IdRange[] = []
  const read = ({ above, to }: IdRange) => {
    reads.push({ above, to })
    const ids = [9, 7, 5, 4, 3, 2, 1].filter((id) => id > above && id <= to)
    return Promise.resolve(ids.slice(0, pageSize).map((id) => ({ id })))
  }
  const pages = await Array.fromAsync(pagesInRange(range, pageSize, read))
  return { pages: pages.map((page) => page.map(({ id }) => id)), reads }
}
