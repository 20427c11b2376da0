/**
 * What buying a home in Dubai costs beside its price. These are the rates that agencies publish; they
 * have not been confirmed with the Dubai Land Department. Check them, change them, and set the date:
 * every listing shows it.
 */
export const costs = {
  asOf: '2026-11-15',
  source: 'Rates as agencies in Dubai publish them, not confirmed with the Dubai Land Department',

  /** Of the price, to the Dubai Land Department. */
  transferPercent: 4,
  /** Of the price, to the agency. */
  agencyPercent: 2,
  /** On the fees of agencies and trustees. */
  vatPercent: 5,
  /** In dirhams, to the registration trustee; the lower one below a price. */
  trustee: { fee: 4000, lowerFee: 2000, lowerBelow: 500_000 },
  /** In dirhams. */
  titleDeed: 580,
  /** Of the loan, and in dirhams. */
  mortgage: { registrationPercent: 0.25, registrationFee: 290 },

  /** With what the calculator begins: a share of the price, a rate a year, years. */
  example: { deposit: 20, rate: 4.5, years: 25 },
} as const
