import { arabicCount } from '#domain/arabic-count.ts'

import type { en } from './words.en.ts'

/** A sentence that begins with how many they are. */
const REMOVED = {
  one: 'منزل واحد من هذه القائمة لم يعد معروضًا.',
  two: 'منزلان من هذه القائمة لم يعودا معروضين.',
  few: 'منازل من هذه القائمة لم تعد معروضة.',
  many: 'منزلًا من هذه القائمة لم تعد معروضة.',
  other: 'منزل من هذه القائمة لم تعد معروضة.',
}

export const ar: typeof en = {
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
