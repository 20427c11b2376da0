import { expect, test } from 'vitest'

import { NO_SEARCH } from '#domain/search/query-params.ts'

import { nearestOf } from './nearest.ts'

const suggestion = (label: string) => ({ label, search: NO_SEARCH, count: 1 })

const nearest = (results: Record<string, number[]>) =>
  nearestOf(Object.keys(results).map(suggestion), ({ label }) =>
    (results[label] ?? []).map((id) => ({ id })),
  ).map(({ label, property }) => `${label} ${property.id}`)

test('each suggestion shows its first property that is not shown yet, three in all', () => {
  expect(nearest({ a: [1, 2], b: [1, 2], c: [1, 2], d: [4], e: [5] })).toEqual([
    'a 1',
    'b 2',
    'd 4',
  ])
})

test('a suggestion shows more where others find nothing', () => {
  expect(nearest({ a: [1, 2, 3, 4], b: [] })).toEqual(['a 1', 'a 2', 'a 3'])
})
