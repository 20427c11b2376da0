import type { Fees } from '#domain/agency/sections/money.ts'
import type { Language } from '#domain/language.ts'

import { TERM_WORDS } from './term-words.ts'

/** The terms of a mortgage. */
export interface Terms {
  /** In percent of the price. */
  deposit: number
  /** In percent a year. */
  rate: number
  years: number
}

export type TrueCost = ReturnType<typeof trueCost>

/** All in whole dirhams, each rounded, so that the displayed amounts add up. */
export function trueCost(fees: Fees, listedPrice: number, terms: Terms) {
  const { trustee: trusteeFee, vatPercent } = fees
  const price = Math.round(listedPrice)
  const transfer = share(price, fees.transferPercent)
  const agency = share(price, fees.agencyPercent)
  const agencyVat = share(agency, vatPercent)
  const trustee = listedPrice < trusteeFee.lowerBelow ? trusteeFee.lowerFee : trusteeFee.fee
  const trusteeVat = share(trustee, vatPercent)
  const { titleDeed } = fees
  const totalFees = transfer + agency + agencyVat + trustee + trusteeVat + titleDeed
  const deposit = share(price, terms.deposit)
  const loan = price - deposit
  const { registrationPercent, registrationFee } = fees.mortgage
  const registration = loan === 0 ? 0 : share(loan, registrationPercent) + registrationFee
  return {
    price,
    transfer,
    agency,
    agencyVat,
    trustee,
    trusteeVat,
    titleDeed,
    fees: totalFees,
    /** What a buyer without a mortgage pays. */
    total: price + totalFees,
    deposit,
    loan,
    registration,
    /** What a buyer with a mortgage pays at once. */
    cash: deposit + totalFees + registration,
    monthly: monthlyPayment(loan, terms),
  }
}

const LIMITS: Record<keyof Terms, { min: number; max: number }> = {
  deposit: { min: 0, max: 100 },
  rate: { min: 0, max: 25 },
  years: { min: 1, max: 40 },
}

export interface ReadTerms {
  terms: Terms
  /** A sentence for each term that cannot be. */
  problems: Partial<Record<keyof Terms, string>>
}

/** The typed terms, with the example's value for each that is missing or cannot be. */
export function readTerms(
  example: Terms,
  read: (name: keyof Terms) => string | null,
  language: Language = 'en',
): ReadTerms {
  const problems: ReadTerms['problems'] = {}
  const term = (name: keyof Terms) => {
    const typed = read(name)?.trim() ?? null
    if (typed === null) return example[name]
    const value = /^\d{1,3}(\.\d{1,3})?$/.test(typed) ? Number(typed) : NaN
    const { min, max } = LIMITS[name]
    if (value >= min && value <= max) return value
    problems[name] = TERM_WORDS[language][name]
    return example[name]
  }
  const terms = { deposit: term('deposit'), rate: term('rate'), years: term('years') }
  return { terms, problems }
}

/** The equal payment at the end of each month that pays off a loan with its interest. */
function monthlyPayment(loan: number, { rate, years }: Terms): number {
  const months = Math.round(years * 12)
  const monthly = rate / 100 / 12
  if (monthly === 0) return Math.round(loan / months)
  return Math.round((loan * monthly) / (1 - (1 + monthly) ** -months))
}

// Percentages have at most three decimals, so as integers they multiply exactly and half a
// dirham is rounded up. In floating point, 28.5 % of 100 may be slightly less and rounded down.
export function share(dirhams: number, percent: number): number {
  const thousandths = BigInt(Math.round(percent * 1000))
  const divisor = 100_000n
  return Number((BigInt(dirhams) * thousandths + divisor / 2n) / divisor)
}
