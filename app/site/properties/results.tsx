import { memo, startTransition, Suspense, useCallback, useRef, useState } from 'react'

import { useWords } from '#app/language.tsx'
import { lazyComponent } from '#app/islands/lazy-component.tsx'
import type { EnquiryResult } from '#app/site/enquiry/enquiry-result.ts'
import { Link } from '#app/ui/link.tsx'
import * as urls from '#app/urls.ts'
import { isNoSearch, type SearchParams } from '#domain/search/query-params.ts'

import { FilterButton } from './filter-sheet.tsx'
import { Filters } from './filters.tsx'
import { List } from './list.tsx'
import type { MapSearchProps } from './map/map-search.tsx'
import type { ListResults } from './list-results.ts'
import type { NothingFoundProps } from './nothing-found.tsx'
import { ResultLine } from './result-line.tsx'
import type { FilterChoices } from './filter-fields.tsx'
import type { ShowMoreProps } from './show-more.tsx'
import { useProgressiveRender } from './use-progressive-render.ts'
import { useResults } from './use-results.ts'
import { LEAVE_SEARCH_TITLE, queryFor, RESULTS, useSearch, type ListState } from './use-search.ts'
import { ViewSwitch } from './view-switch.tsx'
import { WORDS } from './words.ts'

const NothingFound = lazyComponent<NothingFoundProps>(
  async () => (await import('./nothing-found.tsx')).NothingFound,
  LEAVE_SEARCH_TITLE,
)
const MapSearch = lazyComponent<MapSearchProps>(
  async () => (await import('./map/map-search.tsx')).MapSearch,
)
const ShowMore = lazyComponent<ShowMoreProps>(
  async () => (await import('./show-more.tsx')).ShowMore,
)

/** Shown until the code of `NothingFound` has loaded. */
function NothingFoundFallback() {
  const { nothingFound } = useWords(WORDS)
  return <p className="py-subsection font-display text-title-1">{nothingFound}</p>
}

interface ResultsProps extends FilterChoices {
  list: ListResults
  /** The result of a form that was posted without JavaScript. */
  posted: EnquiryResult | undefined
}

/** The search form and its results. */
export function Results({ list, posted, ...choices }: ResultsProps) {
  const words = useWords(WORDS)
  const { current, settled, change, showMore } = useSearch()
  const [isSearchInUse, setSearchInUse] = useState(false)
  const results = useResults(list, current, settled, isSearchInUse)
  const { cards } = results
  const { search, isMap } = current
  const [firstId] = useState(cards[0]?.id)
  const grid = useRef<HTMLUListElement>(null)
  const isNarrowed = !isNoSearch(list.search)
  const { cardCounts, measure, renderVisible } = useProgressiveRender(grid, cards.length)

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
  const views = <ViewSwitch current={current} />
  const line = <ResultLine {...{ search, results }} onChange={changeSearch} />
  const content = (
    <AfterCards
      {...{ current, settled, results, posted }}
      onSearch={changeSearch}
      onMore={showMore}
    />
  )
  return (
    <>
      <Filters
        {...{ ...choices, search, results, views }}
        onChange={changeSearch}
        onFocus={prepareSearch}
      />
      {isMap ? (
        <Suspense>
          <MapSearch {...{ current, results, views, line }} onUse={prepareSearch}>
            {content}
          </MapSearch>
        </Suspense>
      ) : (
        <>
          {line}
          <section id={RESULTS} aria-label={words.results} className="wrap pt-2 pb-section lg:pt-4">
            {cards.length > 0 && (
              <List ref={grid} {...{ cards, firstId, ...cardCounts }} isUniform={isNarrowed} />
            )}
            {content}
          </section>
        </>
      )}
      <FilterButton filters={results.filters} views={views} />
    </>
  )
}

interface AfterCardsProps
  extends
    ShowMoreProps,
    Pick<NothingFoundProps, 'posted' | 'onSearch'>,
    Record<'current' | 'settled', ListState> {}

/**
 * Below the cards, or in place of them where nothing is found. Memoized, because the HTML of the server
 * may still wait for its code: a needless render would replace that HTML by the fallback.
 */
const AfterCards = memo(function AfterCards(props: AfterCardsProps) {
  const { current, settled, results, posted, onSearch, onMore } = props
  const { alert } = useWords(WORDS)
  const { count, shown } = results
  const query = queryFor(current)
  const handleMore = useCallback(() => startTransition(onMore), [onMore])
  return count === 0 ? (
    <Suspense fallback={<NothingFoundFallback />}>
      <NothingFound
        {...results}
        posted={posted}
        isSettled={query === queryFor(settled)}
        onSearch={onSearch}
      />
    </Suspense>
  ) : (
    <>
      <Suspense>
        {count > shown && <ShowMore key={shown} results={results} onMore={handleMore} />}
      </Suspense>
      <Link to={urls.newAlert(query)} className="link-target quiet-link">
        {alert}
      </Link>
    </>
  )
})
