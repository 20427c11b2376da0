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
