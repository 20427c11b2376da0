import { lookUp, type WordTable } from '#domain/word-table.ts'

/** Usual names of floors and plans. */
const FLOORS: WordTable = {
  amenities: 'المرافق',
  apartment: 'الشقة',
  attic: 'العلّية',
  basement: 'القبو',
  'bedroom level': 'طابق غرف النوم',
  'canal level': 'طابق القناة',
  east: 'الجهة الشرقية',
  'floor plan': 'المخطط',
  garage: 'المرآب',
  garden: 'الحديقة',
  'ground floor': 'الطابق الأرضي',
  'ground level': 'الطابق الأرضي',
  lobby: 'البهو',
  'lower floor': 'الطابق السفلي',
  'lower level': 'الطابق السفلي',
  'main floor': 'الطابق الرئيسي',
  'main level': 'الطابق الرئيسي',
  'master plan': 'المخطط العام',
  mezzanine: 'الميزانين',
  north: 'الجهة الشمالية',
  office: 'المكتب',
  penthouse: 'البنتهاوس',
  plot: 'قطعة الأرض',
  podium: 'البوديوم',
  pool: 'المسبح',
  roof: 'السطح',
  'roof terrace': 'تراس السطح',
  rooftop: 'السطح',
  'site plan': 'مخطط الموقع',
  south: 'الجهة الجنوبية',
  terrace: 'التراس',
  'top floor': 'الطابق الأخير',
  'typical floor': 'الطابق المتكرر',
  'upper floor': 'الطابق العلوي',
  'upper level': 'الطابق العلوي',
  warehouse: 'المستودع',
  west: 'الجهة الغربية',
}

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

const ARABIC_ORDINALS = [
  'الأول',
  'الثاني',
  'الثالث',
  'الرابع',
  'الخامس',
  'السادس',
  'السابع',
  'الثامن',
  'التاسع',
  'العاشر',
  'الحادي عشر',
  'الثاني عشر',
  'الثالث عشر',
  'الرابع عشر',
  'الخامس عشر',
  'السادس عشر',
  'السابع عشر',
  'الثامن عشر',
  'التاسع عشر',
  'العشرون',
]

/** `Ground floor and garden`: each part must be known. Empty where one is not. */
export function arabicFloor(name: string): string {
  const [first = '', ...details] = name.split(',')
  const parts = first.split(/\sand\s|&/).map(partOf)
  const rest = details.map(partOf)
  if ([...parts, ...rest].includes('')) return ''
  return [parts.join(' و'), ...rest].join('، ')
}

function partOf(name: string): string {
  const known = name.trim().toLowerCase()
  const [, number] = /^(?:floor|level)\s+(\d{1,3})$/.exec(known) ?? []
  if (number !== undefined) return `الطابق ${number}`
  const [, ordinal = '', numeral] =
    /^(?:([a-z]+)|(\d{1,3})(?:st|nd|rd|th))\s+(?:floor|level)$/.exec(known) ?? []
  if (numeral !== undefined) return `الطابق ${numeral}`
  const place = ORDINALS.indexOf(ordinal)
  return place >= 0 ? `الطابق ${ARABIC_ORDINALS[place]}` : lookUp(FLOORS, known)
}
