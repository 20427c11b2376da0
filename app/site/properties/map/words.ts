import { formatCount, formatNumber } from '#app/ui/format.ts'
import { arabicCount, PROPERTIES } from '#domain/arabic-count.ts'

/** Words of the map view of the list. */
const en = {
  map: 'Map of Dubai. Arrow keys move it, plus and minus zoom.',
  markers: 'Homes on the map, from west to east',
  places: 'On the map',
  searchArea: 'Search this area',
  closer: 'Zoom in',
  further: 'Zoom out',
  metro: 'Metro, Red Line',
  roads: 'Main roads',
  near: 'Markers are near the homes, not at their doors.',
  homes: (count: number) => formatCount(count, 'home'),
  communities: (count: number) => formatCount(count, 'community', 'communities'),
  from: (price: string) => `from ${price}`,
  million: (number: string) => `${number}m`,
  thousand: (number: string) => `${number}k`,
  onRequest: 'On request',
  titled: (name: string, homes: string) => `${name}, ${homes}`,
  otherHomes: 'Other homes',
  allHomes: (homes: string) => `Show all ${homes}`,
}

const COMMUNITIES = {
  one: 'منطقة واحدة',
  two: 'منطقتان',
  few: 'مناطق',
  many: 'منطقة',
  other: 'منطقة',
}

const ar: typeof en = {
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

export const WORDS = { en, ar }
