import type { Residency } from '#domain/agency/sections/money.ts'

/**
 * Residence permits that buying a property may qualify for; read by the property page and by the visa
 * filter of the search. The rules are as commonly published, not confirmed with any authority, and
 * they change. After checking or changing them, set `asOf`: every listing shows it.
 */
export const residency: Residency = {
  asOf: '2026-11-15',
  source:
    'Thresholds as commonly published, not confirmed with the Dubai Land Department or the immigration authorities',

  /** Sorted by threshold. `id` is part of search URLs: keep it when you rename a rule. */
  rules: [
    {
      id: 'investor',
      name: 'Investor visa',
      /** Minimum price in dirhams. */
      threshold: 750_000,
      /** Whether a property that is not built yet counts. */
      offPlan: false,
      conditions:
        'Two years, renewable. The home is finished and in the name of the applicant; with a mortgage, half the price or more has been paid.',
    },
    {
      id: 'retirement',
      name: 'Retirement visa, 55+',
      threshold: 1_000_000,
      offPlan: false,
      conditions:
        'Five years, renewable. The applicant is 55 or older and retired, owns the home without a mortgage and is insured.',
    },
    {
      id: 'golden',
      name: 'Golden visa',
      threshold: 2_000_000,
      offPlan: true,
      conditions:
        'Ten years, renewable. One home or several, together worth the threshold; off-plan homes of approved developers may count.',
    },
  ],
}
