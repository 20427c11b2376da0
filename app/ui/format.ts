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

/** A price is text: digits get their separators, and any other words stand as they were written. */
export function amount(price: string): string {
  const digits = price.trim().replaceAll(/[,\s]/g, '')
  return /^\d+(\.\d+)?$/.test(digits) ? number(Number(digits)) : price.trim()
}

export const ON_REQUEST = 'Price on request'

export function priceOf({ currency, price }: { currency: string; price: string }): string {
  const shown = amount(price)
  if (shown === '') return ON_REQUEST
  return currency ? `${currency} ${shown}` : shown
}

export function area(squareMetres: number): string {
  return `${number(squareMetres)} m²`
}
