import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { Link } from '#app/ui/link.tsx'
import * as urls from '#app/urls.ts'
import { NO_SEARCH, type SearchParams } from '#domain/search/query-params.ts'

import type { ActiveFilter, Suggestion } from './load-results.ts'
import { STEP, countLabel } from './paging.ts'
import { queryFor } from './use-search.ts'

interface NothingFoundProps {
  filters: readonly ActiveFilter[]
  suggestions: readonly Suggestion[]
  onSearch: (search: SearchParams) => void
}

/** Says which conditions find nothing together, and suggests other searches. */
export function NothingFound({ filters, suggestions, onSearch }: NothingFoundProps) {
  return (
    <EmptyState
      hint={
        suggestions.length === 0
          ? 'Try a wider area, or clear the search.'
          : filters.length > 1
            ? `No property is all of this: ${filters.map(({ label }) => label).join(', ')}.`
            : `Nothing is ${filters[0]?.label}.`
      }
      action={
        <>
          {suggestions.length > 0 && (
            <ul className="w-full max-w-measure border-b border-line">
              {suggestions.map(({ label, search, count }) => (
                <li key={label} className="border-t border-line">
                  <Link
                    to={`${urls.properties}${queryFor({ search, shown: STEP })}`}
                    rel="nofollow"
                    preventScrollReset
                    onClick={(event) => {
                      event.preventDefault()
                      onSearch(search)
                    }}
                    className="group flex min-h-13 items-center justify-between gap-4 py-2"
                  >
                    <span dir="auto" className="underlined min-w-0">
                      {label}
                    </span>
                    {count !== null && (
                      <span className="flex-none text-small text-ink-soft numerals">
                        {countLabel({ count, hasMore: false })}
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <Button variant="ghost" onClick={() => onSearch(NO_SEARCH)} className="script-only mt-2">
            Clear filters
          </Button>
        </>
      }
    >
      No properties found.
    </EmptyState>
  )
}
