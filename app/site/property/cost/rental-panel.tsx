import { ContentText, useLanguage, useWords } from '#app/language.tsx'
import { WORDS as DETAILS_WORDS } from '#app/site/property/details-words.ts'
import { DetailsSection } from '#app/site/property/details-section.tsx'
import { formatDay } from '#app/ui/format-day.ts'
import { parsePrice, periodInPrice } from '#domain/money.ts'
import { rentalCost, type RentalCost } from '#domain/properties/costs/rental-cost.ts'
import type { Property } from '#domain/properties/property.ts'
import { purposeOf } from '#domain/properties/property-type.ts'
import type { Fees } from '#domain/agency/sections/money.ts'

import { CostTable, type CostRow } from './cost-table.tsx'
import { WORDS } from './words.ts'

/** What renting a home costs; nothing unless it is to rent, at an amount in dirhams. */
export function RentalPanel({ property, fees }: { property: Property; fees: Fees }) {
  const language = useLanguage()
  const words = useWords(WORDS)
  const { asOf } = useWords(DETAILS_WORDS)
  const { depositPercent, furnishedDepositPercent, agencyPercent } = fees.rental
  const rent = parsePrice(property.price)
  if (rent === null || property.currency !== 'AED' || purposeOf(property) !== 'rent') return null
  const period = property.rent_period || periodInPrice(property.price) || 'year'
  const isFurnished = property.furnished === 'yes'
  const deposit = isFurnished ? furnishedDepositPercent : depositPercent
  const rows: CostRow<keyof RentalCost>[] = [
    ['yearly', words.yearly],
    ['deposit', words.rentalDeposit(deposit)],
    ['agency', words.agency(agencyPercent)],
    ['agencyVat', words.agencyVat(fees.vatPercent)],
    ['ejari', words.ejari],
    ['start', words.start, true],
  ]
  return (
    <DetailsSection id="rental-cost" headingId="what-renting-costs" title={words.renting}>
      <CostTable rows={rows} cost={rentalCost(fees, rent, period, isFurnished)} />
      <p className="mt-4 max-w-measure text-caption text-ink-mute">
        {asOf(formatDay(fees.asOf, language))} <ContentText text={fees.source} />.{' '}
        {words.rentalEstimate}
      </p>
    </DetailsSection>
  )
}
