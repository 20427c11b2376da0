import { expect, test } from 'vitest'

import { tourHours } from '#agency/tour-hours.ts'
import { dubaiInstant } from '#domain/dubai-time.ts'

import { openingInWords, startingTimes } from './tour-hours.ts'
import { endOf, formatTourTime, toTourTimeInput, tourTimeProblems } from './tour-time.ts'

// A Sunday, noon in Dubai.
const NOW = new Date('2026-03-01T08:00:00Z')
const on = (tour_day?: string, tour_time?: string, now = NOW) =>
  tourTimeProblems(tourHours, { tour_day, tour_time }, now)

test('a proposed time has a day and a starting time, or is left out', () => {
  expect(on('2026-03-03', '14:30')).toEqual({})
  expect(on()).toEqual({})
  expect(on('', '')).toEqual({})
  expect(on('2026-03-03', '')).toEqual({
    tour_time: 'Please choose a time as well, or leave both empty.',
  })
  expect(on('', '14:30')).toEqual({
    tour_day: 'Please choose a day as well, or leave both empty.',
  })
})

test('a tour may be today, and sixty days ahead', () => {
  expect(on('2026-03-02', '14:30', new Date('2026-03-02T05:00:00Z'))).toEqual({})
  expect(on('2026-04-30', '18:30')).toEqual({})
})

test.each([
  ['2026-02-30', '14:30', 'tour_day', 'calendar'],
  ['tomorrow', '14:30', 'tour_day', 'calendar'],
  ['2026-03-03', '14:15', 'tour_time', '09:00 to 18:30'],
  ['2026-03-03', '08:30', 'tour_time', '09:00 to 18:30'],
  ['2026-03-03', '19:00', 'tour_time', '09:00 to 18:30'],
  ['2026-03-08', '14:30', 'tour_day', 'Monday to Saturday'],
  ['2026-02-28', '14:30', 'tour_day', 'passed'],
  ['2026-05-01', '14:30', 'tour_day', 'next 60 days'],
])('%s %s is refused with a message', (day, time, field, words) => {
  expect(on(day, time)).toEqual({ [field]: expect.stringContaining(words) as string })
})

test('a time that is too soon is refused, in Dubai time', () => {
  const noon = new Date('2026-03-03T08:00:00Z')
  expect(on('2026-03-03', '11:30', noon)).toMatchObject({
    tour_time: expect.stringContaining('passed') as string,
  })
  expect(on('2026-03-03', '12:00', noon)).toMatchObject({
    tour_time: expect.stringContaining('passed') as string,
  })
  expect(on('2026-03-03', '12:30', noon)).toMatchObject({
    tour_time: expect.stringContaining('120 minutes') as string,
  })
  expect(on('2026-03-03', '13:30', noon)).toMatchObject({
    tour_time: expect.stringContaining('120 minutes') as string,
  })
  expect(on('2026-03-03', '14:00', noon)).toEqual({})
  // 23:00 in London is the next day in Dubai.
  expect(on('2026-03-03', '18:30', new Date('2026-03-03T20:30:00Z'))).toMatchObject({
    tour_day: expect.stringContaining('passed') as string,
  })
})

test.each([
  [120, 'at least 120 minutes from now', 'بعد 120 دقيقة من الآن'],
  [180, 'at least 3 hours from now', 'بعد 3 ساعات من الآن'],
  [1000, 'at least 17 hours from now', 'بعد 17 ساعة من الآن'],
  [2880, 'at least 2 days from now', 'بعد يومين من الآن'],
  [10_080, 'at least 7 days from now', 'بعد 7 أيام من الآن'],
])('a notice of %s minutes is said in the unit that a reader expects', (noticeMinutes, en, ar) => {
  const input = { tour_day: '2026-03-02', tour_time: '09:00' }
  const now = new Date('2026-03-02T04:59:00Z')
  const said = (language: 'en' | 'ar') =>
    tourTimeProblems({ ...tourHours, noticeMinutes }, input, now, language)['tour_time']
  expect(said('en')).toContain(en)
  expect(said('ar')).toContain(ar)
})

test('an instant is shown and typed in Dubai time', () => {
  const at = dubaiInstant('2026-11-20', '14:30').toISOString()
  expect(at).toBe('2026-11-20T10:30:00.000Z')
  expect(toTourTimeInput(at)).toEqual({ tour_day: '2026-11-20', tour_time: '14:30' })
  expect(formatTourTime(at)).toBe('Friday 20 November 2026 at 14:30, Dubai time')
})

test('what is wrong with a time is said in Arabic, too', () => {
  const inArabic = (tour_day: string, tour_time: string, hours = tourHours) =>
    Object.values(tourTimeProblems(hours, { tour_day, tour_time }, NOW, 'ar'))
  expect(inArabic('2026-03-03', '')).toEqual(['يرجى اختيار الوقت أيضًا، أو ترك الحقلين فارغين.'])
  expect(inArabic('2026-03-03', '08:30')).toEqual(['يرجى اختيار وقت بين 09:00 و18:30.'])
  expect(inArabic('2026-03-08', '14:30')).toEqual([
    'تُجرى المعاينات من الاثنين إلى السبت. يرجى اختيار يوم آخر.',
  ])
  expect(inArabic('2026-05-01', '14:30')).toEqual(['يرجى اختيار يوم خلال 60 يومًا من الآن.'])
  expect(inArabic('2026-05-01', '14:30', { ...tourHours, daysAhead: 2 })).toEqual([
    'يرجى اختيار يوم خلال يومين من الآن.',
  ])
})

test('an instant is written in Arabic with Latin digits and the month names of the Emirates', () => {
  expect(formatTourTime('2026-11-20T10:30:00.000Z', 'ar')).toBe(
    'الجمعة 20 نوفمبر 2026 الساعة 14:30 بتوقيت دبي',
  )
})

test('a tour takes 45 minutes', () => {
  expect(endOf(tourHours, '2026-11-20T10:30:00.000Z')).toEqual(new Date('2026-11-20T11:15:00Z'))
})

test('the tour hours are described as configured', () => {
  const times = startingTimes(tourHours)
  expect([times.length, times[0], times[1], times.at(-1)]).toEqual([20, '09:00', '09:30', '18:30'])
  expect(openingInWords(tourHours)).toBe('Monday to Saturday, 09:00 to 18:30, Dubai time')
})
