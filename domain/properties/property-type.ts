import { isOffPlan, purposeOf } from './purpose.ts'

/** How a property is offered, as lists and searches tell them apart. */
export const PROPERTY_TYPES = ['sale', 'off-plan', 'rent'] as const
export type PropertyType = (typeof PROPERTY_TYPES)[number]

export const PROPERTY_TYPE_NAMES: Record<PropertyType, string> = {
  sale: 'For sale',
  'off-plan': 'Off-plan',
  rent: 'To rent',
}

/** Off-plan is for sale too, but buyers look for one or the other. */
export function readPropertyType(type: string): PropertyType {
  return isOffPlan({ type }) ? 'off-plan' : purposeOf({ type })
}
