import { expect, test } from 'vitest'
import type { z } from 'zod'

import { enquiryChange, inboxFilter, inboxSearch } from './inbox.ts'

test('without a filter everything is shown', () => {
  expect(inboxFilter.parse({})).toEqual({ state: 'all' })
  expect(inboxSearch.parse({ search: 'roof' })).toEqual({ state: 'all', search: 'roof' })
})

test('the inbox takes a state, a kind and a page', () => {
  for (const state of ['open', 'handled', 'spam', 'all'])
    for (const kind of ['listing', 'tour', 'contact', 'sell'])
      expect(inboxFilter.parse({ state, kind, before: '120' })).toEqual({
        state,
        kind,
        before: 120,
      })
  for (const wrong of [{ state: '' }, { kind: '' }, { kind: 'all' }])
    expect(inboxFilter.safeParse(wrong).success).toBe(false)
})

test.each(['', 'x', 'x1', '1x', ' 1', '1 ', '-1', '1234567890'])(
  '%j is not a valid page',
  (before) => {
    expect(inboxFilter.safeParse({ before }).success).toBe(false)
  },
)

test('the search text has a maximum length', () => {
  expect(inboxSearch.safeParse({ search: 'x'.repeat(200) }).success).toBe(true)
  expect(faultOf(inboxSearch, { search: 'x'.repeat(201) })).toBe('Please look for fewer words.')
  for (const before of ['x', 0, 2_147_483_648])
    expect(faultOf(inboxSearch, { search: '', before })).toBe('Must be the id of an enquiry.')
  expect(inboxSearch.parse({ search: '', before: 7 })).toMatchObject({ before: 7 })
})

test('handled and spam are true, false or left out', () => {
  expect(enquiryChange.parse({})).toEqual({})
  expect(enquiryChange.parse({ handled: true, spam: false })).toEqual({
    handled: true,
    spam: false,
  })
  for (const wrong of [{ handled: 1 }, { spam: 'yes' }])
    expect(faultOf(enquiryChange, wrong)).toBe('Must be true or false.')
})

function faultOf(schema: z.ZodType, given: unknown): string | undefined {
  return schema.safeParse(given).error?.issues[0]?.message
}
