/** Whether a property is for sale or to rent: chosen, or else written as free text in `type`. */
export type Purpose = 'sale' | 'rent'

interface Offer {
  type: string
  purpose?: Purpose | '' | undefined
}

const SALE = /\b(?:sale|sell|buy)\b/i
const RENT = /\b(?:rent|rental|lease|to let)\b/i
const OFF_PLAN = /\boff[\s-]?plan\b/i

/** A sale unless only renting is mentioned: "For sale, rented until May" is a sale. */
export function purposeOf({ type, purpose }: Offer): Purpose {
  if (purpose) return purpose
  return RENT.test(type) && !SALE.test(type) ? 'rent' : 'sale'
}

export function isOffPlan({ type }: { type: string }): boolean {
  return OFF_PLAN.test(type)
}

/** For how long a rent is paid. */
export type RentPeriod = 'year' | 'month' | 'week' | 'day'

/** How a property is offered, as lists and searches tell them apart. */
export const PROPERTY_TYPES = ['sale', 'off-plan', 'rent'] as const
export type PropertyType = (typeof PROPERTY_TYPES)[number]

export const PROPERTY_TYPE_NAMES: Record<PropertyType, string> = {
  sale: 'For sale',
  'off-plan': 'Off-plan',
  rent: 'To rent',
}

export function propertyTypeOf(offer: Offer): PropertyType {
  const purpose = purposeOf(offer)
  return purpose === 'sale' && isOffPlan(offer) ? 'off-plan' : purpose
}

/** The choices of a search, as visitors read them: first those that its bar shows. */
export const SEARCH_TYPE_NAMES = {
  sale: 'Buy',
  rent: 'Rent',
  ready: 'Ready',
  'off-plan': 'Off-plan',
}
export type SearchType = keyof typeof SEARCH_TYPE_NAMES

/** `sale` finds everything for sale, `ready` only what is built, `off-plan` only what is not built yet. */
export function isOfType(type: string, wanted: SearchType): boolean {
  if (wanted === 'sale') return type !== 'rent'
  return type === (wanted === 'ready' ? 'sale' : wanted)
}

/** For what a price is paid: only prices for the same can be compared. */
export function paidFor({ type, rent_period }: { type: string; rent_period: string }): string {
  return type === 'rent' ? `rent ${rent_period}` : 'sale'
}
