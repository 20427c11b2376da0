// Apart from `money.ts`: every card needs it.

import type { ExchangeRates } from '#domain/agency/sections/money.ts'

/** What one unit of a foreign currency is worth in dirhams. */
export type Rates = ExchangeRates['aed']

/** What one unit of a currency is worth in dirhams; undefined for an unknown currency. */
export function aedRate(rates: Rates, currency: string): number | undefined {
  if (currency === 'AED') return 1
  return Object.hasOwn(rates, currency) ? rates[currency as keyof Rates] : undefined
}
