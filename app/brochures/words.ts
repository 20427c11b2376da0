import { ar as PAGE_AR } from '#app/site/property/details-words.ar.ts'
import { en as PAGE_EN } from '#app/site/property/details-words.en.ts'
import { ar as MAP_AR } from '#app/map/small-map-words.ar.ts'
import { en as MAP_EN } from '#app/map/small-map-words.en.ts'
import { formatDay } from '#app/ui/format-day.ts'
import { formatCount, formatNumber } from '#app/ui/format.ts'
import { arabicCount, BATHROOMS, BEDROOMS } from '#domain/arabic-count.ts'
import type { Language } from '#domain/language.ts'
import { COUNTS, type CountName } from '#domain/properties/property-counts.ts'
import { PROPERTY_TYPE_NAMES } from '#domain/properties/property-type.ts'

const EN = {
  counts: {
    bedroom: COUNTS.bedroom.label,
    bathroom: COUNTS.bathroom.label,
    parking_spaces: COUNTS.parking_spaces.label,
  } as Record<CountName, string>,
  beds: (count: number) => formatCount(count, 'bed'),
  baths: (count: number) => formatCount(count, 'bath'),
  maxArea: 'Max area',
  squareMetres: 'm²',
  types: PROPERTY_TYPE_NAMES,
  furnished: PAGE_EN.furnished,
  facts: PAGE_EN.facts,
  thisHome: PAGE_EN.thisHome,
  shownNear: PAGE_EN.shownNear,
  km: MAP_EN.km,
  straightLine: MAP_EN.straightLine,
  video: 'Video',
  floor: (number: number) => `Floor ${number}`,
  more: 'More is told on the page of this home.',
  permit: (number: string) => `Permit ${number}`,
  brn: 'BRN',
  orn: 'ORN',
  vision: 'Our vision',
  mission: 'Our mission',
  untitled: (id: number) => `Property ${id}`,
  day: (iso: string) => formatDay(iso),
}

/** The texts within the content of brochures and share images. */
export type BrochureWords = typeof EN

const AR: BrochureWords = {
  counts: { bedroom: 'غرف النوم', bathroom: 'الحمّامات', parking_spaces: 'مواقف السيارات' },
  beds: (count) => arabicCount(count, BEDROOMS, formatNumber(count)),
  baths: (count) => arabicCount(count, BATHROOMS, formatNumber(count)),
  maxArea: 'المساحة',
  squareMetres: 'م²',
  types: { sale: 'للبيع', 'off-plan': 'على الخارطة', rent: 'للإيجار' },
  furnished: PAGE_AR.furnished,
  facts: PAGE_AR.facts,
  thisHome: PAGE_AR.thisHome,
  shownNear: PAGE_AR.shownNear,
  km: MAP_AR.km,
  straightLine: MAP_AR.straightLine,
  video: 'الفيديو',
  floor: (number) => `الطابق ${number}`,
  more: 'تجد بقية الوصف في صفحة هذا العقار.',
  permit: (number) => `تصريح ${number}`,
  brn: 'رقم الوسيط',
  orn: 'رقم المكتب',
  vision: 'رؤيتنا',
  mission: 'رسالتنا',
  untitled: (id) => `عقار رقم ${id}`,
  day: (iso) => formatDay(iso, 'ar'),
}

export const BROCHURE_WORDS: Record<Language, BrochureWords> = { en: EN, ar: AR }
