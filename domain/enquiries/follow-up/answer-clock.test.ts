import { expect, test } from 'vitest'

import { dubaiInstant } from '#domain/dubai-time.ts'

import { clockOf } from './answer-clock.ts'

// The first of March 2026 is a Sunday.
const HOURS = { weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00', holidays: [] }
const FRIDAY_EVENING = dubaiInstant('2026-02-27', '17:50')
const ROW = {
  clock_from: FRIDAY_EVENING.toISOString(),
  promised_until: dubaiInstant('2026-03-02', '09:05').toISOString(),
  first_answer_at: null,
  handled_at: null,
}

const running = (left_minutes: number) => ({ state: 'running', left_minutes, promised_minutes: 15 })

test.each([
  ['2026-02-27', '17:50', running(15)],
  ['2026-02-27', '17:54', running(11)],
  ['2026-03-01', '12:00', running(5)],
  ['2026-03-02', '09:04', running(1)],
  ['2026-03-02', '09:05', { state: 'late', late_minutes: 0 }],
  ['2026-03-02', '19:00', { state: 'late', late_minutes: 535 }],
] as const)('at %s %s the clock counts working minutes only', (day, time, clock) => {
  expect(clockOf(ROW, dubaiInstant(day, time), HOURS)).toEqual(clock)
})

test('an answer stops the clock, also one at the weekend', () => {
  const answeredAt = (day: string, time: string) =>
    clockOf(
      { ...ROW, first_answer_at: dubaiInstant(day, time).toISOString() },
      dubaiInstant('2026-04-01', '12:00'),
      HOURS,
    )
  const answered = { state: 'answered', promised_minutes: 15 }
  expect(answeredAt('2026-02-28', '12:00')).toEqual({ ...answered, minutes: 10 })
  expect(answeredAt('2026-03-02', '10:00')).toEqual({ ...answered, minutes: 70 })
})

test('there is no clock without a promise, nor after it was closed without an answer', () => {
  const handled_at = FRIDAY_EVENING.toISOString()
  for (const change of [{ promised_until: null }, { clock_from: null }, { handled_at }])
    expect(clockOf({ ...ROW, ...change }, FRIDAY_EVENING, HOURS)).toBeNull()
})
