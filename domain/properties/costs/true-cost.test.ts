import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fees as FEES } from '#agency/fees.ts'

import { readTerms, trueCost } from './true-cost.ts'

const TERMS = { deposit: 20, rate: 4.5, years: 25 }

test('the costs of a property at AED 2,000,000 match a worked example', () => {
  expect(trueCost(FEES, 2_000_000, TERMS)).toEqual({
    price: 2_000_000,
    transfer: 80_000,
    agency: 40_000,
    agencyVat: 2000,
    trustee: 4000,
    trusteeVat: 200,
    titleDeed: 580,
    fees: 126_780,
    total: 2_126_780,
    deposit: 400_000,
    loan: 1_600_000,
    registration: 4290,
    cash: 531_070,
    monthly: 8893,
  })
})

test('the trustee fee is halved below AED 500,000', () => {
  expect(trueCost(FEES, 499_999.99, TERMS)).toMatchObject({ trustee: 2000, trusteeVat: 100 })
  expect(trueCost(FEES, 500_000, TERMS)).toMatchObject({ trustee: 4000, trusteeVat: 200 })
})

test('without a loan there is no registration and no monthly payment', () => {
  const cost = trueCost(FEES, 1_000_000, { ...TERMS, deposit: 100 })
  expect(cost).toMatchObject({ loan: 0, registration: 0, monthly: 0 })
  expect(cost.cash).toBe(cost.total)
})

test('a loan without interest is paid off in equal parts', () => {
  expect(trueCost(FEES, 1_000_000, { deposit: 40, rate: 0, years: 10 }).monthly).toBe(5000)
})

test.each([
  // 2 % of AED 1,234,567 is 24,691.34, and 5 % of 24,691 is 1,234.55.
  [1_234_567.25, { price: 1_234_567, agency: 24_691, agencyVat: 1235 }],
  // Half a dirham is rounded up: 2 % of 125 is 2.5.
  [125, { transfer: 5, agency: 3 }],
  [1, { transfer: 0, agency: 0 }],
])('fees of AED %d are rounded to the dirham', (price, fees) => {
  expect(trueCost(FEES, price, TERMS)).toMatchObject(fees)
})

test('amounts add up for any price and terms', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 10 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 25_000 }),
      fc.integer({ min: 1, max: 40 }),
      (price, deposit, rate, years) => {
        const terms = { deposit: deposit / 1000, rate: rate / 1000, years }
        const cost = trueCost(FEES, price, terms)
        const { transfer, agency, agencyVat, trustee, trusteeVat, titleDeed } = cost
        const fees = [transfer, agency, agencyVat, trustee, trusteeVat, titleDeed]
        expect(cost.fees).toBe(fees.reduce((sum, fee) => sum + fee, 0))
        expect(cost.total).toBe(price + cost.fees)
        expect(cost.deposit + cost.loan).toBe(price)
        expect(cost.cash).toBe(cost.deposit + cost.fees + cost.registration)
        expect(Object.values(cost).every(Number.isInteger)).toBe(true)
        // Paid month by month, the loan is gone at the end, but for what the rounding leaves.
        let owed = cost.loan
        for (let month = 0; month < years * 12; month++)
          owed = owed * (1 + terms.rate / 1200) - cost.monthly
        const growth = terms.rate / 1200
        const grown = growth === 0 ? years * 12 : ((1 + growth) ** (years * 12) - 1) / growth
        expect(Math.abs(owed)).toBeLessThanOrEqual(0.5 * grown + cost.loan * 1e-6 + 1)
      },
    ),
  )
})

test.each([
  [
    { deposit: '35', rate: '5.25', years: '15' },
    { deposit: 35, rate: 5.25, years: 15 },
  ],
  [
    { deposit: ' 35', rate: '5.25 ', years: ' 15 ' },
    { deposit: 35, rate: 5.25, years: 15 },
  ],
  [
    { deposit: '0', rate: '0', years: '1' },
    { deposit: 0, rate: 0, years: 1 },
  ],
  [
    { deposit: '100', rate: '25', years: '40' },
    { deposit: 100, rate: 25, years: 40 },
  ],
  [{ deposit: '101', rate: '-1', years: '0' }, TERMS],
  [{ deposit: '100.001', rate: '25.001', years: '40.001' }, TERMS],
  [{ deposit: 'x', rate: '1e1', years: '25.00001' }, TERMS],
  [{}, TERMS],
])('the terms %j are read as %j', (written: Partial<Record<string, string>>, terms) => {
  expect(readTerms(FEES.example, (name) => written[name] ?? null).terms).toEqual(terms)
})

test('each term that is out of range has a message, and one that is not given has none', () => {
  const written: Partial<Record<string, string>> = { deposit: '200', years: '' }
  expect(readTerms(FEES.example, (name) => written[name] ?? null).problems).toEqual({
    deposit: 'A deposit is 0 to 100 % of the price.',
    years: 'A loan runs for 1 to 40 years.',
  })
})

test('what cannot be is said in the language of the page', () => {
  const { problems } = readTerms(FEES.example, () => '99', 'ar')
  expect(problems).toEqual({
    rate: 'الفائدة السنوية بين 0 و25%.',
    years: 'مدة التمويل من سنة إلى 40 سنة.',
  })
})
