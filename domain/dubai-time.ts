import { DAY_MS, isoAfter } from './iso-time.ts'
import type { Language } from './language.ts'

// The only module that knows Dubai's time zone, UTC+4 without daylight saving time.
export const DUBAI_OFFSET_MS = 14_400_000
export const DUBAI_TIME_ZONE = 'Asia/Dubai'

/** The date in Dubai, as `2026-03-01`. */
export function dubaiDay(at: Date): string {
  return isoAfter(at, DUBAI_OFFSET_MS).slice(0, 10)
}

/** The days since 1970 in Dubai. */
export function dubaiDayNumber(at: Date): number {
  return Math.floor((at.getTime() + DUBAI_OFFSET_MS) / DAY_MS)
}

/** When the next day begins in Dubai. */
export function dubaiMidnightAfter(at: Date): Date {
  return new Date((dubaiDayNumber(at) + 1) * DAY_MS - DUBAI_OFFSET_MS)
}

/** The instant of a date such as `2026-03-01` and a time such as `14:30` in Dubai. */
export function dubaiInstant(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+04:00`)
}

// Marked pure, so that pages which only need the offset do not create these formatters.
const dayFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeZone: DUBAI_TIME_ZONE,
})
// With Latin digits, as the agency writes its numbers.
const arabicDayFormat = /* @__PURE__ */ new Intl.DateTimeFormat('ar-AE-u-nu-latn', {
  dateStyle: 'full',
  timeZone: DUBAI_TIME_ZONE,
})
const timeFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: DUBAI_TIME_ZONE,
})

/** `Friday 20 November 2026`, in Dubai. */
export function formatDubaiDay(at: Date, language: Language = 'en'): string {
  return (language === 'ar' ? arabicDayFormat : dayFormat).format(at).replace(/[,،]/, '')
}

/** `14:30`, in Dubai. */
export function formatDubaiTime(at: Date): string {
  return timeFormat.format(at)
}

/** The number of days from one date to another; negative where the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

export function daysAfter(day: string, days: number): string {
  return isoAfter(new Date(day), days * DAY_MS).slice(0, 10)
}

/** True for a date of the calendar: `2026-02-30` is none. */
export function isDay(text: string): boolean {
  if (!/^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(text)) return false
  const at = new Date(text)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}
