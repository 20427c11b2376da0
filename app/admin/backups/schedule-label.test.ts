import { expect, test } from 'vitest'

import { scheduleLabel } from './schedule-label.ts'

test.each([
  [24, 'every 24 hours'],
  [0.5, 'every 30 minutes'],
  [7 / 60, 'every 7 minutes'],
])('backups with %f hours between them are made %s', (hours, text) => {
  expect(scheduleLabel(hours, 14)).toBe(`Yes, ${text}; the last 14 are kept.`)
})
