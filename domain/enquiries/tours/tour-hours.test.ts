import { expect, test } from 'vitest'

import { tourHours } from '#agency/tour-hours.ts'

import { openingInWords, startingTimes, takeOffered, weekdaysInWords } from './tour-hours.ts'

test.each([
  [[0, 1, 2, 3, 4, 5, 6], 'every day'],
  [[1, 2, 3, 4, 5, 6], 'Monday to Saturday'],
  [[0, 1, 2, 3, 4], 'Sunday to Thursday'],
  [[1, 2, 3], 'Monday to Wednesday'],
  [[5, 6], 'Friday, Saturday'],
  [[1, 3, 5], 'Monday, Wednesday, Friday'],
  [[0, 1, 2, 4], 'Sunday, Monday, Tuesday, Thursday'],
  [[2], 'Tuesday'],
])('an agency that is open on %j says “%s”', (weekdays, words) => {
  const hours = { ...tourHours, weekdays }
  expect(weekdaysInWords(hours)).toBe(words)
  expect(openingInWords(hours)).toBe(`${words}, 09:00 to 18:30, Dubai time`)
})

test.each([
  [[0, 1, 2, 3, 4, 5, 6], 'يوميًا'],
  [[1, 2, 3, 4, 5, 6], 'من الاثنين إلى السبت'],
  [[5, 6], 'يومي الجمعة والسبت'],
  [[1, 3, 5], 'أيام الاثنين والأربعاء والجمعة'],
  [[2], 'يوم الثلاثاء'],
])('an agency that is open on %j says “%s” in Arabic', (weekdays, words) => {
  const hours = { ...tourHours, weekdays }
  expect(openingInWords(hours, 'ar')).toBe(`${words}، من 09:00 إلى 18:30 بتوقيت دبي`)
})

test.each([
  [{ first: '09:45', last: '11:15', stepMinutes: 45 }, ['09:45', '10:30', '11:15']],
  [{ first: '08:00', last: '10:00', stepMinutes: 60 }, ['08:00', '09:00', '10:00']],
  [{ first: '12:05', last: '12:05', stepMinutes: 30 }, ['12:05']],
])('with %j tours begin at %j', (set, times) => {
  expect(startingTimes({ ...tourHours, ...set })).toEqual(times)
})

test('an offered day and time count where no other is chosen', () => {
  const tapped = { offered_day: '2026-11-20', offered_time: '10:00', tour_time: '' }
  takeOffered(tapped)
  expect(tapped).toMatchObject({ tour_day: '2026-11-20', tour_time: '10:00' })
  const chosen = { offered_time: '10:00', tour_time: '16:30' }
  takeOffered(chosen)
  expect(chosen).toMatchObject({ tour_day: '', tour_time: '16:30' })
})
