import { Icon } from '#app/ui/icon.tsx'
import { NO_SEARCH, type SearchParams } from '#domain/search/query-params.ts'

import type { ActiveFilter } from './load-results.ts'

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[]
  onChange: (change: Partial<SearchParams>) => void
}

/** The conditions of the search: each can be removed, or all at once. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  return (
    <>
      <div className="script-only flex flex-wrap gap-2">
        {filters.map(({ label, drop }) => (
          <button
            key={label}
            type="button"
            onClick={() => onChange(drop)}
            className="inline-flex min-h-target max-w-full items-center gap-2 rounded-control border border-line-strong ps-3.5 pe-3 text-label text-ink hover:border-ink"
          >
            <span className="sr-only">Remove filter </span>
            <span className="truncate">{label}</span>
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
      <p hidden className="script-folded">
        {filters.map(({ label }) => label).join(' · ')}
      </p>
    </>
  )
}
