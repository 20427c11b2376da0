import { expect, test } from 'vitest'

import { filterQuery } from './filter-query.ts'

test.each([
  [{ kind: 'post', about_id: '7' }, { kind: 'post' }],
  [{ kind: '', about_id: '7' }, { kind: '' }],
  [
    { kind: 'property', about_id: '7', to: '2020-01-01' },
    { kind: 'property', about_id: '7', to: '2020-01-01' },
  ],
])('of the changes of listing 7, choosing %o shows %o', (fields: object, query) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const before = new URLSearchParams('kind=property&about_id=7')
  expect(Object.fromEntries(filterQuery(form, before))).toEqual(query)
})
