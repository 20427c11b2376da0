import { expect, test } from 'vitest'

import { followUp } from '#agency/follow-up.ts'

import { afterQuietHours, afterWorkingMinutes, workingMinutesBetween } from './working-time.ts'

/** Monday to Saturday, nine to seven in Dubai. */
const HOURS = { ...followUp, holidays: ['2026-03-20'] }
const dubai = (text: string) => new Date(`${text}:00+04:00`)

test.each([
  ['within the day', '2026-03-02T10:00', 15, '2026-03-02T10:15'],
  ['up to the last minute', '2026-03-02T18:45', 15, '2026-03-02T19:00'],
  ['over night', '2026-03-02T18:50', 15, '2026-03-03T09:05'],
  ['at night', '2026-03-02T23:00', 15, '2026-03-03T09:15'],
  ['before the day begins', '2026-03-02T06:00', 15, '2026-03-02T09:15'],
  ['over a Sunday', '2026-03-07T18:59', 15, '2026-03-09T09:14'],
  ['over a holiday', '2026-03-19T18:55', 15, '2026-03-21T09:10'],
  ['over several days', '2026-03-02T09:00', 1500, '2026-03-04T14:00'],
])('working minutes are counted %s', (_, from, minutes, until) => {
  expect(afterWorkingMinutes(dubai(from), minutes, HOURS)).toEqual(dubai(until))
  expect(workingMinutesBetween(dubai(from), dubai(until), HOURS)).toBe(minutes)
})

test('where every day is a holiday, every minute counts', () => {
  const never = { ...HOURS, weekdays: [] }
  expect(afterWorkingMinutes(dubai('2026-03-02T10:00'), 15, never)).toEqual(
    dubai('2026-03-02T10:15'),
  )
})

test.each([
  ['during the day', '22:00', '07:00', '2026-03-02T12:00', '2026-03-02T12:00'],
  ['before midnight', '22:00', '07:00', '2026-03-02T22:00', '2026-03-03T07:00'],
  ['after midnight', '22:00', '07:00', '2026-03-03T06:59', '2026-03-03T07:00'],
  ['at their end', '22:00', '07:00', '2026-03-03T07:00', '2026-03-03T07:00'],
  ['at noon', '12:00', '14:00', '2026-03-02T13:00', '2026-03-02T14:00'],
  ['where none are set', '', '', '2026-03-02T23:00', '2026-03-02T23:00'],
])('a reminder waits for the end of the quiet hours: %s', (_, quietFrom, quietUntil, at, then) => {
  expect(afterQuietHours(dubai(at), { quietFrom, quietUntil })).toEqual(dubai(then))
})
