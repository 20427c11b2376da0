import { expect, test } from 'vitest'

import { personKeys } from './person-keys.ts'

const keyOf = (phone: string) => personKeys({ email: '', phone }).phone_key

test.each([
  '+971 50 555 0100',
  '+971505550100',
  '00971 50 555 0100',
  '971505550100',
  '0505550100',
  '050-555-0100',
  '505550100',
  '(0)50 555 0100',
  '+971 (0)50 555 0100',
  '+971 050 555 0100',
  '(+971) 50 555 0100',
  '\u202a+971 50 555 0100\u202c',
  '٠٥٠ ٥٥٥ ٠١٠٠',
  '+٩٧١ ٥٠ ٥٥٥ ٠١٠٠',
  '٠٠٩٧١٥٠٥٥٥٠١٠٠',
  '۰۵۰۵۵۵۰۱۰۰',
])('%s is one number', (phone) => {
  expect(keyOf(phone)).toBe('505550100')
})

test('a landline and a number of another country are the same with and without their codes', () => {
  expect(keyOf('+971 4 555 0100')).toBe(keyOf('04 555 0100'))
  expect(keyOf('+44 7911 123456')).toBe(keyOf('07911 123456'))
})

test('different numbers stay different, and what is too short to be one is none', () => {
  expect(keyOf('050 555 0101')).not.toBe(keyOf('050 555 0100'))
  for (const phone of ['', '0', '123456', 'ask Layla', '+971']) expect(keyOf(phone)).toBe('')
})

test('an address is the same in any letter case', () => {
  expect(personKeys({ email: ' Layla@Example.COM ', phone: '' }).email_key).toBe(
    'layla@example.com',
  )
})
