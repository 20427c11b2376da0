import type { TourHours } from '#domain/agency/sections/tour-hours.ts'
import type { Language } from '#domain/language.ts'

import { TOUR_WORDS } from './tour-words.ts'

/** The names of the two fields, in the form and in the API. */
export const DAY = 'tour_day'
export const TIME = 'tour_time'
/** The names of the offered days and times. A tap on one also chooses it in the two fields. */
export const OFFERED_DAY = 'offered_day'
export const OFFERED_TIME = 'offered_time'

/** Chooses the offered day and time that were tapped before or without JavaScript. */
export function takeOffered(fields: Record<string, string>): void {
  fields[DAY] ||= fields[OFFERED_DAY] ?? ''
  fields[TIME] ||= fields[OFFERED_TIME] ?? ''
}

/** The name of the field in which a visitor chooses one of the times that the agency offers. */
export const OFFERED = 'offered'

/** Every time of day at which a tour may begin. */
export function startingTimes({ first, last, stepMinutes }: TourHours): string[] {
  const length = Math.floor((minutesOf(last) - minutesOf(first)) / stepMinutes) + 1
  return Array.from({ length }, (_, index) => timeOf(minutesOf(first) + index * stepMinutes))
}

export function weekdaysInWords({ weekdays }: TourHours, language: Language = 'en'): string {
  const words = TOUR_WORDS[language]
  if (weekdays.length === 7) return words.everyDay
  const names = weekdays.map((weekday) => words.dayNames[weekday] ?? '')
  return isConsecutive(weekdays)
    ? words.fromTo(names[0] ?? '', names.at(-1) ?? '')
    : words.days(names)
}

/** `Monday to Saturday, 09:00 to 18:30, Dubai time`. */
export function openingInWords(tourHours: TourHours, language: Language = 'en'): string {
  const weekdays = weekdaysInWords(tourHours, language)
  return TOUR_WORDS[language].opening(weekdays, tourHours.first, tourHours.last)
}

function isConsecutive(weekdays: readonly number[]): boolean {
  return weekdays.length > 2 && weekdays.every((day, index) => day === (weekdays[0] ?? 0) + index)
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
