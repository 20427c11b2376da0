/** What a search of the dashboard finds is counted as far as this. */
export const COUNT_LIMIT = 1000

/** How many; `many` are more than are counted. */
export type AdminListCount = number | 'many'

/** Which listings an administrator asks for; pages count from 1. */
export interface AdminListQuery {
  page: number
  per_page: number
  term: string
}
