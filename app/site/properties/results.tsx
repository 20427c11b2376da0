import { startTransition, Suspense, useCallback, useRef, useState, useEffect } from 'react'

import { lazyComponent } from '#app/islands/lazy-component.tsx'
import type { EnquiryResult } from '#app/site/enquiry/enquiry-result.ts'
import type { SearchOption } from '#app/ui/search-options.tsx'
import * as urls from '#app/urls.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatNumber } from '#app/ui/format.ts'
import { isNoSearch, type SearchParams } from '#domain/search/query-params.ts'

import { FilterButton } from './filter-sheet.tsx'
import { Filters } from './filters.tsx'
import { List } from './list.tsx'
import type { ListResults } from './load-results.ts'
import type { NothingFoundProps } from './nothing-found.tsx'
import { STEP, STEPS_BY_SCROLLING } from './paging.ts'
import { ResultLine } from './result-line.tsx'
import type { SearchChoices } from './search-fields.tsx'
import { useProgressiveRender } from './use-progressive-render.ts'
import { useResults } from './use-results.ts'
import { queryFor, useSearch } from './use-search.ts'

const NothingFound = lazyComponent<NothingFoundProps>(
  async () => (await import('./nothing-found.tsx')).NothingFound,
)
const NOTHING = <p className="py-subsection font-display text-title-1">No properties found.</p>

interface ResultsProps extends SearchChoices {
  list: ListResults
  permits: readonly SearchOption[]
  /** The result of a form that was posted without JavaScript. */
  posted: EnquiryResult | undefined
}

/** The search form and its results. */
export function Results({ list, posted, ...choices }: ResultsProps) {
  const { current, settled, change, showMore } = useSearch()
  const [isSearchInUse, setSearchInUse] = useState(false)
  const results = useResults(list, current, settled, isSearchInUse)
  const { shown, count, cards } = results
  const [firstId] = useState(cards[0]?.id)
  const grid = useRef<HTMLUListElement>(null)
  const { rendered, nearby, measure, renderVisible } = useProgressiveRender(grid, cards.length)

  const changeSearch = useCallback(
    (changes: Partial<SearchParams>) => {
      renderVisible()
      change(changes)
    },
    [renderVisible, change],
  )
  const prepareSearch = useCallback(() => {
    setSearchInUse(true)
    measure()
  }, [measure])
  const handleMore = useCallback(() => startTransition(showMore), [showMore])

  return (
    <>
      <Filters
        {...choices}
        search={current.search}
        results={results}
        onChange={changeSearch}
        onFocus={prepareSearch}
      />
      <ResultLine search={current.search} results={results} onChange={changeSearch} />
      <section aria-label="Results" className="wrap pt-2 pb-section lg:pt-4">
        {count === 0 ? (
          <Suspense fallback={NOTHING}>
            <NothingFound
              {...results}
              posted={posted}
              isSettled={queryFor(current) === queryFor(settled)}
              onSearch={changeSearch}
            />
          </Suspense>
        ) : (
          <>
            <List
              ref={grid}
              {...{ cards, rendered, nearby, firstId }}
              even={!isNoSearch(list.search)}
            />
            {count > shown && <ShowMore key={shown} results={results} onMore={handleMore} />}
          </>
        )}
      </section>
      <FilterButton filters={results.filters} />
    </>
  )
}

interface ShowMoreProps {
  results: ReturnType<typeof useResults>
  onMore: () => void
}

/**
 * Loads the next step of a long list: a few times by itself when the end comes near, and then by a
 * click. Without JavaScript it is a link to the longer page.
 */
function ShowMore({ results, onMore }: ShowMoreProps) {
  const { search, count, shown, hasMore } = results
  const end = useRef<HTMLDivElement>(null)
  const isByScrolling = shown <= STEP * STEPS_BY_SCROLLING

  useEffect(() => {
    if (!end.current || !isByScrolling) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '600px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isByScrolling, onMore])

  return (
    <div ref={end} className="grid justify-items-center gap-3.5 pt-[clamp(2.5rem,4vw,4rem)]">
      <ButtonLink
        to={`${urls.properties}${queryFor({ search, shown: shown + 1 })}`}
        rel="nofollow"
        variant="ghost"
        preventScrollReset
        onClick={(event) => {
          event.preventDefault()
          onMore()
        }}
      >
        Load more
      </ButtonLink>
      {!hasMore && (
        <p className="text-caption text-ink-mute numerals">{formatNumber(count - shown)} more</p>
      )}
    </div>
  )
}
