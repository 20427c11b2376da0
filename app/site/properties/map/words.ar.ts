import { formatNumber } from '#app/ui/format.ts'
import { arabicCount, PROPERTIES } from '#domain/arabic-count.ts'

import type { en } from './words.en.ts'

const COMMUNITIES = {
  one: 'منطقة واحدة',
  two: 'منطقتان',
  few: 'مناطق',
  many: 'منطقة',
  other: 'منطقة',
}

export const ar: typeof en = {
  map: 'خريطة دبي. حرّكها بالأسهم، وكبّرها أو صغّرها بعلامتي الزائد والناقص.',
  markers: 'العقارات على الخريطة، من الغرب إلى الشرق',
  places: 'على الخريطة',
  searchArea: 'ابحث في هذا النطاق',
  closer: 'تكبير',
  further: 'تصغير',
  metro: 'المترو، الخط الأحمر',
  roads: 'الطرق الرئيسية',
  near: 'العلامات قريبة من العقارات، لا عند أبوابها.',
  homes: (count) => arabicCount(count, PROPERTIES, formatNumber(count)),
  communities: (count) => arabicCount(count, COMMUNITIES, formatNumber(count)),
  from: (price) => `من ${price}`,
  million: (number) => `${number} مليون`,
  thousand: (number) => `${number} ألف`,
  onRequest: 'عند الطلب',
  titled: (name, homes) => `${name}، ${homes}`,
  otherHomes: 'عقارات أخرى',
  allHomes: (homes) => `عرض الكل، ${homes}`,
}
