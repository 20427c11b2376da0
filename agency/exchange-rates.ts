import type { ExchangeRates } from '#domain/agency/sections/money.ts'

/**
 * What one unit of each currency is worth in dirhams. The search compares prices by these rates, and
 * the pages convert prices by them, marked as approximate.
 */
export const exchangeRates: ExchangeRates = {
  asOf: '2026-11-15',
  aed: {
    /** The peg of the Central Bank of the UAE, unchanged since 1997. */
    USD: 3.6725,
    // These three float. The values are rounded assumptions, good enough for sorting; update them.
    EUR: 4.2,
    GBP: 4.8,
    INR: 0.042,
  },
}
