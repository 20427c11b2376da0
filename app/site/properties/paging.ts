/** How many results are shown at first, and how many more with each step. */
export const STEP = 30

/** Steps taken by scrolling alone. Then a button, so that visitors can reach the footer. */
export const STEPS_BY_SCROLLING = 3

/** To render more cards in one page would block the server for all other requests. */
export const MAX_SHOWN = 3000

/** How many items the URL asks for, in whole steps. */
export function readShown(query: URLSearchParams, step = STEP): number {
  const requested = Math.min(Number(query.get('show')), MAX_SHOWN)
  return requested > step ? Math.ceil(requested / step) * step : step
}

/** The id of the result with which a step begins: without JavaScript the longer page opens there. */
export function stepAnchor(position: number): string {
  return `result-${position + 1}`
}
