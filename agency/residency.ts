/**
 * Residence permits that buying a home may open the way to. These are the rules as they are commonly
 * published; they have not been confirmed with any authority, and they change. Check them, change
 * them, and set the date: every listing shows it.
 */
export const residency = {
  asOf: '2026-11-15',
  source:
    'Thresholds as commonly published, not confirmed with the Dubai Land Department or the immigration authorities',

  /** The lowest first. `id` stands in addresses: keep it when you rename one. */
  rules: [
    {
      id: 'investor',
      name: 'Investor visa',
      /** In dirhams, at least. */
      threshold: 750_000,
      /** Whether a home that is not built yet counts. */
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
} as const
