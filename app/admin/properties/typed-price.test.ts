import { expect, test } from 'vitest'

import { emptyDraft, inputOf } from './property-draft.ts'
import { readTypedPrice, withPriceAsNumber } from './typed-price.ts'

test.each([
  ['4.85 million', '4,850,000', 'AED'],
  ['4.85m', '4,850,000', 'AED'],
  ['4.85 M', '4,850,000', 'AED'],
  ['850k', '850,000', 'AED'],
  ['850 Thousand', '850,000', 'AED'],
  ['1.2bn', '1,200,000,000', 'AED'],
  ['AED 2,300,000', '2,300,000', 'AED'],
  ['2,300,000 dirhams', '2,300,000', 'AED'],
  ['Dhs. 2.3m', '2,300,000', 'AED'],
  ['USD 500k', '500,000', 'USD'],
  ['£1.25m', '1,250,000', 'GBP'],
  ['five million', '5,000,000', 'AED'],
  ['Twenty-five million', '25,000,000', 'AED'],
  ['٤٨٥٠٠٠٠', '4,850,000', 'AED'],
  ['٤٬٨٥٠٬٠٠٠', '4,850,000', 'AED'],
  ['٤٫٨٥ مليون درهم', '4,850,000', 'AED'],
  ['۸۵۰ ألف', '850,000', 'AED'],
  ['95000.5 aed', '95,000.5', 'AED'],
])('%j is the amount %s in %s', (price, amount, currency) => {
  const { fields } = emptyDraft()
  expect(withPriceAsNumber({ ...fields, price })).toEqual({ ...fields, price: amount, currency })
})

test.each(['', '4850000', '4,850,000', '4.850.000', ' 1,200,000 '])(
  '%j is digits already and stays as it is',
  (price) => {
    const fields = { ...emptyDraft().fields, price, currency: 'EUR' }
    expect(withPriceAsNumber(fields)).toBe(fields)
  },
)

test.each([
  ['Price on request', { kind: 'text' }],
  ['1.2m to 1.4m', { kind: 'text' }],
  ['1,200,000,000,000,000', { kind: 'text' }],
  ['0', { kind: 'text' }],
  ['million', { kind: 'text' }],
  ['From AED 1,200,000', { kind: 'text-with-amount', amount: 1_200_000 }],
  ['120,000 per year', { kind: 'text-with-amount', amount: 120_000 }],
])('%j says more than an amount and is kept', (price, read) => {
  expect(readTypedPrice(price)).toEqual(read)
  const fields = { ...emptyDraft().fields, price }
  expect(withPriceAsNumber(fields)).toBe(fields)
})

test('an amount in words is saved as its number, also where the field was not left', () => {
  const draft = emptyDraft()
  const input = inputOf({ ...draft, fields: { ...draft.fields, price: 'usd 2m' } })
  expect([input.price, input.currency]).toEqual(['2,000,000', 'USD'])
})
