import { expect, test } from 'vitest'

import { auditFilter } from './audit.ts'

test('the log is read from its newest entry, or from before a given one', () => {
  expect(auditFilter.parse({})).toEqual({})
  expect(auditFilter.parse({ before: '7' })).toEqual({ before: 7 })
  expect(auditFilter.parse({ before: '123456789' })).toEqual({ before: 123_456_789 })
})

test.each(['', 'x', '-1', '1.5', '7x', 'x7', ' 7', '1234567890'])(
  '“%s” is no entry of the trail',
  (before) => {
    expect(auditFilter.safeParse({ before }).success).toBe(false)
  },
)
