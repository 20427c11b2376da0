import { formatDay } from '#app/ui/format-day.ts'
import { formatCount, formatNumber } from '#app/ui/format.ts'
import { arabicCount } from '#domain/arabic-count.ts'
import type { Language } from '#domain/language.ts'
import type { FactName } from '#domain/properties/further-facts.ts'
import { COUNTS, type CountName } from '#domain/properties/property-counts.ts'
import { PROPERTY_FIELDS } from '#domain/properties/property-fields.ts'
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
  furnished: PROPERTY_FIELDS.furnished.options as Record<'yes' | 'partly' | 'no', string>,
  facts: {
    Building: 'Building',
    Furnished: 'Furnished',
    Orientation: 'Orientation',
    'Service charge': 'Service charge',
    Developer: 'Developer',
    Project: 'Project',
    'Escrow account': 'Escrow account',
    Handover: 'Handover',
    Amenities: 'Amenities',
  } as Record<FactName, string>,
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

const BEDROOMS = {
  one: 'غرفة نوم واحدة',
  two: 'غرفتا نوم',
  few: 'غرف نوم',
  many: 'غرفة نوم',
  other: 'غرفة نوم',
}
const BATHROOMS = {
  one: 'حمّام واحد',
  two: 'حمّامان',
  few: 'حمّامات',
  many: 'حمّامًا',
  other: 'حمّام',
}

const AR: BrochureWords = {
  counts: { bedroom: 'غرف النوم', bathroom: 'الحمّامات', parking_spaces: 'مواقف السيارات' },
  beds: (count) => arabicCount(count, BEDROOMS, formatNumber(count)),
  baths: (count) => arabicCount(count, BATHROOMS, formatNumber(count)),
  maxArea: 'المساحة',
  squareMetres: 'م²',
  types: { sale: 'للبيع', 'off-plan': 'على الخارطة', rent: 'للإيجار' },
  furnished: { yes: 'نعم', partly: 'جزئيًا', no: 'لا' },
  facts: {
    Building: 'المبنى',
    Furnished: 'مفروش',
    Orientation: 'الاتجاه',
    'Service charge': 'رسوم الخدمات',
    Developer: 'المطوّر',
    Project: 'المشروع',
    'Escrow account': 'حساب الضمان',
    Handover: 'التسليم',
    Amenities: 'المرافق',
  },
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
