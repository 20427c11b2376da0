import { arabicCount } from '#domain/arabic-count.ts'

const en = {
  shortlist: 'Shortlist',
  description: 'Homes that somebody has chosen, side by side.',
  compare: 'Compare',
  empty: 'No homes on this list yet.',
  hint: 'Press the heart on a home that you like; this browser remembers it.',
  untitled: 'Property',
  tour: (homes: number) => `Tour ${homes > 1 ? 'these homes' : 'this home'}`,
  share: 'Share this list',
  allProperties: 'All properties',
  isSold: ' is sold.',
  isRented: ' is rented.',
  removed: (homes: number) =>
    homes === 1
      ? 'One home of this list is no longer listed.'
      : `${homes} homes of this list are no longer listed.`,
  schedule: 'Schedule a tour',
  oneRequest: 'One request for all of these homes: we plan the way between them.',
  chooseTime: 'Choose a time, and we meet you there.',
}

/** A sentence that begins with how many they are. */
const REMOVED = {
  one: 'منزل واحد من هذه القائمة لم يعد معروضًا.',
  two: 'منزلان من هذه القائمة لم يعودا معروضين.',
  few: 'منازل من هذه القائمة لم تعد معروضة.',
  many: 'منزلًا من هذه القائمة لم تعد معروضة.',
  other: 'منزل من هذه القائمة لم تعد معروضة.',
}

const ar: typeof en = {
  shortlist: 'المحفوظات',
  description: 'منازل اختيرت لتُرى معًا.',
  compare: 'قارن',
  empty: 'لا منازل في هذه القائمة بعد.',
  hint: 'اضغط على القلب عند منزل يعجبك، فيحفظه هذا المتصفح لك.',
  untitled: 'عقار',
  tour: (homes) =>
    homes > 2 ? 'عاين هذه المنازل' : homes === 2 ? 'عاين هذين المنزلين' : 'عاين هذا المنزل',
  share: 'مشاركة القائمة',
  allProperties: 'كل العقارات',
  isSold: ': تم بيع هذا العقار.',
  isRented: ': تم تأجير هذا العقار.',
  removed: (homes) => arabicCount(homes, REMOVED),
  schedule: 'احجز معاينة',
  oneRequest: 'طلب واحد لهذه المنازل كلها، ونحن نرتّب الطريق بينها.',
  chooseTime: 'اختر الوقت، ونلتقيك هناك.',
}

export const WORDS = { en, ar }
