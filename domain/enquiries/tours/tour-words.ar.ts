import { arabicCount } from '#domain/arabic-count.ts'

import type { TourWords } from './tour-words.en.ts'

const DAYS = { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' }
const UNITS = {
  minutes: { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  hours: { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  days: DAYS,
}

export const ar: TourWords = {
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

function dayNoun(count: number): string {
  if (count === 1) return 'يوم'
  return count === 2 ? 'يومي' : 'أيام'
}
