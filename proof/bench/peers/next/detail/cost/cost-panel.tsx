import { costs } from '@/content/costs'
import { trueCost, type Terms } from '@/content/true-cost'
import { day } from '@/ui/format'

import { Ledger, type Lines } from './ledger'
import { Mortgage } from './mortgage'

const FEES: Lines = [
  ['price', 'Price'],
  ['transfer', `Transfer fee, ${costs.transferPercent} %`],
  ['agency', `Agency fee, ${costs.agencyPercent} %`],
  ['agencyVat', `VAT on the agency fee, ${costs.vatPercent} %`],
  ['trustee', 'Trustee fee'],
  ['trusteeVat', `VAT on the trustee fee, ${costs.vatPercent} %`],
  ['titleDeed', 'Title deed'],
  ['total', 'Price and fees'],
]

/** What buying a home costs, with and without a mortgage. */
export function CostPanel({ price, terms }: { price: number; terms: Terms }) {
  return (
    <section
      id="true-cost"
      aria-labelledby="what-it-costs"
      data-price={price}
      className="mt-[clamp(2.5rem,5vw,4.5rem)]"
    >
      <h2 id="what-it-costs" className="mb-5 font-display text-title-1">
        The true cost
      </h2>
      <Ledger of={FEES} cost={trueCost(price, terms)} sums={['total']} />
      <h3 className="mt-9 mb-4 font-display text-title-2">With a mortgage</h3>
      <Mortgage price={price} terms={terms} />
      <p className="mt-4 max-w-measure text-caption text-ink-mute">
        As of {day(costs.asOf)}. {costs.source}. An estimate in dirhams, not an offer: a bank, the
        developer and the authorities may ask for more or less.
      </p>
    </section>
  )
}
