import { isOffPlan, purposeOf } from './purpose.ts'

/** How a listing is on offer, as lists tell them apart. */
export const PROPERTY_TYPES = ['sale', 'off-plan', 'rent'] as const
export type PropertyType = (typeof PROPERTY_TYPES)[number]

export const PROPERTY_TYPE_NAMES: Record<PropertyType, string> = {
  sale: 'For sale',
  'off-plan': 'Off-plan',
  rent: 'To rent',
}

/** What is off plan is for sale, too, but nobody who looks for one looks for the other. */
export function readPropertyType(type: string): PropertyType {
  return isOffPlan({ type }) ? 'off-plan' : purposeOf({ type })
}
