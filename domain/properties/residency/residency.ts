import type { Kind } from '#domain/properties/property-type.ts'
import { residency } from '#agency/residency.ts'

export type Rule = (typeof residency.rules)[number]

/** What a listing is judged by: its price in dirhams, where there is one, and how it is on offer. */
export interface Judged {
  aed: number | null
  kind: Kind
}

/** The rules that a listing's price meets. Whether its buyer meets the rest is another matter. */
export function qualifiesFor({ aed, kind }: Judged): Rule[] {
  return residency.rules.filter(
    (rule) => aed !== null && aed >= rule.threshold && kindsOf(rule).includes(kind),
  )
}

export function ruleOf(id: string): Rule | undefined {
  return residency.rules.find((rule) => rule.id === id)
}

/** Nobody comes to live here by renting. */
export function kindsOf({ offPlan }: Rule): readonly Kind[] {
  return offPlan ? ['sale', 'off-plan'] : ['sale']
}
