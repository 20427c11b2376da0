import { arabicCount, BATHROOMS, BEDROOMS } from '#domain/arabic-count.ts'

import type { en } from './words.en.ts'

export const ar: typeof en = {
  locale: 'ar',
  home: 'الرئيسية',
  dubai: 'دبي',
  property: 'عقار',
  offered: (category, purpose, location) =>
    `${category} ${purpose === 'rent' ? 'للإيجار' : 'للبيع'} في ${location}`,
  bedrooms: (count, number) => arabicCount(count, BEDROOMS, number),
  bathrooms: (count, number) => arabicCount(count, BATHROOMS, number),
  comma: '، ',
  askFor: (agency) => `لمزيد من التفاصيل تواصل مع ${agency}.`,
  blogFeed: (agency) => ({
    title: `${agency}: المدونة`,
    description: `أحدث مقالات مدونة ${agency} في دبي.`,
  }),
  propertiesFeed: (agency) => ({
    title: `${agency}: أحدث العقارات`,
    description: `أحدث العقارات المعروضة لدى ${agency} في دبي.`,
  }),
}
