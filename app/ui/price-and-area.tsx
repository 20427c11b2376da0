import type { ReactNode } from 'react'

import { useAgency } from '#app/agency.tsx'
import { useLanguage } from '#app/language.tsx'
import type { PublicAgency } from '#domain/agency/public-agency.ts'
import { aedRate } from '#domain/exchange-rates.ts'
import type { Language } from '#domain/language.ts'
import { SQUARE_FEET_PER_SQUARE_METRE } from '#domain/units.ts'

import { formatArea, formatNumber, formatPrice, type ListedPrice } from './format.ts'
import { WORDS } from './words.ts'

/**
 * An area in square metres, which a visitor may switch to square feet. The converted text is in an
 * attribute; `app.css` shows it instead of the original if the visitor has chosen that unit.
 */
export function Area({ squareMetres, children }: { squareMetres: number; children?: ReactNode }) {
  const language = useLanguage()
  const squareFeet = Math.round(squareMetres * SQUARE_FEET_PER_SQUARE_METRE)
  return (
    <span data-ft={`≈ ${formatNumber(squareFeet)} ${WORDS[language].squareFeet}`}>
      <span>{children ?? formatArea(squareMetres, language)}</span>
    </span>
  )
}

/** A price in the currency of the listing, which a visitor may switch to dirhams or dollars. */
export function Price({ property, children }: { property: ListedPrice; children?: ReactNode }) {
  const { rates } = useAgency()
  const language = useLanguage()
  const aed = inCurrency(property, 'AED', rates, language)
  const usd = inCurrency(property, 'USD', rates, language)
  // What cannot be converted may be a long text instead of an amount.
  const wrap = (aed ?? usd) ? undefined : 'wrap-anywhere whitespace-normal'
  return (
    <span data-aed={aed} data-usd={usd} className={wrap}>
      <span>{children ?? formatPrice(property, language)}</span>
    </span>
  )
}

/** Undefined if the price is already in that currency or cannot be converted. */
function inCurrency(
  property: ListedPrice,
  other: 'AED' | 'USD',
  rates: PublicAgency['rates'],
  language: Language,
): string | undefined {
  const { currency, price } = property
  const rate = aedRate(rates, currency)
  if (currency === other || rate === undefined || !/^\s*\d+(,\d+)*(\.\d+)?\s*$/.test(price))
    return undefined
  const amount = Number(price.replaceAll(',', ''))
  // Four significant digits: the exchange rates are approximate.
  const rounded = Number(((amount * rate) / (aedRate(rates, other) ?? 1)).toPrecision(4))
  return `≈ ${formatPrice({ ...property, currency: other, price: String(rounded) }, language)}`
}
