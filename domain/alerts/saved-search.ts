import {
  readSearchParams,
  writeSearchParams,
  type SearchParams,
} from '#domain/search/query-params.ts'

const MAX_LENGTH = 1000

/**
 * A query string of the list page as it is stored: only what decides which homes are found, in one
 * order. Undefined where no visitor's page writes such a query.
 */
export function normalSearch(query: string): string | undefined {
  if (query.length > MAX_LENGTH * 3 || query.includes('%00')) return undefined
  const params = readSearchParams(new URLSearchParams(query))
  const trimmed = Object.entries(params).map(([name, value]) => [name, value.trim()])
  const search = { ...(Object.fromEntries(trimmed) as SearchParams), sort: '' }
  const normal = writeSearchParams(search).toString()
  return normal.length > MAX_LENGTH ? undefined : normal
}
