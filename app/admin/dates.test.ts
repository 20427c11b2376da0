import { expect, test } from 'vitest'

import { dayAndTime, dayAndTimeInSentence, formatTime, timeAndDay } from './dates.ts'

const now = new Date('2026-11-15T21:30:00.000Z')

test('a time is shown in Dubai time', () => {
  expect(formatTime('2026-11-15T06:05:00.000Z')).toBe('10:05')
})

test('today and yesterday are named, by the calendar of Dubai', () => {
  // In Dubai it is 01:30 on the 16th.
  expect(dayAndTime('2026-11-15T20:10:00.000Z', now)).toBe('Today, 00:10')
  expect(dayAndTime('2026-11-15T19:50:00.000Z', now)).toBe('Yesterday, 23:50')
})

test('an older day shows its month, and its year if that is not this year', () => {
  expect(dayAndTime('2026-11-09T05:00:00.000Z', now)).toBe('9 Nov, 09:00')
  expect(dayAndTime('2025-11-09T05:00:00.000Z', now)).toBe('9 Nov 2025, 09:00')
})

test('within a sentence a day is written in lower case', () => {
  expect(dayAndTimeInSentence('2026-11-15T20:10:00.000Z', now)).toBe('today, 00:10')
  expect(dayAndTimeInSentence('2026-11-15T19:50:00.000Z', now)).toBe('yesterday, 23:50')
  expect(dayAndTimeInSentence('2026-11-09T05:00:00.000Z', now)).toBe('9 Nov, 09:00')
})

test('a time comes before its day where a sentence says at', () => {
  expect(timeAndDay('2026-11-15T20:10:00.000Z', now)).toBe('00:10 today')
  expect(timeAndDay('2026-11-15T19:50:00.000Z', now)).toBe('23:50 yesterday')
  expect(timeAndDay('2026-11-09T05:00:00.000Z', now)).toBe('09:00 on 9 Nov')
})
