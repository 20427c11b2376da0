import { formatDay } from '#app/ui/format-day.ts'
import { formatCount, formatNumber } from '#app/ui/format.ts'
import { DUBAI_OFFSET_MS } from '#domain/dubai-time.ts'
import type { Language } from '#domain/language.ts'
import type { FactName } from '#domain/properties/further-facts.ts'
import { COUNTS, type CountName } from '#domain/properties/property-counts.ts'
import { PROPERTY_FIELDS } from '#domain/properties/property-fields.ts'
import { PROPERTY_TYPE_NAMES, type RentPeriod } from '#domain/properties/property-type.ts'

const EN = {
  onRequest: 'Price on request',
  /** Names of currencies; one that is not here is printed as its code. */
  currencies: {} as Readonly<Record<string, string>>,
  periods: { year: 'a year', month: 'a month', week: 'a week', day: 'a day' } as Record<
    RentPeriod,
    string
  >,
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
  day: formatDay,
}

/** The texts within the content of brochures and share images. */
export type BrochureWords = typeof EN

const AR: BrochureWords = {
  onRequest: 'السعر عند الطلب',
  currencies: {
    AED: 'درهم',
    USD: 'دولار',
    EUR: 'يورو',
    GBP: 'جنيه إسترليني',
    INR: 'روبية هندية',
    SAR: 'ريال سعودي',
  },
  periods: { year: 'سنويًا', month: 'شهريًا', week: 'أسبوعيًا', day: 'يوميًا' },
  counts: { bedroom: 'غرف النوم', bathroom: 'الحمّامات', parking_spaces: 'مواقف السيارات' },
  beds: (count) =>
    counted(count, ['غرفة نوم واحدة', 'غرفتا نوم', 'غرف نوم', 'غرفة نوم', 'غرفة نوم']),
  baths: (count) => counted(count, ['حمّام واحد', 'حمّامان', 'حمّامات', 'حمّامًا', 'حمّام']),
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
  day: arabicDay,
}

export const BROCHURE_WORDS: Record<Language, BrochureWords> = { en: EN, ar: AR }

type Forms = readonly [one: string, two: string, few: string, many: string, other: string]

const PLURALS = new Intl.PluralRules('ar')

/** One and two are words without a number: `غرفة نوم واحدة`, `غرفتا نوم`, `5 غرف نوم`. */
function counted(count: number, [one, two, few, many, other]: Forms): string {
  const form = { zero: other, one, two, few, many, other }[PLURALS.select(count)]
  return form === one || form === two ? form : `${formatNumber(count)} ${form}`
}

const MONTHS = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
]

/** The day in Dubai: `14 سبتمبر 2024`. */
function arabicDay(iso: string): string {
  const inDubai = new Date(Date.parse(iso) + DUBAI_OFFSET_MS)
  return `${inDubai.getUTCDate()} ${MONTHS[inDubai.getUTCMonth()]} ${inDubai.getUTCFullYear()}`
}
