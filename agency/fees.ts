import type { Fees } from '#domain/agency/sections/money.ts'

/**
 * What buying a property in Dubai costs in addition to its price; read by the cost calculator on each
 * property page. The rates are those that agencies publish, not confirmed with the Dubai Land
 * Department. After checking or changing them, set `asOf`: every listing shows it.
 */
export const fees: Fees = {
  asOf: '2026-11-15',
  source: 'Rates as agencies in Dubai publish them, not confirmed with the Dubai Land Department',
  source_ar: 'النسب كما تنشرها الوكالات العقارية في دبي، ولم تؤكدها دائرة الأراضي والأملاك',

  /** Percent of the price, paid to the Dubai Land Department. */
  transferPercent: 4,
  /** Percent of the price, paid to the agency. */
  agencyPercent: 2,
  /** Charged on the fees of agencies and trustees; the price of commercial property may bear it, too. */
  vatPercent: 5,
  /** In dirhams, paid to the registration trustee; `lowerFee` applies below the price `lowerBelow`. */
  trustee: { fee: 4000, lowerFee: 2000, lowerBelow: 500_000 },
  /** In dirhams. */
  titleDeed: 580,
  /** A percentage of the loan, and a fixed fee in dirhams. */
  mortgage: { registrationPercent: 0.25, registrationFee: 290 },

  /** What a tenant pays: percentages of a year's rent, and the registration of the contract in dirhams. */
  rental: { depositPercent: 5, furnishedDepositPercent: 10, agencyPercent: 5, ejari: 220 },

  /** Initial values of the calculator: deposit in percent, interest rate per year, years. */
  example: { deposit: 20, rate: 4.5, years: 25 },
}
