import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { Link } from '#app/ui/link.tsx'
import { NO_SEARCH, type SearchParams } from '#domain/search/query-params.ts'

import { counted } from './count-label.ts'
import type { AskedPart, Suggestion } from './load-results.ts'
import { STEP } from './paging.ts'
import { queryFor } from './use-search.ts'

/** Says which conditions leave nothing, and what there is without them. */
export function NothingFound({
  parts,
  offers,
  onLook,
}: {
  parts: readonly AskedPart[]
  offers: readonly Suggestion[]
  onLook: (search: SearchParams) => void
}) {
  return (
    <EmptyState
      hint={
        offers.length === 0
          ? 'Try a wider area, or clear the search.'
          : parts.length > 1
            ? `No property is all of this: ${parts.map(({ label }) => label).join(', ')}.`
            : `Nothing is ${parts[0]?.label}.`
      }
      action={
        <>
          {offers.length > 0 && (
            <ul className="w-full max-w-measure border-b border-line">
              {offers.map(({ label, search, count }) => (
                <li key={label} className="border-t border-line">
                  <Link
                    to={`/properties${queryFor({ search, shown: STEP })}`}
                    rel="nofollow"
                    preventScrollReset
                    onClick={(event) => {
                      event.preventDefault()
                      onLook(search)
                    }}
                    className="group flex min-h-13 items-center justify-between gap-4 py-2"
                  >
                    <span className="underlined">{label}</span>
                    {count !== null && (
                      <span className="flex-none text-small text-ink-soft numerals">
                        {counted({ count, more: false })}
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <Button variant="ghost" onClick={() => onLook(NO_SEARCH)} className="script-only mt-2">
            Clear filters
          </Button>
        </>
      }
    >
      No properties found.
    </EmptyState>
  )
}
