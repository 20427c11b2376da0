import type { Room } from '#agency/rooms.ts'
import { orientationWords } from '#domain/properties/orientation.ts'
import { splitList, type Property } from '#domain/properties/property.ts'
import { lookUp, type WordTable } from '#domain/word-table.ts'

import { AMENITIES } from './amenities.ts'
import { arabicFloor } from './floors.ts'

/**
 * The Arabic of what is written in a few usual words, as `inLanguage` takes it: `features_ar` beside
 * `features`. Empty where a word is not known: then the English is shown.
 */
export function usualWords(property: Property) {
  const { photo_texts, floor_description } = property
  return {
    price_ar: ON_REQUEST.test(property.price.trim()) ? 'السعر عند الطلب' : '',
    features_ar: arabicList(property.features, (name) => lookUp(AMENITIES, name)),
    orientation_ar: arabicOrientation(property.orientation),
    handover_ar: arabicHandover(property.handover),
    service_charge_ar: arabicServiceCharge(property.service_charge),
    floor_description_ar: floor_description.map((name) => arabicFloor(name) || name),
    // Without one in Arabic, the room stands for it.
    photo_texts: Object.fromEntries(
      Object.entries(photo_texts).map(([photo, { room, alt, alt_ar }]) => [
        photo,
        { room, alt, alt_ar: alt_ar || (room && ROOMS[room]) },
      ]),
    ),
  }
}

/** Only where every part is known: half a list in each language reads badly. */
function arabicList(text: string, toArabic: (part: string) => string): string {
  const parts = splitList(text).map(toArabic)
  return parts.includes('') ? '' : parts.join('، ')
}

const ON_REQUEST =
  /^(?:price )?(?:on|upon) (?:request|application)$|^p\.?o\.?[ar]\.?$|^(?:call|ask) for (?:the )?price$/i

const ROOMS: Record<Room, string> = {
  'Living room': 'غرفة المعيشة',
  'Dining room': 'غرفة الطعام',
  Kitchen: 'المطبخ',
  Bedroom: 'غرفة نوم',
  Bathroom: 'حمّام',
  Study: 'غرفة المكتب',
  Hallway: 'الممر',
  Balcony: 'الشرفة',
  Terrace: 'التراس',
  Garden: 'الحديقة',
  Pool: 'المسبح',
  View: 'الإطلالة',
  Exterior: 'الواجهة الخارجية',
  Lobby: 'البهو',
  Gym: 'الصالة الرياضية',
  Parking: 'موقف السيارات',
  'Office space': 'المساحة المكتبية',
  'Floor plan': 'المخطط',
}

const COMPASS: WordTable = {
  north: 'شمال',
  south: 'جنوب',
  east: 'شرق',
  west: 'غرب',
}

/** `South-west`, `NE` or `north and east`. */
function arabicOrientation(text: string): string {
  const parts = orientationWords(text).map((word) => (word === 'and' ? 'و' : lookUp(COMPASS, word)))
  return parts.includes('') ? '' : parts.join(' ').replaceAll('و ', 'و')
}

const QUARTERS = ['الأول', 'الثاني', 'الثالث', 'الرابع']

const MONTHS: WordTable = {
  jan: 'يناير',
  feb: 'فبراير',
  mar: 'مارس',
  apr: 'أبريل',
  may: 'مايو',
  jun: 'يونيو',
  jul: 'يوليو',
  aug: 'أغسطس',
  sep: 'سبتمبر',
  oct: 'أكتوبر',
  nov: 'نوفمبر',
  dec: 'ديسمبر',
}

const DONE: WordTable = {
  ready: 'جاهز',
  'ready to move in': 'جاهز للسكن',
  completed: 'مكتمل',
  complete: 'مكتمل',
  'handed over': 'تم التسليم',
}

/** `Q4 2027`, `December 2027` or `Ready`. */
function arabicHandover(text: string): string {
  const known = text.trim().toLowerCase()
  const [, quarter, year] = /^q([1-4])[\s,-]*(\d{4})$/.exec(known) ?? []
  if (quarter !== undefined) return `الربع ${QUARTERS[Number(quarter) - 1]} من ${year}`
  const [, month = '', ofYear] = /^([a-z]{3})[a-z]*\.?\s+(\d{4})$/.exec(known) ?? []
  const monthName = lookUp(MONTHS, month)
  return monthName ? `${monthName} ${ofYear}` : lookUp(DONE, known)
}

/** A longer text is no usual one, and would take long to read. */
const MAX_CHARGE_LENGTH = 100

const CHARGE =
  /^(?:aed\s*)?([\d.,]+)(?:\s*(?:aed|dirhams?))?\s*(?:\/|per|an?)\s*(?:(m²|m2|sqm|sq\.? ?m|square met(?:er|re))|sq\.? ?ft|sqft|ft²|ft2|square foot)\.?(?:\s*,?\s*(?:\/|per|an?)?\s*(year|annum|yearly|annually))?$/

/** `AED 18.50 per sq ft a year`. */
function arabicServiceCharge(text: string): string {
  if (text.length > MAX_CHARGE_LENGTH) return ''
  const [charge, amount, metre, yearly] = CHARGE.exec(text.trim().toLowerCase()) ?? []
  if (charge === undefined) return ''
  return `${amount} درهم لكل ${metre ? 'م²' : 'قدم²'}${yearly ? ' سنويًا' : ''}`
}
