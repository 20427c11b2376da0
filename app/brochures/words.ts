import { WORDS as MAP } from '#app/map/small-map-words.ts'
import { WORDS as DETAILS } from '#app/site/property/details-words.ts'
import { WORDS as PAGE } from '#app/site/property/words.ts'
import { formatDay } from '#app/ui/format-day.ts'
import { formatCount, formatNumber } from '#app/ui/format.ts'
import { arabicCount, BATHROOMS, BEDROOMS } from '#domain/arabic-count.ts'
import type { Language } from '#domain/language.ts'
import { COUNTS, type CountName } from '#domain/properties/property-counts.ts'
import { PROPERTY_TYPE_NAMES } from '#domain/properties/property-type.ts'

const en = {
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
  furnished: DETAILS.en.furnished,
  facts: DETAILS.en.facts,
  thisHome: DETAILS.en.thisHome,
  shownNear: DETAILS.en.shownNear,
  km: MAP.en.km,
  straightLine: MAP.en.straightLine,
  video: 'Video',
  floor: PAGE.en.floor,
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
export type BrochureWords = typeof en

const ar: BrochureWords = {
  counts: { bedroom: 'غرف النوم', bathroom: 'الحمّامات', parking_spaces: 'مواقف السيارات' },
  beds: (count) => arabicCount(count, BEDROOMS, formatNumber(count)),
  baths: (count) => arabicCount(count, BATHROOMS, formatNumber(count)),
  maxArea: 'المساحة',
  squareMetres: 'م²',
  types: { sale: 'للبيع', 'off-plan': 'على الخارطة', rent: 'للإيجار' },
  furnished: DETAILS.ar.furnished,
  facts: DETAILS.ar.facts,
  thisHome: DETAILS.ar.thisHome,
  shownNear: DETAILS.ar.shownNear,
  km: MAP.ar.km,
  straightLine: MAP.ar.straightLine,
  video: 'الفيديو',
  floor: PAGE.ar.floor,
  more: 'تجد بقية الوصف في صفحة هذا العقار.',
  permit: (number) => `تصريح ${number}`,
  brn: 'رقم الوسيط',
  orn: 'رقم المكتب',
  vision: 'رؤيتنا',
  mission: 'رسالتنا',
  untitled: (id) => `عقار رقم ${id}`,
  day: (iso) => formatDay(iso, 'ar'),
}

export const BROCHURE_WORDS: Record<Language, BrochureWords> = { en, ar }
