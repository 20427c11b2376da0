import { expect, test } from 'vitest'

import { passwordAdvice } from './password-policy.ts'

test('a password that could be longer is accepted with advice', () => {
  expect(passwordAdvice('x'.repeat(14))).toBe(
    'A password of 15 characters or more is much harder to guess.',
  )
  expect(passwordAdvice('x'.repeat(15))).toBeNull()
})
