/** How many results are drawn at first, and how many more with each step. */
export const STEP = 30

/** Steps taken by scrolling alone. Then a button asks, so that the foot of the page can be reached. */
export const STEPS_BY_SCROLLING = 3

/** How many the address asks for, in whole steps. */
export function readShown(query: URLSearchParams): number {
  const asked = Number(query.get('show'))
  return Number.isFinite(asked) && asked > STEP ? Math.ceil(asked / STEP) * STEP : STEP
}
