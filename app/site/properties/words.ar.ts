import { formatNumber } from '#app/ui/format.ts'
import { arabicCount, PROPERTIES } from '#domain/arabic-count.ts'

import type { en } from './words.en.ts'

const properties = (count: number) => arabicCount(count, PROPERTIES, formatNumber(count))
export const ar: typeof en = {
  search: 'ابحث',
  examples: [
    'شقة غرفتين في المارينا أقل من 3 مليون',
    'فيلا مع مسبح',
    '3 غرف في ميناء خور دبي حتى 5 مليون',
    'بنتهاوس في وسط المدينة',
  ],
  properties: 'العقارات',
  list: 'القائمة',
  map: 'الخريطة',
  view: 'طريقة العرض',
  location: 'المنطقة',
  allLocations: 'كل المناطق',
  category: 'نوع العقار',
  allCategories: 'كل الأنواع',
  buyOrRent: 'شراء أو إيجار',
  anyType: 'الكل',
  place: 'المنطقة',
  anywhere: 'أي منطقة',
  kind: 'النوع',
  anyKind: 'أي نوع',
  any: 'أي قيمة',
  price: 'السعر',
  priceFrom: 'السعر من، بالدرهم',
  priceTo: 'السعر حتى، بالدرهم',
  anyPriceTo: 'أي سعر، أو 2 مليون',
  beds: 'الغرف',
  bedsOrMore: (label) => label,
  millions: (label) => label.replaceAll(',000,000', ' مليون'),
  bedrooms: 'غرف النوم',
  bathrooms: 'الحمّامات',
  studio: 'استوديو',
  orMore: (count) => `${count} أو أكثر`,
  more: 'المزيد',
  moreSet: (count) => `المزيد (${count})`,
  moreFilters: 'خيارات أخرى',
  areaFrom: 'المساحة من، م²',
  areaTo: 'المساحة حتى، م²',
  residency: 'الإقامة',
  filter: 'تصفية',
  filterSet: (count) => `تصفية (${count})`,
  close: 'إغلاق',
  clear: 'مسح',
  showProperties: 'عرض العقارات',
  // After the verb two homes are in another case.
  showHomes: (count, hasMore) =>
    count === 0
      ? 'لا عقارات مطابقة'
      : `عرض ${hasMore ? 'أكثر من ' : ''}${count === 2 ? 'عقارين' : properties(count)}`,
  count: (count, hasMore) => (hasMore ? `أكثر من ${properties(count)}` : properties(count)),
  alert: 'راسلني بعقارات جديدة كهذه',
  order: 'الترتيب',
  orders: {
    '': 'الأحدث أولًا',
    'price-up': 'السعر، من الأقل',
    'price-down': 'السعر، من الأعلى',
    area: 'الأكبر مساحة',
  },
  removeFilter: 'إزالة',
  clearFilters: 'مسح خيارات البحث',
  results: 'النتائج',
  nothingFound: 'لم نجد عقارات.',
  noneYet: 'لا تتوفر عقارات حاليًا.',
  loadMore: 'عرض المزيد',
  furtherCount: (count) => `المتبقي: ${properties(count)}`,
}
