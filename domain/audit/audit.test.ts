import { expect, test } from 'vitest'

import { AUDIT_ACTIONS, AUDIT_KINDS, auditFilter, kindOf } from './audit.ts'

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

test.each([
  { kind: 'x' },
  { from: '2026-02-30' },
  { to: 'yesterday' },
  { about_id: 'x' },
  { who: '\0' },
])('the filter %j is refused', (filter) => {
  expect(auditFilter.safeParse(filter).success).toBe(false)
})

test('every action has a kind, and every kind an action', () => {
  const kinds = new Set(AUDIT_ACTIONS.map(kindOf))
  expect([...AUDIT_KINDS].filter((kind) => !kinds.has(kind))).toEqual([])
})
