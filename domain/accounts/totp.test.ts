import { expect, test } from 'vitest'

import { base32 } from './base32.ts'
import { codeAt, otpauthUrl, stepAt, stepOf } from './totp.ts'

const SECRET = base32(new TextEncoder().encode('12345678901234567890'))

// RFC 6238, appendix B, the column of SHA-1. Its codes have eight digits; ours are the last six.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is the one of RFC 6238', async (second, code) => {
  expect(await codeAt(SECRET, stepAt(new Date(second * 1000)))).toBe(code.slice(-6))
})

// RFC 4226, appendix D.
test('the first ten codes are those of RFC 4226', async () => {
  const codes = await Promise.all(Array.from({ length: 10 }, (_, step) => codeAt(SECRET, step)))
  expect(codes.join(' ')).toBe(
    '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489',
  )
})

const now = new Date(1_234_567_890_000)
const current = stepAt(now)

test('a code counts in its half minute and in those before and after, and no longer', async () => {
  expect(await stepsFound({ last_step: 0 })).toEqual([
    null,
    current - 1,
    current,
    current + 1,
    null,
  ])
})

test('a code that was taken, or one before it, counts no more', async () => {
  expect(await stepsFound({ last_step: current })).toEqual([null, null, null, current + 1, null])
})

test('what is no code belongs to no step', async () => {
  for (const code of ['000000', '', '12345', 'letters'])
    expect(await stepOf(code, { secret: SECRET, last_step: 0 }, now), code).toBeNull()
})

/** For the codes from two steps ago to two ahead. */
function stepsFound({ last_step }: { last_step: number }) {
  return Promise.all(
    [-2, -1, 0, 1, 2].map(async (off) =>
      stepOf(await codeAt(SECRET, current + off), { secret: SECRET, last_step }, now),
    ),
  )
}

test('an authenticator app is told the key, whose it is and how to count', () => {
  const address = otpauthUrl({ secret: SECRET, issuer: 'Ghaf & Harbour', username: 'läyla' })
  expect(address).toBe(
    `otpauth://totp/Ghaf%20%26%20Harbour:l%C3%A4yla?secret=${SECRET}` +
      '&issuer=Ghaf%20%26%20Harbour&algorithm=SHA1&digits=6&period=30',
  )
  expect(new URL(address).searchParams.get('issuer')).toBe('Ghaf & Harbour')
})
