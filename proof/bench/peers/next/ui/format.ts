// Written out here, for the first `Intl` formatter takes a browser longer than all the rest of a page.

/** Thousands apart, at most two decimals: `1,040.5`. */
export function number(value: number): string {
  const [whole = '', decimals = ''] = value.toFixed(2).split('.')
  const fraction = decimals.replace(/0+$/, '')
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (fraction && `.${fraction}`)
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Dubai has kept four hours ahead of UTC since 1920, without summer time. */
const DUBAI_MS = 4 * 60 * 60 * 1000

/** Day, abbreviated month, year: `14 Sep 2024`. */
export function day(iso: string): string {
  const there = new Date(Date.parse(iso) + DUBAI_MS)
  return `${there.getUTCDate()} ${MONTHS[there.getUTCMonth()]} ${there.getUTCFullYear()}`
}

const ON_REQUEST = 'Price on request'

/**
 * A price is text. Bare digits get separators; figures that somebody has grouped, by whatever
 * custom, stand as they are; words stand alone, for "AED Price on request" says nothing.
 */
export function shownPrice({ currency, price }: { currency: string; price: string }): {
  currency: string
  amount: string
} {
  const written = price.trim()
  if (/^\d+(\.\d+)?$/.test(written)) return { currency, amount: number(Number(written)) }
  if (/^\d[\d.,\s]*$/.test(written)) return { currency, amount: written }
  return { currency: '', amount: written || ON_REQUEST }
}

export function priceOf(property: { currency: string; price: string }): string {
  const { currency, amount } = shownPrice(property)
  return currency ? `${currency} ${amount}` : amount
}

export function area(squareMetres: number): string {
  return `${number(squareMetres)} m²`
}
