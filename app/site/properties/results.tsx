import { startTransition, useCallback, useRef, useState, useEffect } from 'react'

import { staticIsland } from '#app/islands/static-island.tsx'
import type { SearchOption } from '#app/ui/search-bar.tsx'
import * as urls from '#app/urls.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatNumber } from '#app/ui/format.ts'
import { Icon } from '#app/ui/icon.tsx'
import { isNoSearch, NO_SEARCH, type SearchParams } from '#domain/search/query-params.ts'

import { Filters } from './filters.tsx'
import { List } from './list.tsx'
import type { ListResults, ActiveFilter } from './load-results.ts'
import { NothingFound } from './nothing-found.tsx'
import { countLabel, STEP, STEPS_BY_SCROLLING } from './paging.ts'
import type { SearchChoices } from './search-fields.tsx'
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
          <NothingFound {...results} onSearch={changeSearch} />
        ) : (
          <>
            <List ref={grid} {...{ cards, rendered, nearby, firstId }} />
            {count > shown && <ShowMore key={shown} results={results} onMore={handleMore} />}
          </>
        )}
      </section>
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

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[]
  onChange: (change: Partial<SearchParams>) => void
}

/** The conditions of the search: each can be removed, or all at once. */
function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  return (
    <>
      <div className="script-only flex min-w-0 flex-wrap gap-2">
        {filters.map(({ label, drop }) => (
          <button
            key={label}
            type="button"
            onClick={() => onChange(drop)}
            className="inline-flex min-h-target max-w-full items-center gap-2 rounded-control border border-line-strong ps-3.5 pe-3 text-label text-ink hover:border-ink"
          >
            <span className="sr-only">Remove filter </span>
            <span dir="auto" className="truncate">
              {label}
            </span>
            <Icon name="close" className="flex-none" />
          </button>
        ))}
        <button
          type="button"
          onClick={() => onChange(NO_SEARCH)}
          className="min-h-target px-1.5 text-label font-strong text-ink underline decoration-brass-deep decoration-1 underline-offset-5 hover:decoration-2"
        >
          Clear filters
        </button>
      </div>
      <p hidden dir="auto" className="script-folded">
        {filters.map(({ label }) => label).join(' · ')}
      </p>
    </>
  )
}
