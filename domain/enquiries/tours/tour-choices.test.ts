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
