import type { TourHours } from '#domain/agency/sections/tour-hours.ts'
import {
  daysAfter,
  daysBetween,
  DUBAI_TIME_ZONE,
  dubaiDay,
  dubaiInstant,
} from '#domain/dubai-time.ts'
import type { Language } from '#domain/language.ts'

import { openingInWords, startingTimes } from './tour-hours.ts'
import { firstDay, isOpenDay, lastDay } from './tour-time.ts'

/** A day of the tour form: `2026-11-20`, `Fri 20 Nov`, and whether tours are given on it. */
export interface TourDay {
  day: string
  label: string
  isOpen: boolean
}

/** What the tour form offers. */
export interface TourChoices {
  /** The next open days, and their usual times. */
  offered: { days: TourDay[]; times: readonly string[] }
  /** Every day within reach, closed ones included, and every time. */
  days: TourDay[]
  times: readonly string[]
  description: string
}

const OFFERED_DAYS = 4

export function tourChoices(
  tourHours: TourHours,
  now: Date,
  language: Language = 'en',
): TourChoices {
  const today = dubaiDay(now)
  const length = daysBetween(today, lastDay(tourHours, today)) + 1
  const days = Array.from({ length }, (_, index) =>
    toTourDay(tourHours, daysAfter(today, index), language),
  )
  // Pages are cached until today ends.
  const first = firstDay(tourHours, today)
  const openDays = days.filter(({ day, isOpen }) => isOpen && day >= first)
  return {
    offered: { days: openDays.slice(0, OFFERED_DAYS), times: tourHours.offered },
    days,
    times: startingTimes(tourHours),
    description: openingInWords(tourHours, language),
  }
}

const LABEL = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: DUBAI_TIME_ZONE,
} as const
const labelFormats: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', LABEL),
  ar: new Intl.DateTimeFormat('ar-AE-u-nu-latn', LABEL),
}

function toTourDay(tourHours: TourHours, day: string, language: Language): TourDay {
  const label = labelFormats[language].format(dubaiInstant(day, '12:00'))
  return { day, label: label.replace(/[,،]/, ''), isOpen: isOpenDay(tourHours, day) }
}
