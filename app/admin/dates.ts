import { DUBAI_TIME_ZONE as ZONE } from '#domain/dubai-time.ts'

const DAY_MS = 86_400_000

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: ZONE,
})
const dayOfYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: ZONE,
})
const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: ZONE,
})

export function timeOf(iso: string): string {
  return time.format(new Date(iso))
}

/** `Today, 09:42`, `Yesterday, 18:05`, `12 Nov, 10:00`, and with its year when that is another. */
export function dayAndTime(iso: string, now = new Date()): string {
  const at = new Date(iso)
  return `${nameOfDay(at, now)}, ${time.format(at)}`
}

/** The same within a sentence: `since today, 09:42`. */
export function dayAndTimeInSentence(iso: string, now = new Date()): string {
  return dayAndTime(iso, now).replace(/^[TY]/, (letter) => letter.toLowerCase())
}

function nameOfDay(at: Date, now: Date): string {
  const on = day.format(at)
  if (on === day.format(now)) return 'Today'
  if (on === day.format(new Date(now.getTime() - DAY_MS))) return 'Yesterday'
  return on.endsWith(day.format(now).slice(-4)) ? dayOfYear.format(at) : on
}
