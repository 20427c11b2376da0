import { isOffPlan, purposeOf } from './purpose.ts'

/** How a listing is on offer, as lists tell them apart. */
export const KINDS = ['sale', 'off-plan', 'rent'] as const
export type Kind = (typeof KINDS)[number]

export const KIND_NAMES: Record<Kind, string> = {
  sale: 'For sale',
  'off-plan': 'Off-plan',
  rent: 'To rent',
}

/** What is off plan is for sale, too, but nobody who looks for one looks for the other. */
export function kindOf(type: string): Kind {
  return isOffPlan({ type }) ? 'off-plan' : purposeOf({ type })
}
