import { afterEach, expect, test, vi } from 'vitest'

import { tourHours } from '#agency/tour-hours.ts'

afterEach(() => {
  vi.doUnmock('#agency/tour-hours.ts')
  vi.resetModules()
})

test.each([
  [[0, 1, 2, 3, 4, 5, 6], 'every day'],
  [[1, 2, 3, 4, 5, 6], 'Monday to Saturday'],
  [[0, 1, 2, 3, 4], 'Sunday to Thursday'],
  [[1, 2, 3], 'Monday to Wednesday'],
  [[5, 6], 'Friday, Saturday'],
  [[1, 3, 5], 'Monday, Wednesday, Friday'],
  [[0, 1, 2, 4], 'Sunday, Monday, Tuesday, Thursday'],
  [[2], 'Tuesday'],
])('an agency that is open on %j says “%s”', async (weekdays, words) => {
  const hours = await hoursOf({ weekdays })
  expect(hours.WEEKDAYS_IN_WORDS).toBe(words)
  expect(hours.OPENING_IN_WORDS).toBe(`${words}, 09:00 to 18:30, Dubai time`)
})

test.each([
  [{ first: '09:45', last: '11:15', stepMinutes: 45 }, ['09:45', '10:30', '11:15']],
  [{ first: '08:00', last: '10:00', stepMinutes: 60 }, ['08:00', '09:00', '10:00']],
  [{ first: '12:05', last: '12:05', stepMinutes: 30 }, ['12:05']],
])('with %j tours begin at %j', async (set, times) => {
  expect((await hoursOf(set)).TIMES).toEqual(times)
})

/** The texts for an agency with other tour hours. */
function hoursOf(set: Partial<typeof tourHours>) {
  vi.resetModules()
  vi.doMock('#agency/tour-hours.ts', () => ({ tourHours: { ...tourHours, ...set } }))
  return import('./tour-hours.ts')
}
