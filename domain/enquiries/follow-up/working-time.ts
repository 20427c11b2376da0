import type { FollowUp } from '#domain/agency/sections/follow-up.ts'
import { daysAfter, dubaiDay, dubaiDayNumber, dubaiInstant } from '#domain/dubai-time.ts'

export type WorkingHours = Pick<FollowUp, 'weekdays' | 'opens' | 'closes' | 'holidays'>

/** After this many days off in a row, the calendar counts as one without working days. */
const MAX_DAYS_BETWEEN = 400

/** The day that `dubaiDayNumber` counts from. */
const DAY_ZERO = '1970-01-01'

/** When so many working minutes have passed. Where no day is a working day, every minute counts. */
export function afterWorkingMinutes(from: Date, minutes: number, hours: WorkingHours): Date {
  let leftMs = minutes * 60_000
  let day = dubaiDay(from)
  for (let days = 0; days < MAX_DAYS_BETWEEN; days++) {
    const { start, end } = workOf(day, hours)
    const begin = Math.max(start, from.getTime())
    if (end > begin) {
      if (end - begin >= leftMs) return new Date(begin + leftMs)
      leftMs -= end - begin
      days = 0
    }
    day = daysAfter(day, 1)
  }
  return new Date(from.getTime() + minutes * 60_000)
}

/** The working minutes between two instants. */
export function workingMinutesBetween(from: Date, to: Date, hours: WorkingHours): number {
  return workingMinutesCounter(hours)(from, to)
}

/** The same for many pairs: works out each day once. */
export function workingMinutesCounter(hours: WorkingHours): (from: Date, to: Date) => number {
  const days = new Map<number, ReturnType<typeof workOf>>()
  return (from, to) => {
    let ms = 0
    const last = dubaiDayNumber(to)
    for (let day = dubaiDayNumber(from); day <= last; day++) {
      let work = days.get(day)
      if (!work) days.set(day, (work = workOf(daysAfter(DAY_ZERO, day), hours)))
      ms += Math.max(0, Math.min(work.end, to.getTime()) - Math.max(work.start, from.getTime()))
    }
    return ms / 60_000
  }
}

/** The start and the end of a day's working hours, in milliseconds; equal on a day off. */
function workOf(day: string, { weekdays, opens, closes, holidays }: WorkingHours) {
  const start = dubaiInstant(day, opens).getTime()
  const isWorked = weekdays.includes(new Date(day).getUTCDay()) && !holidays.includes(day)
  return { start, end: isWorked ? dubaiInstant(day, closes).getTime() : start }
}

/** When a reminder that is due may be sent: now, or at the end of the quiet hours. */
export function afterQuietHours(
  at: Date,
  { quietFrom, quietUntil }: Pick<FollowUp, 'quietFrom' | 'quietUntil'>,
): Date {
  if (quietFrom === '' || quietFrom === quietUntil) return at
  const today = dubaiDay(at)
  const from = dubaiInstant(today, quietFrom)
  const until = dubaiInstant(today, quietUntil)
  const isOverMidnight = quietFrom > quietUntil
  if (isOverMidnight && at < until) return until
  if (isOverMidnight && at >= from) return dubaiInstant(daysAfter(today, 1), quietUntil)
  return at >= from && at < until ? until : at
}
