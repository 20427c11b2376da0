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
  source_ar: 'الحدود كما هي منشورة عادةً، ولم تؤكدها دائرة الأراضي والأملاك ولا جهات الإقامة',

  /** Sorted by threshold. `id` is part of search URLs: keep it when you rename a rule. */
  rules: [
    {
      id: 'investor',
      name: 'Investor visa',
      name_ar: 'إقامة المستثمر',
      /** Minimum price in dirhams. */
      threshold: 750_000,
      /** Whether a property that is not built yet counts. */
      offPlan: false,
      conditions:
        'Two years, renewable. The home is finished and in the name of the applicant; with a mortgage, half the price or more has been paid.',
      conditions_ar:
        'سنتان قابلتان للتجديد. العقار مكتمل ومسجّل باسم مقدّم الطلب، وعند وجود رهن عقاري يكون قد سُدّد نصف الثمن أو أكثر.',
    },
    {
      id: 'retirement',
      name: 'Retirement visa, 55+',
      name_ar: 'إقامة المتقاعدين، 55 عامًا فأكثر',
      threshold: 1_000_000,
      offPlan: false,
      conditions:
        'Five years, renewable. The applicant is 55 or older and retired, owns the home without a mortgage and is insured.',
      conditions_ar:
        'خمس سنوات قابلة للتجديد. مقدّم الطلب متقاعد بلغ 55 عامًا أو أكثر، ويملك المنزل بلا رهن عقاري، ولديه تأمين صحي.',
    },
    {
      id: 'golden',
      name: 'Golden visa',
      name_ar: 'الإقامة الذهبية',
      threshold: 2_000_000,
      offPlan: true,
      conditions:
        'Ten years, renewable. One home or several, together worth the threshold; off-plan homes of approved developers may count.',
      conditions_ar:
        'عشر سنوات قابلة للتجديد. منزل واحد أو أكثر تبلغ قيمتها مجتمعةً الحد المطلوب، وقد تُحتسب منازل على الخارطة لدى مطوّرين معتمدين.',
    },
  ],
}
