import { tours } from '#agency/tour-hours.ts'

/** The names of the two fields, in the form and in the API. */
export const DAY = 'tour_day'
export const TIME = 'tour_time'

/** Every time of day at which a tour may begin. */
export const TIMES: readonly string[] = Array.from(
  { length: (minutesOf(tours.last) - minutesOf(tours.first)) / tours.everyMinutes + 1 },
  (_, index) => timeOf(minutesOf(tours.first) + index * tours.everyMinutes),
)

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const WEEKDAYS_IN_WORDS =
  tours.weekdays.length === 7
    ? 'every day'
    : isConsecutive(tours.weekdays)
      ? `${WEEKDAYS[tours.weekdays[0] ?? 0]} to ${WEEKDAYS[tours.weekdays.at(-1) ?? 0]}`
      : tours.weekdays.map((weekday) => WEEKDAYS[weekday]).join(', ')

/** `Monday to Saturday, 09:00 to 18:30, Dubai time`. */
export const OPENING_IN_WORDS = `${WEEKDAYS_IN_WORDS}, ${tours.first} to ${tours.last}, Dubai time`

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
