import { expect, test } from 'vitest'

import { inLanguage } from '#domain/language.ts'
import { emptyValues } from '#domain/properties/property-fields.ts'
import type { Property } from '#domain/properties/property.ts'

import { arabicFloor } from './floors.ts'
import { usualWords } from './usual-words.ts'

const listing = {
  ...emptyValues(),
  id: 1,
  floor_description: [],
  photo_texts: {},
} as unknown as Property

const inArabic = (fields: Partial<Property>) => {
  const property = { ...listing, ...fields }
  return inLanguage('ar', { ...property, ...usualWords(property) })
}

test.each([
  ['price', 'Price on request', 'السعر عند الطلب'],
  ['price', '4,850,000', '4,850,000'],
  ['features', 'Private pool, Maid’s room', 'مسبح خاص، غرفة خادمة'],
  ['features', 'Private pool, Falcon perch', 'Private pool, Falcon perch'],
  ['orientation', 'South-west', 'جنوب غرب'],
  ['orientation', 'NE', 'شمال شرق'],
  ['orientation', 'northeast facing', 'شمال شرق'],
  ['orientation', 'north and east', 'شمال وشرق'],
  ['orientation', 'towards the mosque', 'towards the mosque'],
  ['handover', 'Q4 2027', 'الربع الرابع من 2027'],
  ['handover', 'December 2027', 'ديسمبر 2027'],
  ['handover', 'Ready', 'جاهز'],
  ['handover', '2027', '2027'],
  ['handover', 'Later 2027', 'Later 2027'],
  ['service_charge', 'AED 18.50 per sq ft', '18.50 درهم لكل قدم²'],
  ['service_charge', '168 AED / m² a year', '168 درهم لكل م² سنويًا'],
  ['service_charge', 'Included', 'Included'],
] as const)('%s: %s', (field, english, arabic) => {
  expect(inArabic({ [field]: english })[field]).toBe(arabic)
})

test.each([
  ['Ground floor', 'الطابق الأرضي'],
  ['ground floor and garden', 'الطابق الأرضي والحديقة'],
  ['Fourteenth floor, east', 'الطابق الرابع عشر، الجهة الشرقية'],
  ['Level 3', 'الطابق 3'],
  ['21st floor', 'الطابق 21'],
  ['Duck pond', ''],
  ['Ground floor and duck pond', ''],
  ['', ''],
  ['constructor', ''],
])('a floor: %s', (english, arabic) => {
  expect(arabicFloor(english)).toBe(arabic)
})

test('floors that are not known keep their names, and a photo is told by its room', () => {
  const { floor_description, photo_texts } = inArabic({
    floor_description: ['Roof', 'Duck pond'],
    photo_texts: {
      'a.jpg': { room: 'Kitchen', alt: 'An island of marble' },
      'b.jpg': { room: '', alt: 'The old ghaf' },
      'c.jpg': { room: 'Kitchen', alt: 'A stove', alt_ar: 'موقد' },
    },
  })
  expect(floor_description).toEqual(['السطح', 'Duck pond'])
  expect(photo_texts).toEqual({
    'a.jpg': { room: 'Kitchen', alt: 'المطبخ' },
    'b.jpg': { room: '', alt: 'The old ghaf' },
    'c.jpg': { room: 'Kitchen', alt: 'موقد' },
  })
})
