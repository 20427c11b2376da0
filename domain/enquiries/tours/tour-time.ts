import type { TourHours } from '#domain/agency/sections/tour-hours.ts'
import {
  daysAfter,
  daysBetween,
  dubaiDay,
  dubaiInstant,
  formatDubaiDay,
  formatDubaiTime,
  isDay,
} from '#domain/dubai-time.ts'
import type { Language } from '#domain/language.ts'

import { DAY, startingTimes, TIME, weekdaysInWords } from './tour-hours.ts'
import { TOUR_WORDS, type TourWords } from './tour-words.ts'

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
  language: Language = 'en',
): Record<string, string> {
  const words = TOUR_WORDS[language]
  const { [DAY]: day = '', [TIME]: time = '' } = input
  if (day === '' && time === '') return {}
  if (day !== '' && !isDay(day)) return { [DAY]: words.notADay }
  if (day === '' || time === '') return missingHalf(input, language)
  if (!startingTimes(tourHours).includes(time))
    return { [TIME]: words.chooseTime(tourHours.first, tourHours.last) }
  if (!isOpenDay(tourHours, day))
    return { [DAY]: words.closedDay(weekdaysInWords(tourHours, language)) }
  return startProblems(tourHours, { day, time }, now, words)
}

/** What is wrong where only a day or only a time is chosen. */
export function missingHalf(
  input: TourTimeInput,
  language: Language = 'en',
): Record<string, string> {
  const { [DAY]: day = '', [TIME]: time = '' } = input
  const { dayToo, timeToo } = TOUR_WORDS[language]
  if ((day === '') === (time === '')) return {}
  return day === '' ? { [DAY]: dayToo } : { [TIME]: timeToo }
}

function startProblems(
  tourHours: TourHours,
  { day, time }: { day: string; time: string },
  now: Date,
  words: TourWords,
): Record<string, string> {
  const today = dubaiDay(now)
  const { noticeMinutes } = tourHours
  const last = lastDay(tourHours, today)
  if (day < today) return { [DAY]: words.dayPassed }
  if (day > last) return { [DAY]: words.tooFar(daysBetween(today, last)) }
  const start = dubaiInstant(day, time).getTime()
  if (start <= now.getTime()) return { [TIME]: words.timePassed }
  if (start < now.getTime() + noticeMinutes * 60_000)
    return { [TIME]: words.tooSoon(...roundedUp(noticeMinutes)) }
  return {}
}

function roundedUp(minutes: number): Parameters<TourWords['tooSoon']> {
  if (minutes <= 120) return [minutes, 'minutes']
  const days = minutes / DAY_MINUTES
  return days > 1 && Number.isInteger(days) ? [days, 'days'] : [Math.ceil(minutes / 60), 'hours']
}

const DAY_MINUTES = 1440

export function isOpenDay({ weekdays }: TourHours, day: string): boolean {
  return weekdays.includes(new Date(day).getUTCDay())
}

/** The first day after today that a visitor can still choose when today ends. */
export function firstDay(tourHours: TourHours, today: string): string {
  const { noticeMinutes, last } = tourHours
  let day = daysAfter(today, 1)
  const earliest = dubaiInstant(day, '00:00').getTime() + noticeMinutes * 60_000
  while (!isOpenDay(tourHours, day) || dubaiInstant(day, last).getTime() < earliest)
    day = daysAfter(day, 1)
  return day
}

/** The last day that a visitor can choose; the first one, where the notice is longer than `daysAhead`. */
export function lastDay(tourHours: TourHours, today: string): string {
  const [first, last] = [firstDay(tourHours, today), daysAfter(today, tourHours.daysAhead)]
  return first > last ? first : last
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
export function formatTourTime(startsAt: string, language: Language = 'en'): string {
  const at = new Date(startsAt)
  return TOUR_WORDS[language].at(formatDubaiDay(at, language), formatDubaiTime(at))
}
