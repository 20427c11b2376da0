import type { PropertyType } from '#domain/properties/property-type.ts'
import { residency } from '#agency/residency.ts'

export type ResidencyRule = (typeof residency.rules)[number]

export interface ResidencyCandidate {
  /** The price in dirhams, if there is one. */
  aed: number | null
  propertyType: PropertyType
}

/** The rules whose price condition a property meets. The buyer's own conditions are not checked. */
export function qualifiesFor({ aed, propertyType }: ResidencyCandidate): ResidencyRule[] {
  return residency.rules.filter(
    (rule) => aed !== null && aed >= rule.threshold && propertyTypesOf(rule).includes(propertyType),
  )
}

export function residencyRule(id: string): ResidencyRule | undefined {
  return residency.rules.find((rule) => rule.id === id)
}

/** Rented properties never qualify. */
export function propertyTypesOf({ offPlan }: ResidencyRule): readonly PropertyType[] {
  return offPlan ? ['sale', 'off-plan'] : ['sale']
}
