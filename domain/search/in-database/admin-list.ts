import type { SearchParams } from '#domain/search/query-params.ts'

/** The admin list counts what a search finds no further than this. */
export const COUNT_LIMIT = 1000

/** How many were found; `many` is more than `COUNT_LIMIT`. */
export type AdminListCount = number | 'many'

/** Which page of the listings to show, counting from 1, and what to search for. */
export interface AdminListQuery {
  page: number
  per_page: number
  term: string
  /** The parameters of the list page, instead of a term. */
  search?: SearchParams | undefined
}
