import type { PropertyType } from '#domain/properties/property-type.ts'
import type { Residency } from '#domain/agency/sections/money.ts'

export type ResidencyRule = Residency['rules'][number]

export interface ResidencyCandidate {
  /** The price in dirhams, if there is one. */
  aed: number | null
  propertyType: PropertyType
  /** Whether it is bare land. */
  isLand: boolean
}

/** The rules whose price condition a property meets. The buyer's own conditions are not checked. */
export function qualifiesFor(
  rules: readonly ResidencyRule[],
  { aed, propertyType, isLand }: ResidencyCandidate,
): ResidencyRule[] {
  return rules.filter(
    (rule) =>
      aed !== null &&
      aed >= rule.threshold &&
      propertyTypesOf(rule).includes(propertyType) &&
      !(isLand && excludesLand(rule)),
  )
}

/** Land is no finished home. */
export function excludesLand({ offPlan }: ResidencyRule): boolean {
  return !offPlan
}

/** Rented properties never qualify. */
export function propertyTypesOf({ offPlan }: ResidencyRule): readonly PropertyType[] {
  return offPlan ? ['sale', 'off-plan'] : ['sale']
}
