import type { MouseEvent } from 'react'

import { useWords } from '#app/language.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { PropertyCard } from '#app/ui/property-card.tsx'
import * as urls from '#app/urls.ts'
import { NO_SEARCH, type SearchParams } from '#domain/search/query-params.ts'

import { LeaveSearchForm, type LeaveSearchFormProps } from './leave-search-form.tsx'
import type { Results, Suggestion } from './list-results.ts'
import { WORDS as NOTHING_FOUND_WORDS } from './nothing-found-words.ts'
import { STEP } from './paging.ts'
import { queryFor } from './use-search.ts'
import { WORDS } from './words.ts'

export interface NothingFoundProps extends Pick<Results, 'filters' | 'suggestions' | 'nearest'> {
  posted: LeaveSearchFormProps['posted']
  /** Whether the visitor has paused: drawing the form takes longer than a key may. */
  isSettled: boolean
  onSearch: (search: SearchParams) => void
}

/** Shows the conditions that find nothing, near results, and a form for leaving the search. */
export function NothingFound(props: NothingFoundProps) {
  const { filters, suggestions, nearest, posted, isSettled, onSearch } = props
  const words = useWords(WORDS)
  const nothing = useWords(NOTHING_FOUND_WORDS)
  const conditions = filters.map(({ label }) => label)
  return (
    <>
      <div className="grid-12 items-start gap-y-8 border-y border-line-strong py-subsection">
        <div className="col-span-full grid justify-items-start gap-3 lg:col-[1/7]">
          <p className="font-display text-title-1 text-balance">{words.nothingFound}</p>
          <p dir="auto" className="text-lead text-balance wrap-anywhere">
            {conditions.length > 1
              ? nothing.allOfThis(conditions.join(nothing.comma))
              : nothing.nothingFor(conditions.join(nothing.comma))}
          </p>
          <p className="text-ink-soft">
            {suggestions.length > 0 ? nothing.loosen : nothing.tryWider}
          </p>
          {suggestions.length > 0 && <Suggestions {...{ suggestions, onSearch }} />}
          <ButtonLink {...linkTo(NO_SEARCH, onSearch)} variant="ghost" className="mt-2">
            {words.clearFilters}
          </ButtonLink>
        </div>
        <div className="col-span-full lg:col-[8/13]">
          {isSettled && <LeaveSearchForm conditions={conditions} posted={posted} />}
        </div>
      </div>
      {nearest.length > 0 && <NearestProperties nearest={nearest} />}
    </>
  )
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
  const words = useWords(WORDS)
  return (
    <Link
      {...linkTo(search, onSearch)}
      rel="nofollow"
      className="group flex min-h-13 items-center justify-between gap-4 py-2"
    >
      <span dir="auto" className="underlined min-w-0 wrap-anywhere">
        {label}
      </span>
      {count !== null && (
        <span className="flex-none text-small text-ink-soft numerals">
          {words.count(count, false)}
        </span>
      )}
    </Link>
  )
}

/** A link to another search, which the list goes to by itself. */
function linkTo(search: SearchParams, onSearch: NothingFoundProps['onSearch']) {
  return {
    to: urls.properties + queryFor({ search, shown: STEP }),
    preventScrollReset: true,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      onSearch(search)
    },
  }
}

function NearestProperties({ nearest }: Pick<NothingFoundProps, 'nearest'>) {
  return (
    <section aria-labelledby="nearest" className="pt-subsection">
      <h2 id="nearest" className="mb-heading font-display text-title-1">
        {useWords(NOTHING_FOUND_WORDS).closeTo}
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
