import { Icon } from '#app/ui/icon.tsx'
import { NO_SEARCH, type SearchParams } from '#domain/search/query-params.ts'

import type { AskedPart } from './load-results.ts'

/** Each thing that is asked for, with a way to drop it, and one to drop them all. */
export function ChosenFilters({
  parts,
  onChange,
}: {
  parts: readonly AskedPart[]
  onChange: (change: Partial<SearchParams>) => void
}) {
  return (
    <>
      <div className="script-only flex flex-wrap gap-2">
        {parts.map(({ label, drop }) => (
          <button
            key={label}
            type="button"
            onClick={() => onChange(drop)}
            className="inline-flex min-h-target max-w-full items-center gap-2 rounded-control border border-line-strong ps-3.5 pe-3 text-[0.875rem] text-ink hover:border-ink"
          >
            <span className="sr-only">Remove filter </span>
            <span className="truncate">{label}</span>
            <Icon name="close" className="flex-none" />
          </button>
        ))}
        <button
          type="button"
          onClick={() => onChange(NO_SEARCH)}
          className="min-h-target px-1.5 text-[0.875rem] font-[560] text-ink underline decoration-brass-deep decoration-1 underline-offset-5 hover:decoration-2"
        >
          Clear filters
        </button>
      </div>
      <p hidden className="script-folded">
        {parts.map(({ label }) => label).join(' · ')}
      </p>
    </>
  )
}
