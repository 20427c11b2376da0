import { costs } from '#agency/fees.ts'

/** How a buyer pays: the share of the price that is paid at once, the yearly rate, for how long. */
export interface Terms {
  /** In percent of the price. */
  deposit: number
  /** In percent a year. */
  rate: number
  years: number
}

/** All in dirhams, each rounded to the fils, so that what is shown adds up. */
export interface TrueCost {
  price: number
  transfer: number
  agency: number
  agencyVat: number
  trustee: number
  trusteeVat: number
  titleDeed: number
  /** All of these fees. */
  fees: number
  /** The price and the fees: what a buyer needs who borrows nothing. */
  total: number
  deposit: number
  loan: number
  registration: number
  /** Deposit, fees and registration: what a buyer needs who borrows the rest. */
  cash: number
  monthly: number
}

export function trueCost(price: number, terms: Terms): TrueCost {
  const { trustee: trusteeFee, vatPercent } = costs
  const fils = inFils(price)
  const transfer = share(fils, costs.transferPercent)
  const agency = share(fils, costs.agencyPercent)
  const agencyVat = share(agency, vatPercent)
  const trustee = inFils(price < trusteeFee.lowerBelow ? trusteeFee.lowerFee : trusteeFee.fee)
  const trusteeVat = share(trustee, vatPercent)
  const titleDeed = inFils(costs.titleDeed)
  const fees = transfer + agency + agencyVat + trustee + trusteeVat + titleDeed
  const deposit = share(fils, terms.deposit)
  const loan = fils - deposit
  const registration =
    loan === 0
      ? 0
      : share(loan, costs.mortgage.registrationPercent) + inFils(costs.mortgage.registrationFee)
  const inDirhams = {
    price: fils,
    transfer,
    agency,
    agencyVat,
    trustee,
    trusteeVat,
    titleDeed,
    fees,
    total: fils + fees,
    deposit,
    loan,
    registration,
    cash: deposit + fees + registration,
    monthly: monthlyPayment(loan, terms),
  }
  return Object.fromEntries(
    Object.entries(inDirhams).map(([name, amount]) => [name, amount / 100]),
  ) as unknown as TrueCost
}

const LIMITS: Record<keyof Terms, { min: number; max: number }> = {
  deposit: { min: 0, max: 100 },
  rate: { min: 0, max: 25 },
  years: { min: 1, max: 40 },
}

/** The terms that somebody has written; the example where they cannot be read. */
export function readTerms(read: (name: keyof Terms) => string | null): Terms {
  const term = (name: keyof Terms) => {
    const written = read(name)?.trim() ?? ''
    const value = /^\d{1,3}(\.\d{1,3})?$/.test(written) ? Number(written) : NaN
    const { min, max } = LIMITS[name]
    return value >= min && value <= max ? value : costs.example[name]
  }
  return { deposit: term('deposit'), rate: term('rate'), years: term('years') }
}

/** Equal payments at the end of every month, by which a loan and its interest are paid off. */
function monthlyPayment(loan: number, { rate, years }: Terms): number {
  const months = Math.round(years * 12)
  const monthly = rate / 100 / 12
  if (monthly === 0) return Math.round(loan / months)
  return Math.round((loan * monthly) / (1 - (1 + monthly) ** -months))
}

function inFils(dirhams: number): number {
  return Math.round(dirhams * 100)
}

// A thousandth of a percent is the finest that is asked for; as whole numbers they multiply exactly,
// and half a fils is rounded up, where 0.285 of a binary fraction would be a little less than it says.
function share(fils: number, percent: number): number {
  const [times, of] = [BigInt(Math.round(percent * 1000)), 100_000n]
  return Number((BigInt(fils) * times + of / 2n) / of)
}
