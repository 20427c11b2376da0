import { startTransition, useCallback, useRef, useState } from 'react'

import type { Choice } from '#app/ui/search-bar.tsx'
import { UnitSwitch } from '#app/ui/unit-switch.ts'
import { isNoSearch, type SearchParams } from '#domain/search/query-params.ts'

import { ChosenFilters } from './active-filters.tsx'
import { counted } from './count-label.ts'
import { Filters } from './filters.tsx'
import { List } from './list.tsx'
import type { Listed } from './load-results.ts'
import { More } from './show-more.tsx'
import { NothingFound } from './nothing-found.tsx'
import { useDrawn } from './use-progressive-render.ts'
import { useFound } from './use-results.ts'
import { queryFor, useSearch } from './use-search.ts'

/** The search and what it finds. */
export function Listings({
  list,
  categories,
  locations,
  permits,
}: {
  list: Listed
  categories: readonly string[]
  locations: readonly string[]
  permits: readonly Choice[]
}) {
  const { looking, settled, change, showMore } = useSearch()
  const [isTurnedTo, setTurnedTo] = useState(false)
  const found = useFound(list, looking, settled, isTurnedTo)
  const { shown, count, cards } = found
  const [first] = useState(cards[0]?.id)
  const grid = useRef<HTMLUListElement>(null)
  const { drawn, near, lookAround, drawInSight } = useDrawn(grid, cards.length)

  const look = useCallback(
    (other: Partial<SearchParams>) => {
      drawInSight()
      change(other)
    },
    [drawInSight, change],
  )
  const turnTo = useCallback(() => {
    setTurnedTo(true)
    lookAround()
  }, [lookAround])
  const more = useCallback(() => startTransition(showMore), [showMore])

  return (
    <>
      <div className="z-20 bg-paper pt-5 pb-4 md:sticky md:top-[calc(var(--spacing-header)-1px)] md:pt-7 print:hidden">
        <div className="wrap">
          <Filters
            search={looking.search}
            {...{ categories, locations, permits }}
            onChange={look}
            onFocus={turnTo}
          />
          <div className="mt-2 flex min-h-target flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small text-ink-soft">
            <div className="flex flex-wrap items-center gap-x-5">
              <output className="numerals">{counted(found)}</output>
              <UnitSwitch />
            </div>
            {!isNoSearch(looking.search) && <ChosenFilters parts={found.parts} onChange={look} />}
          </div>
        </div>
      </div>
      <section aria-label="Results" className="wrap pt-2 pb-section md:pt-6">
        {count === 0 ? (
          <NothingFound parts={found.parts} offers={found.offers} onLook={look} />
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
