/** What a unit of each currency is worth in dirhams, as in our `agency/exchange-rates.ts`. */
export const rates = {
  asOf: '2026-11-15',
  aed: {
    AED: 1,
    /** The peg of the Central Bank of the UAE, unchanged since 1997. */
    USD: 3.6725,
    EUR: 4.2,
    GBP: 4.8,
    INR: 0.042,
  },
} as const
