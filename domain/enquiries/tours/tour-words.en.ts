/** What forms, pages and emails say about the time of a tour. */
export const en = {
  notADay: 'Please choose a day of the calendar.',
  chooseTime: (first: string, last: string) => `Please choose a time from ${first} to ${last}.`,
  closedDay: (weekdays: string) => `Tours are given ${weekdays}. Please choose another day.`,
  dayToo: 'Please choose a day as well, or leave both empty.',
  timeToo: 'Please choose a time as well, or leave both empty.',
  dayPassed: 'This day has passed. Please choose a later one.',
  tooFar: (days: number) => `Please choose a day within the next ${days} days.`,
  timePassed: 'This time has passed. Please choose a later one.',
  tooSoon: (count: number, unit: 'minutes' | 'hours' | 'days') =>
    `Please choose a time at least ${count} ${unit} from now.`,
  dayAndTime: 'Please choose a day and a time.',
  cancelled: 'This tour is cancelled.',
  movedOften: 'This tour has been moved many times. Please call us.',
  changedElsewhere: 'This tour has just been changed elsewhere. Please look again.',
  dayNames: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  everyDay: 'every day',
  fromTo: (first: string, last: string) => `${first} to ${last}`,
  days: (names: string[]) => names.join(', '),
  opening: (weekdays: string, first: string, last: string) =>
    `${weekdays}, ${first} to ${last}, Dubai time`,
  at: (day: string, time: string) => `${day} at ${time}, Dubai time`,
}

export type TourWords = typeof en
