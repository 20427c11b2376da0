import * as urls from '#app/urls.ts'

/** The key of the shortlist in localStorage. */
export const STORAGE_KEY = 'shortlist'

export const MAX_SAVED = 24
export const MAX_COMPARED = 4

/** Reads ids from `?ids=30,12` or localStorage: in order, without duplicates, at most `max`. */
export function readIds(text: string | null, max: number): number[] {
  const ids = (text ?? '')
    .slice(0, 400)
    .split(',')
    .filter((part) => /^[1-9][0-9]{0,8}$/.test(part))
    .map(Number)
  return [...new Set(ids)].slice(0, max)
}

/** The page that compares the first few of these properties. */
export function compareUrl(ids: readonly number[]): string {
  return urls.compare(ids.slice(0, MAX_COMPARED))
}

/** The ids with another one in a place; if that one is in the list already, the two change places. */
export function replaceId(ids: readonly number[], place: number, id: number): number[] {
  const replaced = ids[place]
  return ids.map((other, index) => {
    if (index === place) return id
    return other === id && replaced !== undefined ? replaced : other
  })
}

/**
 * What may take the place of a compared home: the other compared ones, then the saved ones. The page
 * of the shortlist reads only the first `MAX_SAVED`.
 */
export function swapChoices(
  saved: readonly number[],
  compared: readonly number[],
  current: number | undefined,
): number[] {
  return [...new Set([...compared, ...saved])].filter((id) => id !== current)
}
