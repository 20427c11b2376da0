import type { PropertyType } from '#domain/properties/property-type.ts'
import { residency } from '#agency/residency.ts'

export type ResidencyRule = (typeof residency.rules)[number]

/** What a listing is judged by: its price in dirhams, where there is one, and how it is on offer. */
export interface Judged {
  aed: number | null
  kind: PropertyType
}

/** The rules that a listing's price meets. Whether its buyer meets the rest is another matter. */
export function qualifiesFor({ aed, kind }: Judged): ResidencyRule[] {
  return residency.rules.filter(
    (rule) => aed !== null && aed >= rule.threshold && propertyTypesOf(rule).includes(kind),
  )
}

export function residencyRule(id: string): ResidencyRule | undefined {
  return residency.rules.find((rule) => rule.id === id)
}

/** Nobody comes to live here by renting. */
export function propertyTypesOf({ offPlan }: ResidencyRule): readonly PropertyType[] {
  return offPlan ? ['sale', 'off-plan'] : ['sale']
}
