import { rates } from '@/content/rates'
import { kindsOf, residency, type Rule } from '@/content/residency'

import type { ShownProperty } from '@/detail/shown-property'

/** The permits that the price of a listing reaches, whatever its currency. */
export function rulesFor({ amount, currency, kind }: ShownProperty): Rule[] {
  const rate = (rates.aed as Partial<Record<string, number>>)[currency]
  if (amount === null || rate === undefined) return []
  return residency.rules.filter(
    (rule) => amount * rate >= rule.threshold && kindsOf(rule).includes(kind),
  )
}
