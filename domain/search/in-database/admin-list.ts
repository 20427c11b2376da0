/** What a search of the dashboard finds is counted as far as this. */
export const COUNTED = 1000

/** How many; `many` are more than are counted. */
export type Found = number | 'many'

/** Which listings an administrator asks for; pages count from 1. */
export interface Asked {
  page: number
  per_page: number
  term: string
}
