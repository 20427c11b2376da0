import { arabicCount } from '#domain/arabic-count.ts'

/** What forms, pages and emails say about the time of a tour. */
const en = {
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

const DAYS = { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' }
const UNITS = {
  minutes: { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  hours: { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  days: DAYS,
}

const ar: typeof en = {
  notADay: 'يرجى اختيار يوم صحيح من التقويم.',
  chooseTime: (first, last) => `يرجى اختيار وقت بين ${first} و${last}.`,
  closedDay: (weekdays) => `تُجرى المعاينات ${weekdays}. يرجى اختيار يوم آخر.`,
  dayToo: 'يرجى اختيار اليوم أيضًا، أو ترك الحقلين فارغين.',
  timeToo: 'يرجى اختيار الوقت أيضًا، أو ترك الحقلين فارغين.',
  dayPassed: 'انقضى هذا اليوم. يرجى اختيار يوم لاحق.',
  tooFar: (days) => `يرجى اختيار يوم خلال ${arabicCount(days, DAYS)} من الآن.`,
  timePassed: 'انقضى هذا الوقت. يرجى اختيار وقت لاحق.',
  tooSoon: (count, unit) =>
    `يرجى اختيار وقت بعد ${arabicCount(count, UNITS[unit])} من الآن على الأقل.`,
  dayAndTime: 'يرجى اختيار اليوم والوقت.',
  cancelled: 'أُلغيت هذه المعاينة.',
  movedOften: 'تغيّر موعد هذه المعاينة مرات عديدة. يرجى الاتصال بنا.',
  changedElsewhere: 'جرى تعديل هذه المعاينة للتو من مكان آخر. يرجى إعادة تحميل الصفحة.',
  dayNames: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  everyDay: 'يوميًا',
  fromTo: (first, last) => `من ${first} إلى ${last}`,
  days: (names) => `${dayNoun(names.length)} ${names.join(' و')}`,
  opening: (weekdays, first, last) => `${weekdays}، من ${first} إلى ${last} بتوقيت دبي`,
  at: (day, time) => `${day} الساعة ${time} بتوقيت دبي`,
}

export const TOUR_WORDS = { en, ar }

function dayNoun(count: number): string {
  if (count === 1) return 'يوم'
  return count === 2 ? 'يومي' : 'أيام'
}
