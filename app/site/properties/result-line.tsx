import { useId } from 'react'

import { useWords } from '#app/language.tsx'
import { staticIsland } from '#app/islands/static-island.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { SearchOptions } from '#app/ui/search-options.tsx'
import * as urls from '#app/urls.ts'
import { isNoSearch, NO_SEARCH, type SearchParams } from '#domain/search/query-params.ts'

import { isField, isInMore, useFieldChange, type ResultsAndChange } from './filter-control.ts'
import type { ActiveFilter } from './list-results.ts'
import { SEARCH_FORM } from './use-search.ts'
import { WORDS } from './words.ts'

const UnitSwitch = staticIsland(async () => (await import('#app/ui/unit-choices.tsx')).UnitChoices)

interface ResultLineProps extends ResultsAndChange {
  search: SearchParams
}

/** Below the search: how many there are, for which conditions, and in which order. */
export function ResultLine({ search, results, onChange }: ResultLineProps) {
  const handleChange = useFieldChange(onChange)
  const words = useWords(WORDS)
  const { '': newest, ...orders } = words.orders
  const id = useId()
  return (
    <div className="wrap flex flex-wrap items-center gap-x-5 pt-2 text-small text-ink-soft lg:pt-3 print:hidden">
      <output className="font-strong text-ink numerals">
        {words.count(results.count, results.hasMore)}
      </output>
      <UnitSwitch box={{ className: 'max-md:order-last max-md:w-full max-lg:row:hidden' }} />
      <div className="ms-auto flex min-h-target items-center">
        <label htmlFor={id}>{words.order}</label>
        <select
          id={id}
          name="sort"
          form={SEARCH_FORM}
          value={search.sort}
          onChange={handleChange}
          className="order-select"
        >
          <SearchOptions all={newest} options={Object.entries(orders)} />
        </select>
      </div>
      {!isNoSearch(search) && <ActiveFilters filters={results.filters} onChange={onChange} />}
    </div>
  )
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[]
  onChange: (change: Partial<SearchParams>) => void
}

/** The conditions of the search: each can be removed, or all at once. */
function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const words = useWords(WORDS)
  return (
    <div className="min-w-0 stacked:basis-full lg:basis-full">
      <div className="script-only filter-chips">
        {filters.map((filter) => (
          <button
            key={filter.label}
            type="button"
            onClick={() => onChange(filter.drop)}
            className={classes('filter-chip', isInBar(filter) && 'lg:hidden')}
          >
            <span className="sr-only">{words.removeFilter} </span>
            <span className="truncate">{filter.label}</span>
            <Icon name="close" className="flex-none" />
          </button>
        ))}
        <button
          type="button"
          onClick={() => onChange(NO_SEARCH)}
          // Invisible while no condition is shown: the conditions are before it and would move it.
          className="clear-filters"
        >
          {words.clearFilters}
        </button>
      </div>
      <p hidden className="script-folded">
        {filters.map(({ label }) => label).join(' · ')}
        <Link to={urls.properties} className="link-target quiet-link">
          {words.clearFilters}
        </Link>
      </p>
    </div>
  )
}

/** Whether the bar of wide screens shows this condition by itself. */
function isInBar(filter: ActiveFilter): boolean {
  return isField(filter) && !isInMore(filter)
}
