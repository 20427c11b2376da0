/** What a listing is offered for. The agency says it in `type`, in words of its own. */
export type Purpose = 'sale' | 'rent'

const SALE = /\b(?:sale|sell|buy)\b/i
const RENT = /\b(?:rent|rental|lease|to let)\b/i
const OFF_PLAN = /\boff[\s-]?plan\b/i

/** A sale unless it is said to be a rent: "For sale, rented until May" is a sale. */
export function purposeOf({ type }: { type: string }): Purpose {
  return RENT.test(type) && !SALE.test(type) ? 'rent' : 'sale'
}

export function isOffPlan({ type }: { type: string }): boolean {
  return OFF_PLAN.test(type)
}
