/**
 * What a unit of each currency is worth in dirhams. Prices are held against each other by these
 * rates and shown in dollars by them, marked as approximate.
 */
export const rates = {
  asOf: '2026-11-15',
  aed: {
    AED: 1,
    /** The peg of the Central Bank of the UAE, unchanged since 1997. */
    USD: 3.6725,
    // These three float. They are round assumptions, good enough to sort by: put in those of the day.
    EUR: 4.2,
    GBP: 4.8,
    INR: 0.042,
  },
} as const
