/** Where a browser keeps its shortlist. */
export const SAVED = 'shortlist'

/** So many homes a shortlist holds, and so many stand side by side. */
export const MOST_SAVED = 24
export const MOST_COMPARED = 4

/** The ids in an address such as `?ids=30,12`: each once, in their order, the first so many. */
export function readIds(text: string | null, most: number): number[] {
  const ids = (text ?? '')
    .slice(0, 400)
    .split(',')
    .filter((part) => /^[1-9][0-9]{0,8}$/.test(part))
    .map(Number)
  return [...new Set(ids)].slice(0, most)
}

export function shortlistAddress(ids: readonly number[]): string {
  return ids.length === 0 ? '/shortlist' : `/shortlist?ids=${ids.join(',')}`
}

export function compareAddress(ids: readonly number[]): string {
  return `/compare?ids=${ids.slice(0, MOST_COMPARED).join(',')}`
}
