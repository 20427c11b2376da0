import fc from 'fast-check'
import { expect, test } from 'vitest'
import { problemsByField } from '#domain/fields.ts'

import {
  EMAIL,
  ENQUIRY_FIELDS,
  hasPhoneDigits,
  readEnquiryFields,
  type EnquiryKind,
} from './enquiry-fields.ts'
import { schemaFor } from './enquiry.ts'

const KINDS = Object.keys(ENQUIRY_FIELDS) as EnquiryKind[]

function addressOf(length: number): string {
  return `${'a'.repeat(length - '@b.ae'.length)}@b.ae`
}

const word = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '  ', '\u00a0', ' Layla ', 'a@b', ' a@b.ae ', 'a@-b.ae', 'ü@b.ae'),
  fc.constantFrom(addressOf(254), ` ${addressOf(254)} `, addressOf(255)),
  fc.emailAddress(),
)

test('a form in the browser reports the same faults as the server', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...KINDS),
      fc.constantFrom({}, { language: 'en' }, { language: 'ar' }),
      fc.dictionary(fc.constantFrom(...new Set(Object.values(ENQUIRY_FIELDS).flat())), word),
      (kind, language, typed) => {
        const empty = Object.fromEntries(ENQUIRY_FIELDS[kind].map((name) => [name, '']))
        const whole: Record<string, string> = { ...empty, ...typed, ...language }
        const { values, faults } = readEnquiryFields(kind, whole)
        const parsed = schemaFor(kind, whole).safeParse(whole)
        expect(faults).toEqual(parsed.success ? {} : problemsByField(parsed.error.issues))
        expect(parsed.data ?? { ...values, ...language }).toEqual({ ...values, ...language })
      },
    ),
    { numRuns: 2000 },
  )
})

test('a missing field counts as empty', () => {
  expect(readEnquiryFields('listing', { name: 'Layla', email: 'layla' }).faults).toEqual({
    email: 'Please enter a valid e-mail address.',
    phone: 'Please enter your phone number.',
    address: 'Please enter the address.',
  })
})

test('a form in Arabic gets its messages in Arabic', () => {
  expect(readEnquiryFields('listing', { email: 'ليلى', language: 'ar' }).faults).toEqual({
    name: 'يرجى إدخال اسمك.',
    email: 'يرجى إدخال بريد إلكتروني صحيح.',
    phone: 'يرجى إدخال رقم هاتفك.',
    address: 'يرجى إدخال العنوان.',
  })
})

test.each(['fr', '', 'AR', null, ['ar'], 7])('an enquiry in %j is refused', (language) => {
  for (const kind of KINDS) {
    const { error } = schemaFor(kind, { language }).safeParse({ language })
    expect(problemsByField(error?.issues ?? [])).toMatchObject({
      language: 'The language must be en or ar.',
      name: 'Please enter your name.',
    })
  }
})

test.each([
  'a@b',
  "o'neil+x=1@mail.ae",
  'a.b-c_d@x9.co.uk',
  `a@${'b'.repeat(63)}.ae`,
  'a@b-c.d1',
  addressOf(254),
])('%s is an e-mail address', (address) => expect(EMAIL.test(address)).toBe(true))

const NO_ADDRESSES =
  'a @b a@ a@b..ae a@.ae a@b.ae. a@-b.ae a@b-.ae a@b.-ae a@b.ae- a@b@c.ae a"@b.ae a@b_c.ae ü@b.ae'
const SPACED_OR_LONG = [
  '',
  ' a@b.ae',
  'a@b.ae ',
  'a b@c.ae',
  `a@${'b'.repeat(64)}.ae`,
  addressOf(255),
]

test.each(NO_ADDRESSES.split(' ').concat(SPACED_OR_LONG))(
  '"%s" is not an email address',
  (address) => expect(EMAIL.test(address)).toBe(false),
)

test('each form has its required fields', () => {
  const person = ['name', 'email', 'phone']
  expect(ENQUIRY_FIELDS.listing).toEqual([...person, 'address'])
  expect(ENQUIRY_FIELDS.tour).toEqual([...person, 'message'])
  expect(ENQUIRY_FIELDS.contact).toEqual([...person, 'subject', 'message'])
  expect(ENQUIRY_FIELDS.sell).toEqual([...person, 'propertyaddress', 'countrycity', 'message'])
})

test.each(['055 1234', '+971 50 555 0163', '٠٥٠ ٥٥٥ ٠١٦٣', '۰۵۰ ۵۵۵ ۰۱۶۳', '٤٥٥٥٠١٦'])(
  '%s has the digits of a phone number',
  (phone) => expect(hasPhoneDigits(phone)).toBe(true),
)

test.each(['', '055 123', '٠٥٥ ١٢٣', 'ask Layla, please', '+ + + + + + +'])(
  '%j has too few digits for a phone number',
  (phone) => expect(hasPhoneDigits(phone)).toBe(false),
)
