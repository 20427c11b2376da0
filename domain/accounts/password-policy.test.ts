import { expect, test } from 'vitest'

import { adviceOn } from './password-policy.ts'

test('a password that could be longer is taken with advice', () => {
  expect(adviceOn('x'.repeat(14))).toBe(
    'A password of 15 characters or more is much harder to guess.',
  )
  expect(adviceOn('x'.repeat(15))).toBeNull()
})
