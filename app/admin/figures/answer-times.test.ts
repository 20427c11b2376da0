import { expect, test } from 'vitest'

import { inTimeText, minutesText } from './answer-times.ts'

test.each([
  [null, '–'],
  [0, '0 min'],
  [12.4, '12 min'],
  [59.6, '1 h'],
  [72, '1 h 12 min'],
  [600_000, '10,000 h'],
])('%s minutes are %s', (minutes, text) => {
  expect(minutesText(minutes)).toBe(text)
})

test('what was answered in time is shown as two numbers, or a dash where nothing was due', () => {
  const times = { received: 20, answered: 0, median_minutes: null, p90_minutes: null }
  expect(inTimeText({ ...times, due: 12, in_time: 11 })).toBe('11 of 12')
  expect(inTimeText({ ...times, due: 0, in_time: 0 })).toBe('–')
})
