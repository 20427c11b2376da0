import { startTransition, useCallback, useRef, useState } from 'react'

import { staticIsland } from '#app/islands/static-island.tsx'
import type { SearchOption } from '#app/ui/search-bar.tsx'
import * as urls from '#app/urls.ts'
import { isNoSearch, type SearchParams } from '#domain/search/query-params.ts'

import { ActiveFilters } from './active-filters.tsx'
import { Filters } from './filters.tsx'
import { List } from './list.tsx'
import type { ListResults } from './load-results.ts'
import { NothingFound } from './nothing-found.tsx'
import { countLabel } from './paging.ts'
import type { SearchChoices } from './search-fields.tsx'
import { ShowMore } from './show-more.tsx'
import { useProgressiveRender } from './use-progressive-render.ts'
import { useResults } from './use-results.ts'
import { queryFor, useSearch } from './use-search.ts'

const UnitSwitch = staticIsland(async () => (await import('#app/ui/unit-choices.tsx')).UnitChoices)

interface ResultsProps extends SearchChoices {
  list: ListResults
  permits: readonly SearchOption[]
}

/** The search form and its results. */
export function Results({ list, ...choices }: ResultsProps) {
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
      <div className="z-20 bg-paper pt-5 pb-4 md:sticky md:top-[calc(var(--spacing-header)-1px)] md:pt-7 print:hidden">
        <div className="wrap">
          <Filters
            search={current.search}
            {...choices}
            onChange={changeSearch}
            onFocus={prepareSearch}
          />
          <div className="mt-2 flex min-h-target flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small text-ink-soft">
            <div className="flex flex-wrap items-center gap-x-5">
              <output className="numerals">{countLabel(results)}</output>
              <UnitSwitch />
            </div>
            {!isNoSearch(current.search) && (
              <ActiveFilters filters={results.filters} onChange={changeSearch} />
            )}
          </div>
        </div>
      </div>
      <section aria-label="Results" className="wrap pt-2 pb-section md:pt-6">
        {count === 0 ? (
          <NothingFound
            filters={results.filters}
            suggestions={results.suggestions}
            onSearch={changeSearch}
          />
        ) : (
          <>
            <List ref={grid} {...{ cards, rendered, nearby, firstId }} />
            {count > shown && (
              <ShowMore
                key={shown}
                href={`${urls.properties}${queryFor({ ...results, shown: shown + 1 })}`}
                remaining={results.hasMore ? null : count - shown}
                shown={shown}
                onMore={handleMore}
              />
            )}
          </>
        )}
      </section>
    </>
  )
}
