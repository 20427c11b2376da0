import { tourHours } from '#agency/tour-hours.ts'

/** The names of the two fields, in the form and in the API. */
export const DAY = 'tour_day'
export const TIME = 'tour_time'
/** The names of the offered days and times, for a form that is posted without JavaScript. */
export const OFFERED_DAY = 'offered_day'
export const OFFERED_TIME = 'offered_time'

/** Every time of day at which a tour may begin. */
export const TIMES: readonly string[] = Array.from(
  { length: (minutesOf(tourHours.last) - minutesOf(tourHours.first)) / tourHours.stepMinutes + 1 },
  (_, index) => timeOf(minutesOf(tourHours.first) + index * tourHours.stepMinutes),
)

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const WEEKDAYS_IN_WORDS =
  tourHours.weekdays.length === 7
    ? 'every day'
    : isConsecutive(tourHours.weekdays)
      ? `${WEEKDAYS[tourHours.weekdays[0] ?? 0]} to ${WEEKDAYS[tourHours.weekdays.at(-1) ?? 0]}`
      : tourHours.weekdays.map((weekday) => WEEKDAYS[weekday]).join(', ')

/** `Monday to Saturday, 09:00 to 18:30, Dubai time`. */
export const OPENING_IN_WORDS = `${WEEKDAYS_IN_WORDS}, ${tourHours.first} to ${tourHours.last}, Dubai time`

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
