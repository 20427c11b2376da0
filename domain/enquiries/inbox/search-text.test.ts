import { expect, test } from 'vitest'

import { searchTermVariants, searchTextOf } from './search-text.ts'

const enquiry = {
  name: 'Layla Haddad',
  email: 'Layla@Example.com',
  phone: '',
  subject: '',
  message: 'Is it FREE?',
  address: '',
  countrycity: '',
  property_title: 'Villa on the Creek',
  property_reference: 'GH-12',
}

function finds(term: string, phone = ''): boolean {
  const text = searchTextOf({ ...enquiry, phone })
  return searchTermVariants(term).some((searched) => text.includes(searched))
}

const SPELLINGS = [
  '050 555 0101',
  '+971505550101',
  '00971-50-5550101',
  '971 50 555 0101',
  '+971 (0)50 555-0101',
  '505550101',
  '٠٥٠ ٥٥٥ ٠١٠١',
]

test.each(SPELLINGS)('the phone %s is found in any spelling, and by its end', (phone) => {
  for (const term of [...SPELLINGS, '555 0101', '5550101', ' 0505 ', '+971 50 555 0', '00971505'])
    expect(finds(term, phone), term).toBe(true)
  for (const term of ['050 555 0102', '+971 56 555 0101', '04 555 0101'])
    expect(finds(term, phone), term).toBe(false)
})

test('a phone from abroad is found with and without its country code', () => {
  expect(finds('07700 900123', '+44 7700 900123')).toBe(true)
  expect(finds('0044 7700-900123', '07700 900 123')).toBe(true)
  expect(finds('+44 7700 900124', '+44 7700 900123')).toBe(false)
})

test('a landline is found in any spelling', () => {
  expect(finds('04 555 0100', '+971 4 555 0100')).toBe(true)
  expect(finds('+97145550100', '04-5550100')).toBe(true)
})

test('the sender, the words and the listing are found in any case', () => {
  for (const term of ['layla@example', 'HADDAD', 'free', 'villa ON', 'gh-12'])
    expect(finds(term), term).toBe(true)
  expect(finds('palm')).toBe(false)
})
