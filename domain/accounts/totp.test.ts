import { Secret } from 'otpauth'
import { expect, test } from 'vitest'

import { codeAt, findStep, stepAt } from './totp.ts'

const SECRET = Secret.fromUTF8('12345678901234567890').base32

// RFC 6238, appendix B, the column of SHA-1. Its codes have eight digits; ours are the last six.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is the one of RFC 6238', (second, code) => {
  expect(codeAt(SECRET, stepAt(new Date(second * 1000)))).toBe(code.slice(-6))
})

// RFC 4226, appendix D.
test('the first ten codes are those of RFC 4226', () => {
  const codes = Array.from({ length: 10 }, (_, step) => codeAt(SECRET, step))
  expect(codes.join(' ')).toBe(
    '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489',
  )
})

const now = new Date(1_234_567_890_000)
const current = stepAt(now)

test('a code is valid in its own step and in those before and after', () => {
  expect(stepsFound({ last_step: 0 })).toEqual([null, current - 1, current, current + 1, null])
})

test('a code of the last used step, or of an earlier one, is refused', () => {
  expect(stepsFound({ last_step: current })).toEqual([null, null, null, current + 1, null])
})

test('what is not a code has no step', () => {
  for (const code of ['000000', '', '12345', 'letters'])
    expect(findStep(code, { secret: SECRET, last_step: 0 }, now), code).toBeNull()
})

test('a secret that is not base 32 is refused', () => {
  expect(() => codeAt('MZX1', 0)).toThrow(TypeError)
})

/** For the codes from two steps ago to two ahead. */
function stepsFound({ last_step }: { last_step: number }) {
  return [-2, -1, 0, 1, 2].map((offset) =>
    findStep(codeAt(SECRET, current + offset), { secret: SECRET, last_step }, now),
  )
}
