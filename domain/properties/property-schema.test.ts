import { expect, test } from 'vitest'

import { parse } from '#domain/fields.ts'
import { Invalid } from '#domain/problem.ts'

import { propertyChange } from './property-schema.ts'

test.each(['USD', 'EUR', 'GBP', 'INR', 'AED', ''])('a price may be in %j', (currency) => {
  expect(parse(propertyChange, { currency })).toEqual({ currency })
})

test('null takes a currency, photos or the texts of photos away', () => {
  expect(parse(propertyChange, { currency: null, photos: null, photo_texts: null })).toEqual({
    currency: '',
    photos: [],
    photo_texts: {},
  })
})

test('what is left out is not touched', () => {
  expect(parse(propertyChange, {})).toEqual({})
})

test.each([
  ['currency', 'XRP', 'Must be one of USD, EUR, GBP, INR, AED.'],
  ['currency', 'aed', 'Must be one of USD, EUR, GBP, INR, AED.'],
  ['photos', 'a.jpg', 'Must be a list of uploaded files.'],
  ['photos', [7], 'Must be the name of an uploaded file.'],
  ['category_id', 1.5, 'Must be the id of something that exists.'],
  ['bedroom', 'two', 'Must be a number.'],
])('a wrong %s is refused by its name: %j', (field, value, message) => {
  expect(faultsOf({ [field]: value })).toEqual({ [field]: message })
})

function faultsOf(change: unknown): Record<string, string> {
  try {
    parse(propertyChange, change)
  } catch (problem) {
    if (problem instanceof Invalid) return problem.fields
    throw problem
  }
  return {}
}
