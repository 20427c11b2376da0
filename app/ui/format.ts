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
}

const ON_REQUEST = 'Price on request'

/**
 * A price is text. Plain digits get separators; numbers that are already grouped, in any convention,
 * stay as they are; words have the currency before them where they name an amount.
 */
export function priceParts({ currency, price }: ListedPrice) {
  const text = price.trim()
  if (/^\d+(\.\d+)?$/.test(text)) return { currency, amount: formatNumber(Number(text)) }
  if (/^\d[\d.,\s]*$/.test(text)) return { currency, amount: text }
  return { currency: /\d/.test(text) ? currency : '', amount: text || ON_REQUEST }
}

export function formatPrice(property: ListedPrice): string {
  const { currency, amount } = priceParts(property)
  return currency ? `${currency} ${amount}` : amount
}

export function formatArea(squareMetres: number): string {
  return `${formatNumber(squareMetres)} m²`
}
