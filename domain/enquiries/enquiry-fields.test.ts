import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'

import { problemsByField } from '#domain/fields.ts'

import { ENQUIRY_FIELDS, EMAIL, readEnquiryFields, type FormFields } from './enquiry-fields.ts'
import { contact, listing, sell, tour } from './enquiry.ts'

const FORMS: { form: FormFields; schema: z.ZodType }[] = [
  { form: ENQUIRY_FIELDS.listing, schema: listing },
  { form: ENQUIRY_FIELDS.tour, schema: tour },
  { form: ENQUIRY_FIELDS.contact, schema: contact },
  { form: ENQUIRY_FIELDS.sell, schema: sell },
]

const word = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '  ', '\u00a0', ' Layla ', 'a@b', ' a@b.ae ', 'a@-b.ae', 'ü@b.ae'),
  fc.emailAddress(),
)

test('a form in the browser says of its fields what the server would say', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FORMS),
      fc.dictionary(
        fc.constantFrom(...new Set(Object.values(ENQUIRY_FIELDS).flatMap(Object.keys))),
        word,
      ),
      ({ form, schema }, typed) => {
        const whole = {
          ...Object.fromEntries(Object.keys(form).map((name) => [name, ''])),
          ...typed,
        }
        const { values, faults } = readEnquiryFields(form, whole)
        const parsed = schema.safeParse(whole)
        expect(faults).toEqual(parsed.success ? {} : problemsByField(parsed.error.issues))
        expect(parsed.data ?? values).toEqual(values)
      },
    ),
    { numRuns: 2000 },
  )
})

test('a field that is not there is an empty one', () => {
  expect(
    readEnquiryFields(ENQUIRY_FIELDS.listing, { name: 'Layla', email: 'layla' }).faults,
  ).toEqual({
    email: 'Please enter a valid e-mail address.',
    phone: 'Please enter your phone number.',
    address: 'Please enter the address.',
  })
})

test.each(['a@b', "o'neil+x=1@mail.ae", 'a.b-c_d@x9.co.uk', `a@${'b'.repeat(63)}.ae`, 'a@b-c.d1'])(
  '%s is an e-mail address',
  (address) => expect(EMAIL.test(address)).toBe(true),
)

const NO_ADDRESSES =
  'a @b a@ a@b..ae a@.ae a@b.ae. a@-b.ae a@b-.ae a@b.-ae a@b.ae- a@b@c.ae a"@b.ae a@b_c.ae ü@b.ae'
const SPACED_OR_LONG = ['', ' a@b.ae', 'a@b.ae ', 'a b@c.ae', `a@${'b'.repeat(64)}.ae`]

test.each(NO_ADDRESSES.split(' ').concat(SPACED_OR_LONG))('"%s" is none', (address) =>
  expect(EMAIL.test(address)).toBe(false),
)

test('each form asks for what it needs', () => {
  const person = ['name', 'email', 'phone']
  expect(Object.keys(ENQUIRY_FIELDS.listing)).toEqual([...person, 'address'])
  expect(Object.keys(ENQUIRY_FIELDS.tour)).toEqual([...person, 'message'])
  expect(Object.keys(ENQUIRY_FIELDS.contact)).toEqual([...person, 'subject', 'message'])
  expect(Object.keys(ENQUIRY_FIELDS.sell)).toEqual([
    ...person,
    'propertyaddress',
    'countrycity',
    'message',
  ])
})
