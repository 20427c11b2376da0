import { startTransition, useCallback, useRef, useState } from 'react'

import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { number } from '#app/ui/format.ts'
import { EVERYTHING, isEverything, type Search } from '#domain/search/match.ts'

import { ChosenFilters } from './chosen-filters.tsx'
import { Filters } from './filters.tsx'
import { List } from './list.tsx'
import type { Listed } from './listed.ts'
import { More } from './more.tsx'
import { useDrawn } from './use-drawn.ts'
import { useFound, type Found } from './use-found.ts'
import { queryFor, useSearch } from './use-search.ts'

/** The search and what it finds. */
export function Listings({
  list,
  categories,
  locations,
}: {
  list: Listed
  categories: readonly string[]
  locations: readonly string[]
}) {
  const { looking, settled, change, showMore } = useSearch()
  const found = useFound(list, looking, settled)
  const { shown, count, cards } = found
  const [first] = useState(cards[0]?.id)
  const grid = useRef<HTMLUListElement>(null)
  const { drawn, near, lookAround, drawInSight } = useDrawn(grid, cards.length)

  const look = useCallback(
    (other: Partial<Search>) => {
      drawInSight()
      change(other)
    },
    [drawInSight, change],
  )
  const more = useCallback(() => startTransition(showMore), [showMore])

  return (
    <>
      <div className="z-20 bg-paper pt-5 pb-4 md:sticky md:top-[calc(var(--spacing-header)-1px)] md:pt-7 print:hidden">
        <div className="wrap">
          <Filters
            search={looking.search}
            {...{ categories, locations }}
            onChange={look}
            onFocus={lookAround}
          />
          <div className="mt-2 flex min-h-target flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small text-ink-soft">
            <output className="numerals">{counted(found)}</output>
            {!isEverything(looking.search) && (
              <ChosenFilters search={looking.search} onChange={look} />
            )}
          </div>
        </div>
      </div>
      <section aria-label="Results" className="wrap pt-2 pb-section md:pt-6">
        {count === 0 ? (
          <NothingFound onClear={() => look(EVERYTHING)} />
        ) : (
          <>
            <List ref={grid} {...{ cards, drawn, near, first }} />
            {count > shown && (
              <More
                key={shown}
                href={`/properties${queryFor({ ...found, shown: shown + 1 })}`}
                left={found.more ? null : count - shown}
                shown={shown}
                onMore={more}
              />
            )}
          </>
        )}
      </section>
    </>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <Empty
      hint="Try a wider area, or clear the search."
      action={
        <Button variant="ghost" onClick={onClear} className="script-only">
          Clear filters
        </Button>
      }
    >
      No properties found.
    </Empty>
  )
}

function counted({ count, more }: Pick<Found, 'count' | 'more'>): string {
  const properties = `${number(count)} ${count === 1 ? 'property' : 'properties'}`
  return more ? `More than ${properties}` : properties
}
