import { expect, test } from 'vitest'

import { parse } from '#domain/fields.ts'
import { NO_SEARCH } from '#domain/search/query-params.ts'

import { adminListQuery } from './admin-list-schema.ts'

test.each([
  [{}, {}],
  [
    { page: '1', per_page: '1' },
    { page: 1, per_page: 1 },
  ],
  [
    { page: '9999999', per_page: '100' },
    { page: 9_999_999, per_page: 100 },
  ],
  [{ page: '007' }, { page: 7 }],
  [{ term: ' Villa ' }, { term: ' Villa ' }],
  [{ term: 'x'.repeat(200) }, { term: 'x'.repeat(200) }],
])('%j asks for %j', (query, wanted) => {
  expect(parse(adminListQuery, query)).toEqual({ ...NO_SEARCH, ...wanted })
})

const NO_PAGE = 'A page is a whole number from 1.'

test.each([
  [{ page: '0' }, NO_PAGE],
  [{ page: '' }, NO_PAGE],
  [{ page: '-1' }, NO_PAGE],
  [{ page: '1.5' }, NO_PAGE],
  [{ page: '1x' }, NO_PAGE],
  [{ page: 'x1' }, NO_PAGE],
  [{ page: '10000000' }, NO_PAGE],
  [{ page: ['1', '2'] }, NO_PAGE],
  [{ per_page: '0' }, 'A page has 1 to 100 properties.'],
  [{ per_page: '101' }, 'A page has 1 to 100 properties.'],
  [{ term: 'x'.repeat(201) }, 'This is too long to be looked for.'],
])('%j is refused', (query, message) => {
  expect(() => parse(adminListQuery, query)).toThrow(message)
})
