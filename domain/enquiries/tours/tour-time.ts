import type { TourHours } from '#domain/agency/sections/rules.ts'
import {
  daysAfter,
  dubaiDay,
  dubaiInstant,
  formatDubaiDay,
  formatDubaiTime,
  isDay,
} from '#domain/dubai-time.ts'

import { DAY, startingTimes, TIME, weekdaysInWords } from './tour-hours.ts'

/** A proposed time in Dubai as typed: `2026-11-20` and `14:30`. */
export interface TourTimeInput {
  [DAY]?: string | undefined
  [TIME]?: string | undefined
}

/** What is wrong with a proposed time, by field. Proposing none is fine. */
export function tourTimeProblems(
  tourHours: TourHours,
  input: TourTimeInput,
  now: Date,
): Record<string, string> {
  const { [DAY]: day = '', [TIME]: time = '' } = input
  if (day === '' && time === '') return {}
  if (day !== '' && !isDay(day)) return { [DAY]: 'Please choose a day of the calendar.' }
  if (day === '' || time === '') return missingHalf(input)
  if (!startingTimes(tourHours).includes(time))
    return { [TIME]: `Please choose a time from ${tourHours.first} to ${tourHours.last}.` }
  if (!tourHours.weekdays.includes(new Date(day).getUTCDay()))
    return { [DAY]: `Tours are given ${weekdaysInWords(tourHours)}. Please choose another day.` }
  return startProblems(tourHours, { day, time }, now)
}

/** What is wrong where only a day or only a time is chosen. */
export function missingHalf(input: TourTimeInput): Record<string, string> {
  const { [DAY]: day = '', [TIME]: time = '' } = input
  if ((day === '') === (time === '')) return {}
  return day === ''
    ? { [DAY]: 'Please choose a day as well, or leave both empty.' }
    : { [TIME]: 'Please choose a time as well, or leave both empty.' }
}

function startProblems(
  tourHours: TourHours,
  { day, time }: { day: string; time: string },
  now: Date,
): Record<string, string> {
  const today = dubaiDay(now)
  if (day < today) return { [DAY]: 'This day has passed. Please choose a later one.' }
  if (day > daysAfter(today, tourHours.daysAhead))
    return { [DAY]: `Please choose a day within the next ${tourHours.daysAhead} days.` }
  const start = dubaiInstant(day, time).getTime()
  if (start <= now.getTime()) return { [TIME]: 'This time has passed. Please choose a later one.' }
  if (start < now.getTime() + tourHours.noticeMinutes * 60_000)
    return { [TIME]: `Please choose a time at least ${tourHours.noticeMinutes} minutes from now.` }
  return {}
}

/** When a tour is over. */
export function endOf({ durationMinutes }: TourHours, startsAt: string): Date {
  return new Date(Date.parse(startsAt) + durationMinutes * 60_000)
}

/** A start as the values of the two form fields. */
export function toTourTimeInput(startsAt: string): Required<TourTimeInput> {
  const at = new Date(startsAt)
  return { [DAY]: dubaiDay(at), [TIME]: formatDubaiTime(at) }
}

/** `Friday 20 November 2026 at 14:30, Dubai time`. */
export function formatTourTime(startsAt: string): string {
  const at = new Date(startsAt)
  return `${formatDubaiDay(at)} at ${formatDubaiTime(at)}, Dubai time`
}
