import { expect, test } from 'vitest'

import { fees } from '#agency/fees.ts'

import { rentalCost } from './rental-cost.ts'

test('a tenant pays a deposit, the agency with VAT, and Ejari', () => {
  expect(rentalCost(fees, 120_000, 'year', false)).toEqual({
    yearly: 120_000,
    deposit: 6000,
    agency: 6000,
    agencyVat: 300,
    ejari: 220,
    start: 12_520,
  })
})

test('a rent a month counts twelve times, and a furnished home asks twice the deposit', () => {
  expect(rentalCost(fees, 10_000, 'month', true)).toMatchObject({
    yearly: 120_000,
    deposit: 12_000,
  })
})

test('half a dirham is rounded up', () => {
  const rental = { ...fees.rental, agencyPercent: 1.15 }
  expect(rentalCost({ ...fees, rental }, 3000, 'year', false).agency).toBe(35)
})
