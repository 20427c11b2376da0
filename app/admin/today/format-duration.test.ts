import { expect, test } from 'vitest'

import { formatDuration } from './format-duration.ts'

test.each([
  [-5, '0 min'],
  [59_000, '0 min'],
  [12 * 60_000, '12 min'],
  [3_600_000, '1 h'],
  [3 * 3_600_000 + 300_000, '3 h 5 min'],
  [47 * 3_600_000, '47 h'],
  [48 * 3_600_000, '2 days'],
])('%d milliseconds are %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})
