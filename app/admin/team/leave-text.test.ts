import { expect, test } from 'vitest'

import { leaveText } from './leave-text.ts'

const now = new Date('2026-04-10T21:00:00Z')

test.each([
  ['', '', ''],
  ['2026-04-11', '', 'On leave'],
  ['2026-04-01', '2026-04-11', 'On leave until 11 Apr 2026'],
  ['2026-04-12', '2026-04-20', 'On leave from 12 Apr 2026'],
  ['2026-04-01', '2026-04-10', ''],
])('on 11 April in Dubai, from %o until %o: %o', (away_from, away_until, text) => {
  expect(leaveText({ away_from, away_until }, now)).toBe(text)
})
