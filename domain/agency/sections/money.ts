import { z } from 'zod'

import {
  bilingual,
  day,
  flag,
  group,
  line,
  list,
  number,
  paragraph,
  percent,
} from '#domain/agency/setting-fields.ts'

const asOf = day('As of', { description: 'When you last checked these. Every listing shows it.' })
const MAX_DIRHAMS = 1_000_000_000

const dirhams = (title: string, description?: string) =>
  number(title, { max: MAX_DIRHAMS, ...(description && { description }) })

export const feesSchema = z.strictObject({
  asOf,
  ...bilingual('source', line, 'Source', { max: 200 }),
  transferPercent: percent('Transfer fee, %', 'Of the price, to the Dubai Land Department.'),
  agencyPercent: percent('Agency fee, %', 'Of the price.'),
  vatPercent: percent('VAT, %', 'On the fees of agencies and trustees.'),
  trustee: group('Registration trustee', {
    fee: dirhams('Fee, AED'),
    lowerFee: dirhams('Lower fee, AED'),
    lowerBelow: dirhams('Lower fee below a price of, AED'),
  }),
  titleDeed: dirhams('Title deed, AED'),
  mortgage: group('Mortgage registration', {
    registrationPercent: percent('Of the loan, %'),
    registrationFee: dirhams('And, AED'),
  }),
  rental: group('Renting', {
    depositPercent: percent('Deposit, % of a year’s rent'),
    furnishedDepositPercent: percent('Deposit of a furnished home, %'),
    agencyPercent: percent('Agency fee, %'),
    ejari: dirhams('Ejari registration, AED'),
  }),
  example: group('The calculator starts with', {
    deposit: percent('Deposit, %'),
    rate: number('Rate a year, %', { max: 25, step: 0.001 }),
    years: number('Years', { min: 1, max: 40 }),
  }),
})

export type Fees = z.infer<typeof feesSchema>

const rate = (currency: string, description?: string) =>
  number(`One ${currency} in dirhams`, {
    min: 0.0001,
    max: 1000,
    step: 0.0001,
    ...(description && { description }),
  })

export const exchangeRatesSchema = z.strictObject({
  asOf: day('As of', { description: 'When you last checked these.' }),
  aed: group('What one unit is worth in dirhams', {
    USD: rate('US dollar', 'The peg of the Central Bank of the UAE is 3.6725.'),
    EUR: rate('euro'),
    GBP: rate('pound sterling'),
    INR: rate('Indian rupee'),
  }),
})

export type ExchangeRates = z.infer<typeof exchangeRatesSchema>

const rule = z.strictObject({
  id: line('Short name in search addresses', {
    max: 30,
    description: 'Keep it when you rename a rule.',
  }).refine((value) => /^[a-z][a-z0-9-]*$/.test(value), 'Small letters, digits and dashes only.'),
  ...bilingual('name', line, 'Name', { max: 60 }),
  threshold: dirhams('From a price of, AED'),
  offPlan: flag('A home that is not built yet counts'),
  ...bilingual('conditions', paragraph, 'Conditions', { max: 600 }),
})

export const residencySchema = z.strictObject({
  asOf,
  ...bilingual('source', line, 'Source', { max: 200 }),
  rules: list('Residence permits', rule, {
    item: 'permit',
    max: 8,
    description: 'By price, the lowest first.',
  }).refine(
    (rules) => new Set(rules.map(({ id }) => id)).size === rules.length,
    'Each short name once.',
  ),
})

export type Residency = z.infer<typeof residencySchema>
