import { expect, test } from 'vitest'

import { tourHours } from '#agency/tour-hours.ts'

import { tourChoices } from './tour-choices.ts'
import { startingTimes } from './tour-hours.ts'
import { tourTimeProblems } from './tour-time.ts'

// Friday evening in Dubai, and still Friday in London.
const FRIDAY = new Date('2026-11-20T19:30:00Z')

test('offers the next open days in Dubai, without today and without Sunday', () => {
  expect(tourChoices(tourHours, FRIDAY).offered.days.map(({ label }) => label)).toEqual([
    'Sat 21 Nov',
    'Mon 23 Nov',
    'Tue 24 Nov',
    'Wed 25 Nov',
  ])
})

test('the day changes at midnight in Dubai', () => {
  const saturday = new Date('2026-11-20T20:00:00Z')
  expect(tourChoices(tourHours, saturday).days[0]).toEqual({
    day: '2026-11-21',
    label: 'Sat 21 Nov',
    isOpen: true,
  })
})

test('names days and hours in Arabic', () => {
  const { days, description } = tourChoices(tourHours, FRIDAY, 'ar')
  expect(days[0]?.label).toBe('الجمعة 20 نوفمبر')
  expect(description).toBe('من الاثنين إلى السبت، من 09:00 إلى 18:30 بتوقيت دبي')
})

test('shows closed days as closed, up to the last day that is accepted', () => {
  const { days } = tourChoices(tourHours, FRIDAY)
  expect(days).toHaveLength(tourHours.daysAhead + 1)
  expect(days.filter(({ isOpen }) => !isOpen).every(({ label }) => label.startsWith('Sun'))).toBe(
    true,
  )
  for (const { day, isOpen } of days.slice(1))
    expect(
      Object.keys(tourTimeProblems(tourHours, { tour_day: day, tour_time: '10:00' }, FRIDAY)),
    ).toEqual(isOpen ? [] : ['tour_day'])
})

test('offers only times at which a tour may begin', () => {
  expect(tourHours.offered.filter((time) => !startingTimes(tourHours).includes(time))).toEqual([])
})

test.each([
  { noticeMinutes: 2880, daysAhead: 60, firstDay: 'Mon 23 Nov' },
  { noticeMinutes: 2880, daysAhead: 2, firstDay: 'Mon 23 Nov' },
  // At the end of the day, the last tour of Saturday is 18 hours and a half ahead.
  { noticeMinutes: 1110, daysAhead: 60, firstDay: 'Sat 21 Nov' },
  { noticeMinutes: 1111, daysAhead: 60, firstDay: 'Mon 23 Nov' },
  { noticeMinutes: 10_080, daysAhead: 1, firstDay: 'Sat 28 Nov' },
])(
  'with $noticeMinutes minutes of notice, what is offered can be chosen all day',
  ({ firstDay, ...settings }) => {
    const hours = { ...tourHours, ...settings }
    const { offered, days } = tourChoices(hours, FRIDAY)
    expect(offered.days[0]?.label).toBe(firstDay)
    const lastMoment = new Date('2026-11-20T19:59:59Z')
    for (const { day } of offered.days) {
      expect(days.map((other) => other.day)).toContain(day)
      const input = { tour_day: day, tour_time: tourHours.last }
      expect(tourTimeProblems(hours, input, lastMoment)).toEqual({})
    }
  },
)
