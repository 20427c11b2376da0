import type { ReactNode } from 'react'

import { rates } from '#agency/exchange-rates.ts'

import { area, number, priceOf } from './format.ts'

const SQUARE_FEET = 10.7639104

/**
 * An area in square metres, which a visitor may read in feet. The other form is in an attribute: what
 * the page says is what the listing says, and `app.css` puts the one in the place of the other.
 */
export function Area({ of: metres, children }: { of: number; children?: ReactNode }) {
  return (
    <span data-ft={`≈ ${number(Math.round(metres * SQUARE_FEET))} sq ft`}>
      <span>{children ?? area(metres)}</span>
    </span>
  )
}

/** A price in the currency of the listing, which a visitor may read in dirhams or dollars. */
export function Price({
  of: property,
  children,
}: {
  of: { currency: string; price: string }
  children?: ReactNode
}) {
  return (
    <span data-aed={inCurrency(property, 'AED')} data-usd={inCurrency(property, 'USD')}>
      <span>{children ?? priceOf(property)}</span>
    </span>
  )
}

/** Undefined where it is written in that currency, or cannot be converted. */
function inCurrency(
  { currency, price }: { currency: string; price: string },
  other: 'AED' | 'USD',
): string | undefined {
  const rate = (rates.aed as Partial<Record<string, number>>)[currency]
  if (currency === other || rate === undefined || !/^\s*\d+(,\d+)*(\.\d+)?\s*$/.test(price))
    return undefined
  const amount = Number(price.replaceAll(',', ''))
  // More than four figures would say that we know better.
  const rounded = Number(((amount * rate) / rates.aed[other]).toPrecision(4))
  return `≈ ${other} ${number(rounded)}`
}
