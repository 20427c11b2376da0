import type { TourHours } from '#domain/agency/sections/rules.ts'
import { daysAfter, DUBAI_TIME_ZONE, dubaiDay, dubaiInstant } from '#domain/dubai-time.ts'
import type { Language } from '#domain/language.ts'

import { openingInWords, startingTimes } from './tour-hours.ts'

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
  const days = Array.from({ length: tourHours.daysAhead + 1 }, (_, index) =>
    toTourDay(tourHours, daysAfter(today, index), language),
  )
  // From tomorrow on: of today some times have passed, and pages are cached for a day.
  const openDays = days.slice(1).filter(({ isOpen }) => isOpen)
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

function toTourDay({ weekdays }: TourHours, day: string, language: Language): TourDay {
  const label = labelFormats[language].format(dubaiInstant(day, '12:00'))
  return {
    day,
    label: label.replace(/[,،]/, ''),
    isOpen: weekdays.includes(new Date(day).getUTCDay()),
  }
}
