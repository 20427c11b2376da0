import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { PropertyCard } from '#app/ui/property-card.tsx'
import * as urls from '#app/urls.ts'
import { NO_SEARCH, type SearchParams } from '#domain/search/query-params.ts'

import type { ActiveFilter, Results, Suggestion } from './list-results.ts'
import { STEP, countLabel } from './paging.ts'
import { SearchAlert, type SearchAlertProps } from './search-alert.tsx'
import { queryFor } from './use-search.ts'

export interface NothingFoundProps extends Pick<Results, 'filters' | 'suggestions' | 'nearest'> {
  posted: SearchAlertProps['posted']
  /** Whether the visitor has paused: drawing the form takes longer than a key may. */
  isSettled: boolean
  onSearch: (search: SearchParams) => void
}

/** Says which conditions find nothing together, what is near, and takes the search as an order. */
export function NothingFound(props: NothingFoundProps) {
  const { filters, suggestions, nearest, posted, isSettled, onSearch } = props
  return (
    <>
      <div className="grid-12 items-start gap-y-8 border-y border-line-strong py-subsection">
        <div className="col-span-full grid justify-items-start gap-3 lg:col-[1/7]">
          <p className="font-display text-title-1 text-balance">No properties found.</p>
          <p dir="auto" className="text-lead text-balance wrap-anywhere">
            {reason(filters)}
          </p>
          <p className="text-ink-soft">
            {suggestions.length > 0
              ? 'Loosen one thing, or leave the search with us.'
              : 'Try a wider area, or leave the search with us.'}
          </p>
          {suggestions.length > 0 && <Suggestions {...{ suggestions, onSearch }} />}
          <Button variant="ghost" onClick={() => onSearch(NO_SEARCH)} className="script-only mt-2">
            Clear filters
          </Button>
        </div>
        <div className="col-span-full lg:col-[8/13]">
          {isSettled && (
            <SearchAlert conditions={filters.map(({ label }) => label)} posted={posted} />
          )}
        </div>
      </div>
      {nearest.length > 0 && <NearestProperties nearest={nearest} />}
    </>
  )
}

function reason(filters: readonly ActiveFilter[]): string {
  const labels = filters.map(({ label }) => label).join(', ')
  return filters.length > 1
    ? `No property is all of this: ${labels}.`
    : `We have nothing for “${labels}” today.`
}

function Suggestions({
  suggestions,
  onSearch,
}: Pick<NothingFoundProps, 'suggestions' | 'onSearch'>) {
  return (
    <ul className="w-full border-b border-line">
      {suggestions.map((suggestion) => (
        <li key={suggestion.label} className="border-t border-line">
          <SuggestionLink suggestion={suggestion} onSearch={onSearch} />
        </li>
      ))}
    </ul>
  )
}

interface SuggestionLinkProps extends Pick<NothingFoundProps, 'onSearch'> {
  suggestion: Suggestion
}

function SuggestionLink({ suggestion: { label, search, count }, onSearch }: SuggestionLinkProps) {
  return (
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
      <span dir="auto" className="underlined min-w-0 wrap-anywhere">
        {label}
      </span>
      {count !== null && (
        <span className="flex-none text-small text-ink-soft numerals">
          {countLabel({ count, hasMore: false })}
        </span>
      )}
    </Link>
  )
}

function NearestProperties({ nearest }: Pick<NothingFoundProps, 'nearest'>) {
  return (
    <section aria-labelledby="nearest" className="pt-subsection">
      <h2 id="nearest" className="mb-heading font-display text-title-1">
        Close to what you asked
      </h2>
      <ul className="card-grid">
        {nearest.map(({ label, property }) => (
          <li key={property.id} className="flex flex-col">
            <p className="mb-3 text-small font-strong">{label}</p>
            <PropertyCard
              property={property}
              heading="h3"
              shape="row"
              sizes="(width < 48rem) 118vw, (width < 64rem) max(48vw, 26.25rem), min(48vw, 43.5rem)"
              className="grow"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
