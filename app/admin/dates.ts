import { DUBAI_TIME_ZONE } from '#domain/dubai-time.ts'
import { DAY_MS } from '#domain/iso-time.ts'

const dayFormat = inDubai({ day: 'numeric', month: 'short', year: 'numeric' })
const dayWithoutYearFormat = inDubai({ day: 'numeric', month: 'short' })
const timeFormat = inDubai({ hour: '2-digit', minute: '2-digit' })

function inDubai(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: DUBAI_TIME_ZONE })
}

export function formatTime(iso: string): string {
  return timeFormat.format(new Date(iso))
}

/** `Today, 09:42`, `Yesterday, 18:05`, `12 Nov, 10:00`; with the year if it is not the current one. */
export function dayAndTime(iso: string, now = new Date()): string {
  const date = new Date(iso)
  return `${formatDay(date, now)}, ${timeFormat.format(date)}`
}

/** The same within a sentence: `since today, 09:42`. */
export function dayAndTimeInSentence(iso: string, now = new Date()): string {
  return dayAndTime(iso, now).replace(/^[TY]/, (initial) => initial.toLowerCase())
}

/** Such as `09:42 today`, `18:05 yesterday`, `10:00 on 12 Nov`. */
export function timeAndDay(iso: string, now = new Date()): string {
  const day = formatDay(new Date(iso), now)
  const isNamed = day === 'Today' || day === 'Yesterday'
  return `${formatTime(iso)} ${isNamed ? day.toLowerCase() : `on ${day}`}`
}

function formatDay(date: Date, now: Date): string {
  const day = dayFormat.format(date)
  if (day === dayFormat.format(now)) return 'Today'
  if (day === dayFormat.format(new Date(now.getTime() - DAY_MS))) return 'Yesterday'
  const isThisYear = day.endsWith(dayFormat.format(now).slice(-4))
  return isThisYear ? dayWithoutYearFormat.format(date) : day
}
