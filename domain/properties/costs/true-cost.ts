import { fees } from '#agency/fees.ts'

/** The terms of a mortgage. */
export interface Terms {
  /** In percent of the price. */
  deposit: number
  /** In percent a year. */
  rate: number
  years: number
}

export type TrueCost = ReturnType<typeof trueCost>

/** All in dirhams, each rounded to the fils, so that the displayed amounts add up. */
export function trueCost(price: number, terms: Terms) {
  const { trustee: trusteeFee, vatPercent } = fees
  const fils = inFils(price)
  const transfer = share(fils, fees.transferPercent)
  const agency = share(fils, fees.agencyPercent)
  const agencyVat = share(agency, vatPercent)
  const trustee = inFils(price < trusteeFee.lowerBelow ? trusteeFee.lowerFee : trusteeFee.fee)
  const trusteeVat = share(trustee, vatPercent)
  const titleDeed = inFils(fees.titleDeed)
  const totalFees = transfer + agency + agencyVat + trustee + trusteeVat + titleDeed
  const deposit = share(fils, terms.deposit)
  const loan = fils - deposit
  const registration =
    loan === 0
      ? 0
      : share(loan, fees.mortgage.registrationPercent) + inFils(fees.mortgage.registrationFee)
  return inDirhams({
    price: fils,
    transfer,
    agency,
    agencyVat,
    trustee,
    trusteeVat,
    titleDeed,
    fees: totalFees,
    /** What a buyer without a mortgage pays. */
    total: fils + totalFees,
    deposit,
    loan,
    registration,
    /** What a buyer with a mortgage pays at once. */
    cash: deposit + totalFees + registration,
    monthly: monthlyPayment(loan, terms),
  })
}

const LIMITS: Record<keyof Terms, { min: number; max: number }> = {
  deposit: { min: 0, max: 100 },
  rate: { min: 0, max: 25 },
  years: { min: 1, max: 40 },
}

/** The typed terms; the example's value for each that is missing or out of range. */
export function readTerms(read: (name: keyof Terms) => string | null): Terms {
  const term = (name: keyof Terms) => {
    const typed = read(name)?.trim() ?? ''
    const value = /^\d{1,3}(\.\d{1,3})?$/.test(typed) ? Number(typed) : NaN
    const { min, max } = LIMITS[name]
    return value >= min && value <= max ? value : fees.example[name]
  }
  return { deposit: term('deposit'), rate: term('rate'), years: term('years') }
}

/** The equal payment at the end of each month that pays off a loan with its interest. */
function monthlyPayment(loan: number, { rate, years }: Terms): number {
  const months = Math.round(years * 12)
  const monthly = rate / 100 / 12
  if (monthly === 0) return Math.round(loan / months)
  return Math.round((loan * monthly) / (1 - (1 + monthly) ** -months))
}

function inFils(dirhams: number): number {
  return Math.round(dirhams * 100)
}

function inDirhams<Name extends string>(amounts: Record<Name, number>): Record<Name, number> {
  const dirhams = Object.entries<number>(amounts).map(([name, fils]) => [name, fils / 100])
  return Object.fromEntries(dirhams) as Record<Name, number>
}

// Percentages have at most three decimals, so as integers they multiply exactly and half a fils is
// rounded up. In floating point, 0.285 is slightly less than 0.285 and would be rounded down.
function share(fils: number, percent: number): number {
  const thousandths = BigInt(Math.round(percent * 1000))
  const divisor = 100_000n
  return Number((BigInt(fils) * thousandths + divisor / 2n) / divisor)
}
