import { expect, test } from 'vitest'

import { daysAfter } from '#domain/dubai-time.ts'
import { NO_COUNTS } from '#domain/figures/report.ts'

import {
  changeText,
  daysOf,
  labelledPoints,
  periodName,
  pointsOf,
  topOf,
  weeksOf,
} from './series.ts'

function figures(from: string, length: number) {
  const days = Array.from({ length }, (_, at) => ({
    day: daysAfter(from, at),
    ...NO_COUNTS,
    calls: at,
    whatsapp: 1,
  }))
  return { days, before: { days, totals: NO_COUNTS } }
}

test('a period ends today in Dubai', () => {
  const evening = new Date('2026-03-14T21:00:00Z')
  expect(daysOf(7, evening)).toEqual({ from: '2026-03-09', to: '2026-03-15' })
  expect(daysOf(365, evening)).toEqual({ from: '2025-04-01', to: '2026-03-15' })
})

test('each day is a point, with the day of the period before', () => {
  const points = pointsOf(figures('2026-02-27', 9), ['calls', 'whatsapp'])
  expect(points[8]).toEqual({ name: 'Sat 7 March', label: '7 Mar', value: 9, before: 9 })
  expect(weeksOf(points)).toEqual({
    weekdays: ['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu'],
    weeks: [
      { name: '27 Feb to 5 Mar', values: [1, 2, 3, 4, 5, 6, 7] },
      { name: '6 to 7 Mar', values: [8, 9] },
    ],
  })
})

test('a year has a point for each month', () => {
  const points = pointsOf(figures('2025-12-01', 120), ['whatsapp'])
  expect(points).toMatchObject([
    { name: 'December 2025', label: 'Dec', value: 31, before: null },
    { name: 'January 2026', value: 31 },
    { name: 'February 2026', value: 28 },
    { name: 'March 2026', value: 30 },
  ])
})

test.each([
  ['2026-11-01', '2026-11-14', '1 to 14 November 2026'],
  ['2026-02-26', '2026-03-04', '26 February to 4 March 2026'],
  ['2025-12-30', '2026-01-02', '30 December 2025 to 2 January 2026'],
  ['2026-03-01', '2026-03-01', '1 March 2026'],
])('%s to %s is %s', (from, to, name) => {
  expect(periodName(from, to)).toBe(name)
})

test.each([
  [0, 4],
  [5, 6],
  [8, 8],
  [13, 20],
  [204, 400],
  [1001, 2000],
])('a chart of up to %i ends at %i', (max, top) => {
  expect(topOf([1, max])).toBe(top)
})

test('labels stand at the ends and between', () => {
  expect(labelledPoints(30)).toEqual([0, 7, 14, 21, 29])
  expect(labelledPoints(12)).toEqual([0, 3, 6, 9, 11])
  expect(labelledPoints(3)).toEqual([0, 1, 2])
  expect(labelledPoints(1)).toEqual([0])
})

test.each([
  [2020, 1804, '1,804 before, 12 % up'],
  [39, 30, '30 before, 9 more'],
  [27, 29, '29 before, 2 fewer'],
  [0, 0, '0 before, the same'],
  [1001, 1000, '1,000 before, about the same'],
  [996, 1000, '1,000 before, about the same'],
])('%i after %i: %s', (value, before, text) => {
  expect(changeText(value, before)).toBe(text)
})
