/** How many results are shown at first, and how many more with each step. */
export const STEP = 30

/** Steps taken by scrolling alone. Then a button, so that visitors can reach the footer. */
export const STEPS_BY_SCROLLING = 3

/** How many items the URL asks for, in whole steps. */
export function readShown(query: URLSearchParams, step = STEP): number {
  const requested = Number(query.get('show'))
  return Number.isInteger(requested) && requested > step ? Math.ceil(requested / step) * step : step
}

/** The id of the result with which a step begins: without JavaScript the longer page opens there. */
export function stepAnchor(position: number): string {
  return `result-${position + 1}`
}
