import { expect, test } from 'vitest'

import { initialsOf } from './user-fields.ts'

test.each([
  ['Layla Haddad', 'LH'],
  ['layla', 'L'],
  ['Jean van der Berg', 'JB'],
  ['ليلى حداد', 'ل ح'],
  // The article is no part of the name.
  ['مريم السويدي', 'م س'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
