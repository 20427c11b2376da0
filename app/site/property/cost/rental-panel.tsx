import { DetailsSection } from '#app/site/property/details-section.tsx'
import { formatDay } from '#app/ui/format-day.ts'
import { parsePrice } from '#domain/money.ts'
import { rentalCost, type RentalCost } from '#domain/properties/costs/rental-cost.ts'
import type { Property } from '#domain/properties/property.ts'
import { purposeOf } from '#domain/properties/property-type.ts'
import type { Fees } from '#domain/agency/sections/money.ts'

import { CostTable, type CostRow } from './cost-table.tsx'

/** What renting a home costs; nothing unless it is to rent, at an amount in dirhams. */
export function RentalPanel({ property, fees }: { property: Property; fees: Fees }) {
  const { depositPercent, furnishedDepositPercent, agencyPercent } = fees.rental
  const rent = parsePrice(property.price)
  if (rent === null || property.currency !== 'AED' || purposeOf(property) !== 'rent') return null
  const isFurnished = property.furnished === 'yes'
  const deposit = isFurnished ? furnishedDepositPercent : depositPercent
  const rows: CostRow<keyof RentalCost>[] = [
    ['yearly', 'Rent for a year'],
    ['deposit', `Deposit, ${deposit} %, which comes back`],
    ['agency', `Agency fee, ${agencyPercent} %`],
    ['agencyVat', `VAT on the agency fee, ${fees.vatPercent} %`],
    ['ejari', 'Ejari, the registration of the contract'],
    ['start', 'At the start, beside the rent', true],
  ]
  return (
    <DetailsSection id="rental-cost" headingId="what-renting-costs" title="What renting costs">
      <CostTable
        rows={rows}
        cost={rentalCost(fees, rent, property.rent_period || 'year', isFurnished)}
      />
      <p className="mt-4 max-w-measure text-caption text-ink-mute">
        As of {formatDay(fees.asOf)}. {fees.source}. An estimate in dirhams, not an offer.
      </p>
    </DetailsSection>
  )
}
