import { z } from 'zod'

import type { Row } from '#storage/database/tables.ts'

import { workingMinutesBetween, type WorkingHours } from './working-time.ts'

/** How the first answer keeps to the promised time. All minutes are working minutes. */
export const answerClock = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('running'), left_minutes: z.int(), promised_minutes: z.int() }),
    z.object({ state: z.literal('late'), late_minutes: z.int() }),
    z.object({ state: z.literal('answered'), minutes: z.int(), promised_minutes: z.int() }),
  ])
  .meta({ id: 'AnswerClock' })

export type AnswerClock = z.infer<typeof answerClock>

/** The columns that a clock is computed from. */
export type ClockRow = Pick<
  Row<'enquiries'>,
  'clock_from' | 'promised_until' | 'first_answer_at' | 'handled_at'
>

/** Null where nothing was promised, as for spam, or where it was closed without an answer. */
export function clockOf(row: ClockRow, now: Date, hours: WorkingHours): AnswerClock | null {
  if (row.clock_from === null || row.promised_until === null) return null
  const from = new Date(row.clock_from)
  const until = new Date(row.promised_until)
  const promised_minutes = Math.round(workingMinutesBetween(from, until, hours))
  if (row.first_answer_at !== null) {
    const minutes = workingMinutesBetween(from, new Date(row.first_answer_at), hours)
    return { state: 'answered', minutes: Math.floor(minutes), promised_minutes }
  }
  if (row.handled_at !== null) return null
  if (now < until) {
    const left_minutes = Math.ceil(workingMinutesBetween(now, until, hours))
    return { state: 'running', left_minutes, promised_minutes }
  }
  return { state: 'late', late_minutes: Math.ceil(workingMinutesBetween(until, now, hours)) }
}
