import { formatNumber } from '#app/ui/format.ts'
import { arabicCount, PROPERTIES } from '#domain/arabic-count.ts'

import type { en } from './words.en.ts'

const homes = (count: number) => arabicCount(count, PROPERTIES, formatNumber(count))

export const ar: typeof en = {
  areas: 'المناطق',
  title: 'مناطق دبي',
  description: (names) => `مناطق دبي التي نعرض فيها عقارات، مع أسعارها: ${names}.`,
  noneYet: 'لا توجد مناطق بعد.',
  homes,
  from: (price) => `ابتداءً من ${price}`,
  noHomes: 'لا عقارات حاليًا',
  homesIn: (name) => `عقارات في ${name}`,
  homesHere: 'العقارات',
  about: (name, count) =>
    `${count === 0 ? name : `${homes(count)} في ${name}`}، دبي: الأسعار وما حولها والمناطق المجاورة.`,
  theCommunity: 'عن المنطقة',
  medians: { sale: 'وسيط أسعار البيع', rent: 'وسيط الإيجارات السنوية' },
  ofHomes: {
    sale: (count) => `من بين ${homes(count)} للبيع`,
    rent: (count) => `من بين ${homes(count)} للإيجار السنوي`,
  },
  allHomes: (count) => `عرض كل العقارات (${formatNumber(count)})`,
  searchHomes: 'ابحث بين هذه العقارات',
  otherHomes: 'شاهد عقارات في مناطق أخرى',
  around: 'ما حولها',
  mapOf: (name) => `خريطة ${name}`,
  nearby: 'مناطق مجاورة',
  kmAway: (km) => `على بُعد ${km} كم`,
}
