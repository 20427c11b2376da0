import type { Language } from '#domain/language.ts'

import { WORDS } from './words.ts'

// Written by hand: creating the first `Intl` formatter takes a browser longer than the rest of a page.

/** Thousands separators, at most two decimals: `1,040.5`. */
export function formatNumber(value: number): string {
  const [whole = '', decimals = ''] = value.toFixed(2).split('.')
  const fraction = decimals.replace(/0+$/, '')
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (fraction && `.${fraction}`)
}

/** In place of an amount that cannot be calculated. */
export const OPEN_AMOUNT = '–'

/** `1 bedroom`, `5 bedrooms`. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`
}

export interface ListedPrice {
  currency: string
  price: string
  /** `year` for what is rented by the year. */
  rent_period?: string
}

/**
 * A listing's price is text. Plain digits get separators. Numbers that are grouped already, in any
 * convention, and other texts stay as they are; a text without digits has no currency.
 */
export function priceParts(listing: ListedPrice, language: Language = 'en') {
  const words = WORDS[language]
  const text = listing.price.trim()
  const currency = words.currency(listing.currency)
  const periods: Record<string, string> = words.rentPeriods
  const period = (/\d/.test(text) && periods[listing.rent_period ?? '']) || ''
  const onRequest = text === '' || (language === 'ar' && /\bon request\b/i.test(text))
  if (/^\d+(\.\d+)?$/.test(text)) return { currency, amount: formatNumber(Number(text)), period }
  if (/^\d[\d.,\s]*$/.test(text)) return { currency, amount: text, period }
  return {
    currency: /\d/.test(text) ? currency : '',
    amount: onRequest ? words.priceOnRequest : text,
    period,
  }
}

/** `AED 4,850,000 a year`; in Arabic the currency follows the number. */
export function formatPrice(property: ListedPrice, language: Language = 'en'): string {
  const { currency, amount, period } = priceParts(property, language)
  const parts = language === 'ar' ? [amount, currency, period] : [currency, amount, period]
  return parts.filter(Boolean).join(' ')
}

export function formatArea(squareMetres: number, language: Language = 'en'): string {
  return `${formatNumber(squareMetres)} ${WORDS[language].squareMetres}`
}
