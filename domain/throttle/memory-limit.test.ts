import { expect, test } from 'vitest'

import { memoryLimit } from './memory-limit.ts'

test('each network may do so much in a window, and again in the next', () => {
  let time = 0
  const limit = memoryLimit({ now: () => new Date(time) }, { allowed: 2, perMs: 1000 })
  const tries = (network: string) => [1, 2, 3].map(() => limit.isAllowed(network))
  expect(tries('198.51.100.7')).toEqual([true, true, false])
  expect(tries('198.51.100.8')).toEqual([true, true, false])
  time = 1000
  expect(tries('198.51.100.7')).toEqual([true, true, false])
  // A clock that is set back.
  time = -5000
  expect(tries('198.51.100.7')).toEqual([true, true, false])
})
