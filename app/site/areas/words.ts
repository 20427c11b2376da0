import { formatCount, formatNumber } from '#app/ui/format.ts'
import { arabicCount, PROPERTIES } from '#domain/arabic-count.ts'

const homes = (count: number) => formatCount(count, 'home')

/** Words of the pages of communities. */
const en = {
  areas: 'Areas',
  title: 'Areas of Dubai',
  description: (names: string) =>
    `The communities of Dubai in which we have homes, with their prices: ${names}.`,
  noneYet: 'No areas yet.',
  homes,
  from: (price: string) => `from ${price}`,
  noHomes: 'No homes at present',
  homesIn: (name: string) => `Homes in ${name}`,
  homesHere: 'Homes',
  about: (name: string, count: number) =>
    `${count === 0 ? name : `${homes(count)} in ${name}`}, Dubai: prices, what is near, and the communities around it.`,
  theCommunity: 'The community',
  medians: { sale: 'Median asking price', rent: 'Median asking rent' },
  ofHomes: {
    sale: (count: number) => `of ${homes(count)} for sale`,
    rent: (count: number) => `of ${homes(count)} to rent by the year`,
  },
  allHomes: (count: number) => `See all ${homes(count)}`,
  searchHomes: 'Search and filter these homes',
  otherHomes: 'See homes elsewhere',
  around: 'What is near',
  mapOf: (name: string) => `Map of ${name}`,
  nearby: 'Nearby communities',
  kmAway: (km: string) => `${km} km away`,
}

const arabicHomes = (count: number) => arabicCount(count, PROPERTIES, formatNumber(count))

const ar: typeof en = {
  areas: 'المناطق',
  title: 'مناطق دبي',
  description: (names) => `مناطق دبي التي نعرض فيها عقارات، مع أسعارها: ${names}.`,
  noneYet: 'لا توجد مناطق بعد.',
  homes: arabicHomes,
  from: (price) => `ابتداءً من ${price}`,
  noHomes: 'لا عقارات حاليًا',
  homesIn: (name) => `عقارات في ${name}`,
  homesHere: 'العقارات',
  about: (name, count) =>
    `${count === 0 ? name : `${arabicHomes(count)} في ${name}`}، دبي: الأسعار وما حولها والمناطق المجاورة.`,
  theCommunity: 'عن المنطقة',
  medians: { sale: 'وسيط أسعار البيع', rent: 'وسيط الإيجارات السنوية' },
  ofHomes: {
    sale: (count) => `من بين ${arabicHomes(count)} للبيع`,
    rent: (count) => `من بين ${arabicHomes(count)} للإيجار السنوي`,
  },
  allHomes: (count) => `عرض كل العقارات (${formatNumber(count)})`,
  searchHomes: 'ابحث بين هذه العقارات',
  otherHomes: 'شاهد عقارات في مناطق أخرى',
  around: 'ما حولها',
  mapOf: (name) => `خريطة ${name}`,
  nearby: 'مناطق مجاورة',
  kmAway: (km) => `على بُعد ${km} كم`,
}

export const WORDS = { en, ar }
