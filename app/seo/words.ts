import { arabicCount, BATHROOMS, BEDROOMS } from '#domain/arabic-count.ts'

/** What feeds and search engines read about the agency and its listings. */
const en = {
  locale: 'en-GB',
  home: 'Home',
  dubai: 'Dubai',
  /** In place of a category or a title that is missing. */
  property: 'Property',
  offered: (category: string, purpose: 'sale' | 'rent', location: string) =>
    `${category} for ${purpose} in ${location}`,
  bedrooms: (count: number, number: string) => `${number} ${count === 1 ? 'bedroom' : 'bedrooms'}`,
  bathrooms: (count: number, number: string) =>
    `${number} ${count === 1 ? 'bathroom' : 'bathrooms'}`,
  comma: ', ',
  askFor: (agency: string) => `Ask ${agency} for the details.`,
  blogFeed: (agency: string) => ({
    title: `${agency}: blog`,
    description: `New posts on the blog of ${agency}, Dubai.`,
  }),
  propertiesFeed: (agency: string) => ({
    title: `${agency}: new properties`,
    description: `Properties newly listed by ${agency}, Dubai.`,
  }),
}

const ar: typeof en = {
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

export const WORDS = { en, ar }
