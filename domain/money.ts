export const CURRENCIES = ['USD', 'EUR', 'GBP', 'INR', 'AED'] as const

const BEFORE = new RegExp(
  `^(?:from|starting (?:at|from)|${CURRENCIES.join('|')}|dhs?|[$€£₹])[.:]?\\s*`,
  'i',
)
const AFTER = new RegExp(
  `\\s*(?:${CURRENCIES.join('|')}|dhs?|(?:/|per|a)\\s*(?:year|annum|yr|month|pa))$`,
  'i',
)
const TIMES: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6 }

/**
 * The figure that a price says. A price is text, grouped by whatever custom ("4,850,000",
 * "2,60,00,000", "4.850.000,50", "4.85 million"); null where it is words, or says no single figure.
 */
export function parsePrice(price: string): number | null {
  const bare = strip(price.trim(), BEFORE, AFTER)
  const [, digits, times] = /^(\d[\d.,\s’']*?)\s*(k|thousand|m|mn|million)?$/i.exec(bare) ?? []
  const figure = digits === undefined ? null : figureOf(digits.replaceAll(/[\s’']/g, ''))
  if (figure === null) return null
  const amount = figure * (TIMES[times?.toLowerCase() ?? ''] ?? 1)
  return amount > 0 && amount < 1e15 ? amount : null
}

function strip(text: string, ...parts: RegExp[]): string {
  let [before, after] = ['', text]
  while (before !== after) {
    before = after
    for (const part of parts) after = after.replace(part, '')
  }
  return after
}

/** The last separator is a decimal one where it stands once and no group of three follows it. */
function figureOf(digits: string): number | null {
  const last = digits.match(/[.,](?=\d*$)/)?.[0]
  if (last === undefined) return /^\d+$/.test(digits) ? Number(digits) : null
  const at = digits.lastIndexOf(last)
  const [whole, rest] = [digits.slice(0, at), digits.slice(at + 1)] as const
  const isDecimal =
    !whole.includes(last) &&
    (last === '.' ? /^\d+$/.test(whole) || rest.length !== 3 : rest.length < 3)
  const plain = isDecimal
    ? `${whole.replaceAll(/[.,]/g, '')}.${rest}`
    : digits.replaceAll(/[.,]/g, '')
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : null
}
