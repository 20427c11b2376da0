export const FIRST_SHOWN = 6
export const MORE_SHOWN = 6

/** How many posts the grid shows; whatever an address asks for, in whole steps. */
export function shownFrom(search: URLSearchParams): number {
  const asked = Number(search.get('show'))
  if (!Number.isInteger(asked) || asked <= FIRST_SHOWN) return FIRST_SHOWN
  return FIRST_SHOWN + Math.ceil((asked - FIRST_SHOWN) / MORE_SHOWN) * MORE_SHOWN
}
