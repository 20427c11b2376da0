import { expect, test } from 'vitest'

import { filterQuery, isSameFilter, readFilter } from './inbox-filter.ts'

test('a filter is the same after a reload, and a name is in no URL', () => {
  const filter = { state: 'open', kind: 'sell', assignee: 'me' } as const
  const query = filterQuery({ ...filter, search: 'Layla' })
  expect(`${query}`).toBe('state=open&kind=sell&assignee=me')
  expect(readFilter(query)).toEqual(filter)
})

test('without a filter those who wait are listed, and unknown values are ignored', () => {
  const first = { state: 'waiting', kind: '', assignee: '' } as const
  expect(readFilter(new URLSearchParams())).toEqual(first)
  expect(readFilter(new URLSearchParams('state=toString&kind=<b>&assignee=7'))).toEqual(first)
  expect(`${filterQuery({ ...first, search: '' })}`).toBe('')
})

test('a filter is the same only with the same search', () => {
  const filter = { state: 'waiting', kind: '', assignee: '', search: 'Layla' } as const
  expect(isSameFilter(filter, { ...filter })).toBe(true)
  expect(isSameFilter(filter, { ...filter, search: '' })).toBe(false)
  expect(isSameFilter(filter, { ...filter, state: 'open' })).toBe(false)
})
