import { expect, test } from 'vitest'

import { emptyProperty } from '#test/samples.ts'

import { listingSummary } from './listing-summary.ts'

const villa = {
  ...emptyProperty,
  properties_description: '**Quiet\nFive rooms around a court.',
  currency: 'AED',
  price: '18,400,000',
  maxarea: 1040,
  bedroom: 5,
  bathroom: 1,
  category_name: 'Villa',
  location_name: 'Al Barari',
}

test('the summary lists the facts, then the start of the text', () => {
  expect(listingSummary(villa, 'Ghaf & Harbour', 400)).toBe(
    'Villa for sale in Al Barari, 5 bedrooms, 1 bathroom, 1,040 m², AED 18,400,000. Quiet Five rooms around a court.',
  )
})

test('what is let is for rent', () => {
  const rented = { ...villa, type: 'Rent', price: '350,000', rent_period: 'year' as const }
  expect(listingSummary(rented, 'Ghaf & Harbour', 60)).toMatch(/^Villa for rent in Al Barari, /)
})

test('in Arabic the currency follows the number, and rooms are counted as Arabic does', () => {
  const arabic = {
    ...villa,
    properties_description: 'خمس غرف حول فناء.',
    category_name: 'فيلا',
    location_name: 'البراري',
  }
  expect(listingSummary(arabic, 'غاف آند هاربر', 400, 'ar')).toBe(
    'فيلا للبيع في البراري، 5 غرف نوم، حمّام واحد، 1,040 م²، 18,400,000 درهم. خمس غرف حول فناء.',
  )
  const rented = { ...arabic, type: 'Rent', bedroom: 2, bathroom: 11, properties_description: '' }
  expect(listingSummary(rented, 'غاف آند هاربر', 400, 'ar')).toBe(
    'فيلا للإيجار في البراري، غرفتا نوم، 11 حمّامًا، 1,040 م²، 18,400,000 درهم. لمزيد من التفاصيل تواصل مع غاف آند هاربر.',
  )
})

test('a price in words has no currency, and missing facts are left out', () => {
  const bare = {
    ...villa,
    properties_description: '',
    price: 'Price on request',
    bedroom: null,
    bathroom: null,
    maxarea: null,
    category_name: '',
    location_name: '',
  }
  expect(listingSummary(bare, 'Ghaf & Harbour', 400)).toBe(
    'Property for sale in Dubai, Price on request. Ask Ghaf & Harbour for the details.',
  )
})
