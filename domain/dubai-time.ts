/** Dubai is four hours ahead of UTC all year. */
export const DUBAI_OFFSET_MS = 14_400_000
const DAY_MS = 86_400_000

/** The day on Dubai's calendar, as `2026-03-01`. */
export function dubaiDay(at: Date): string {
  return new Date(at.getTime() + DUBAI_OFFSET_MS).toISOString().slice(0, 10)
}

/** When the next day begins in Dubai. */
export function dubaiMidnightAfter(at: Date): Date {
  const day = Math.floor((at.getTime() + DUBAI_OFFSET_MS) / DAY_MS)
  return new Date((day + 1) * DAY_MS - DUBAI_OFFSET_MS)
}

/** How many days from the one to the other; below zero where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** `2026-02-30` is a day of no month. */
export function isDay(text: string): boolean {
  if (!/^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(text)) return false
  const at = new Date(text)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}
