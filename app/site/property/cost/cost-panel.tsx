import { ContentText, useLanguage, useWords } from '#app/language.tsx'
import { WORDS as DETAILS_WORDS } from '#app/site/property/details-words.ts'
import { DetailsSection } from '#app/site/property/details-section.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { formatDay } from '#app/ui/format-day.ts'
import type { Language } from '#domain/language.ts'
import { parsePrice } from '#domain/money.ts'
import { isCommercialKind } from '#domain/places/category-kinds.ts'
import {
  readTerms,
  trueCost,
  type ReadTerms,
  type Terms,
  type TrueCost,
} from '#domain/properties/costs/true-cost.ts'
import { categoryKind, type Property } from '#domain/properties/property.ts'
import { purposeOf } from '#domain/properties/property-type.ts'
import type { Fees } from '#domain/agency/sections/money.ts'

import { CostTable, type CostRow } from './cost-table.tsx'
import { WORDS } from './words.ts'

export interface CostView extends ReadTerms {
  fees: Fees
  price: number
  isCommercial: boolean
  typed: Record<keyof Terms, string>
}

/** The input of the cost panel; null unless the listing is a sale with a price in dirhams. */
export function toCostView(
  fees: Fees,
  property: Property,
  query: URLSearchParams,
  language: Language = 'en',
): CostView | null {
  const price = parsePrice(property.price)
  if (price === null || property.currency !== 'AED' || purposeOf(property) !== 'sale') return null
  const { terms, problems } = readTerms(fees.example, (name) => query.get(name), language)
  const typed = (name: keyof Terms) => query.get(name) ?? String(terms[name])
  return {
    fees,
    price,
    isCommercial: isCommercialKind(categoryKind(property)),
    terms,
    problems,
    typed: { deposit: typed('deposit'), rate: typed('rate'), years: typed('years') },
  }
}

const PROBLEM_ID = 'terms-problem'

type Row = CostRow<keyof TrueCost>

type Words = typeof WORDS.en

function feeRows(fees: Fees, words: Words): Row[] {
  return [
    ['price', words.price],
    ['transfer', words.transfer(fees.transferPercent)],
    ['agency', words.agency(fees.agencyPercent)],
    ['agencyVat', words.agencyVat(fees.vatPercent)],
    ['trustee', words.trustee],
    ['trusteeVat', words.trusteeVat(fees.vatPercent)],
    ['titleDeed', words.titleDeed],
    ['total', words.total, true],
  ]
}

function loanRows({ mortgage }: Fees, words: Words): Row[] {
  const { registrationPercent, registrationFee } = mortgage
  return [
    ['deposit', words.deposit],
    ['loan', words.loan],
    ['registration', words.registration(registrationPercent, registrationFee)],
    ['cash', words.cash, true],
    ['monthly', words.monthly, true],
  ]
}

const TERMS: readonly (keyof Terms)[] = ['deposit', 'rate', 'years']

/**
 * What buying a property costs, with and without a mortgage. Without JavaScript the terms are a plain
 * form; with it, `live-cost.ts` updates the elements with a `data-cost` attribute.
 */
export function CostPanel({ fees, price, isCommercial, terms, problems, typed }: CostView) {
  const language = useLanguage()
  const words = useWords(WORDS)
  const { asOf } = useWords(DETAILS_WORDS)
  const cost = trueCost(fees, price, terms)
  const sentences = Object.values(problems)
  return (
    <DetailsSection
      id="true-cost"
      headingId="what-it-costs"
      title={words.trueCost}
      data-price={price}
      data-fees={JSON.stringify(fees)}
    >
      <CostTable rows={feeRows(fees, words)} cost={cost} />
      {isCommercial && (
        <p className="mt-4 max-w-measure text-caption text-ink-mute">
          {words.vatOnPrice(fees.vatPercent)}
        </p>
      )}
      <h3 className="mt-9 mb-4 font-display text-title-2">{words.withMortgage}</h3>
      <form action="#true-cost" className="grid grid-cols-3 items-end gap-x-4 gap-y-4">
        {TERMS.map((name) => (
          <Field key={name} name={name} label={words.terms[name]}>
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
          {words.calculate}
        </Button>
      </form>
      <div aria-live="polite" className="mt-5">
        <CostTable rows={loanRows(fees, words)} cost={sentences.length === 0 ? cost : null} />
      </div>
      <p className="mt-4 max-w-measure text-caption text-ink-mute">
        {asOf(formatDay(fees.asOf, language))} <ContentText text={fees.source} />. {words.estimate}
      </p>
    </DetailsSection>
  )
}
