/** Whether a property is for sale or to rent. The agency writes it as free text in `type`. */
export type Purpose = 'sale' | 'rent'

const SALE = /\b(?:sale|sell|buy)\b/i
const RENT = /\b(?:rent|rental|lease|to let)\b/i
const OFF_PLAN = /\boff[\s-]?plan\b/i

/** A sale unless only renting is mentioned: "For sale, rented until May" is a sale. */
export function purposeOf({ type }: { type: string }): Purpose {
  return RENT.test(type) && !SALE.test(type) ? 'rent' : 'sale'
}

export function isOffPlan({ type }: { type: string }): boolean {
  return OFF_PLAN.test(type)
}

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
