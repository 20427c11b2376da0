import { DetailsSection } from '#app/site/property/details-section.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { formatDay } from '#app/ui/format-day.ts'
import { parsePrice } from '#domain/money.ts'
import {
  readTerms,
  trueCost,
  type ReadTerms,
  type Terms,
  type TrueCost,
} from '#domain/properties/costs/true-cost.ts'
import type { Property } from '#domain/properties/property.ts'
import { purposeOf } from '#domain/properties/property-type.ts'
import type { Fees } from '#domain/agency/sections/money.ts'

import { CostTable, type CostRow } from './cost-table.tsx'

export interface CostView extends ReadTerms {
  fees: Fees
  price: number
  typed: Record<keyof Terms, string>
}

/** The input of the cost panel; null unless the listing is a sale with a price in dirhams. */
export function toCostView(
  fees: Fees,
  property: Property,
  query: URLSearchParams,
): CostView | null {
  const price = parsePrice(property.price)
  if (price === null || property.currency !== 'AED' || purposeOf(property) !== 'sale') return null
  const { terms, problems } = readTerms(fees.example, (name) => query.get(name))
  const typed = (name: keyof Terms) => query.get(name) ?? String(terms[name])
  return {
    fees,
    price,
    terms,
    problems,
    typed: { deposit: typed('deposit'), rate: typed('rate'), years: typed('years') },
  }
}

const PROBLEM_ID = 'terms-problem'

type Row = CostRow<keyof TrueCost>

function feeRows(fees: Fees): Row[] {
  return [
    ['price', 'Price'],
    ['transfer', `Transfer fee, ${fees.transferPercent} %`],
    ['agency', `Agency fee, ${fees.agencyPercent} %`],
    ['agencyVat', `VAT on the agency fee, ${fees.vatPercent} %`],
    ['trustee', 'Trustee fee'],
    ['trusteeVat', `VAT on the trustee fee, ${fees.vatPercent} %`],
    ['titleDeed', 'Title deed'],
    ['total', 'Price and fees', true],
  ]
}

function loanRows({ mortgage: { registrationPercent, registrationFee } }: Fees): Row[] {
  return [
    ['deposit', 'Deposit'],
    ['loan', 'Loan'],
    ['registration', `Mortgage registration, ${registrationPercent} % and AED ${registrationFee}`],
    ['cash', 'Cash needed: deposit, fees, registration', true],
    ['monthly', 'Monthly payment', true],
  ]
}

const TERMS: readonly [name: keyof Terms, label: string][] = [
  ['deposit', 'Deposit, %'],
  ['rate', 'Rate a year, %'],
  ['years', 'Years'],
]

/**
 * What buying a property costs, with and without a mortgage. Without JavaScript the terms are a plain
 * form; with it, `live-cost.ts` updates the elements with a `data-cost` attribute.
 */
export function CostPanel({ fees, price, terms, problems, typed }: CostView) {
  const cost = trueCost(fees, price, terms)
  const sentences = Object.values(problems)
  return (
    <DetailsSection
      id="true-cost"
      headingId="what-it-costs"
      title="The true cost"
      data-price={price}
      data-fees={JSON.stringify(fees)}
    >
      <CostTable rows={feeRows(fees)} cost={cost} />
      <h3 className="mt-9 mb-4 font-display text-title-2">With a mortgage</h3>
      <form action="#true-cost" className="grid grid-cols-3 items-end gap-x-4 gap-y-4">
        {TERMS.map(([name, label]) => (
          <Field key={name} name={name} label={label}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              defaultValue={typed[name]}
              aria-invalid={problems[name] ? true : undefined}
              aria-describedby={PROBLEM_ID}
            />
          </Field>
        ))}
        <output
          id={PROBLEM_ID}
          className="col-span-full text-label font-medium text-danger empty:hidden"
        >
          {sentences.join(' ')}
        </output>
        <Button
          type="submit"
          variant="ghost"
          hidden
          className="script-folded col-span-full justify-self-start"
        >
          Calculate
        </Button>
      </form>
      <div aria-live="polite" className="mt-5">
        <CostTable rows={loanRows(fees)} cost={sentences.length === 0 ? cost : null} />
      </div>
      <p className="mt-4 max-w-measure text-caption text-ink-mute">
        As of {formatDay(fees.asOf)}. {fees.source}. An estimate in dirhams, not an offer: a bank,
        the developer and the authorities may ask for more or less.
      </p>
    </DetailsSection>
  )
}
