import { daysAfter, dubaiDay } from '#domain/dubai-time.ts'

/** Two days, a week or two ahead, on which every agency of the tests gives tours. */
export function workdays(): [string, string] {
  const today = dubaiDay(new Date())
  const monday = daysAfter(today, 7 + ((8 - new Date(today).getUTCDay()) % 7))
  return [monday, daysAfter(monday, 2)]
}
