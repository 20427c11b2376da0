const NUMBER = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Dubai',
})

export function number(value: number): string {
  return NUMBER.format(value)
}

/** Day, abbreviated month, year: `14 Sept 2024`. */
export function day(iso: string): string {
  return DAY.format(new Date(iso))
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
