import type { RentPeriod } from '#domain/properties/property-type.ts'
import type { Fees } from '#domain/agency/sections/money.ts'

import { share } from './true-cost.ts'

const PERIODS_A_YEAR: Record<RentPeriod, number> = { year: 1, month: 12, week: 52, day: 365 }

export type RentalCost = ReturnType<typeof rentalCost>

/** What a tenant pays for a year, and at the start. All in whole dirhams, each rounded. */
export function rentalCost(fees: Fees, rent: number, period: RentPeriod, isFurnished: boolean) {
  const { depositPercent, furnishedDepositPercent, agencyPercent, ejari } = fees.rental
  const yearly = Math.round(rent * PERIODS_A_YEAR[period])
  const deposit = share(yearly, isFurnished ? furnishedDepositPercent : depositPercent)
  const agency = share(yearly, agencyPercent)
  const agencyVat = share(agency, fees.vatPercent)
  return {
    yearly,
    deposit,
    agency,
    agencyVat,
    ejari,
    /** Beside the rent itself. The deposit comes back. */
    start: deposit + agency + agencyVat + ejari,
  }
}
