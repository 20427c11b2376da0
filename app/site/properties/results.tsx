import { useDeferredValue, type ReactNode } from 'react'

import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Empty } from '#app/ui/empty.tsx'
import { number } from '#app/ui/format.ts'
import { PropertyCard, type PropertyOnCard } from '#app/ui/property-card.tsx'
import { Loading } from '#app/ui/ripples.tsx'
import { EVERYTHING, isEverything, type Search } from '#domain/search/match.ts'

import { ChosenFilters } from './chosen-filters.tsx'
import type { Listed } from './listed.ts'
import { More } from './more.tsx'
import { useInventory } from './use-inventory.ts'
import { queryFor } from './use-search.ts'

interface ResultsProps {
  list: Listed
  search: Search
  shown: number
  showMore: () => void
  onChange: (change: Partial<Search>) => void
  filters: ReactNode
}

export function Results({ list, search, shown, showMore, onChange, filters }: ResultsProps) {
  // A key is never kept waiting by the cards that it changes.
  const settled = useDeferredValue(search)
  const found = useInventory(list, settled)
  return (
    <>
      <div className="z-20 bg-paper pt-5 pb-4 md:sticky md:top-[calc(var(--spacing-header)-1px)] md:pt-7 print:hidden">
        <div className="wrap">
          {filters}
          <div className="mt-2 flex min-h-target flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small text-ink-soft">
            <output className="numerals">{found.state === 'here' && counted(found.count)}</output>
            {!isEverything(search) && <ChosenFilters search={search} onChange={onChange} />}
          </div>
        </div>
      </div>
      <section aria-label="Results" className="wrap pt-2 pb-section md:pt-6">
        {found.state === 'coming' ? (
          <Loading />
        ) : found.count === 0 ? (
          <NothingFound onClear={() => onChange(EVERYTHING)} />
        ) : (
          <>
            <List properties={found.properties.slice(0, shown)} />
            {found.count > shown && (
              <More
                key={shown}
                href={`/properties${queryFor({ search: settled, shown: shown + 1 })}`}
                left={found.count - shown}
                shown={shown}
                onMore={showMore}
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

/** Three columns; the first and the seventh of every ten span two of them. */
function List({ properties }: { properties: readonly PropertyOnCard[] }) {
  return (
    <ul className="grid gap-x-gutter gap-y-[clamp(2.5rem,4.4vw,4rem)] md:grid-cols-2 lg:grid-cols-3">
      {properties.map((property, at) => {
        const wide = at % 10 === 0 || at % 10 === 6
        return (
          <li key={property.id} className={classes('flex flex-col', wide && 'lg:col-span-2')}>
            <PropertyCard
              property={property}
              heading="h2"
              shape="row"
              wide={wide}
              priority={at === 0}
              sizes="(width < 48rem) 118vw, (width < 64rem) 62vw, (width < 90rem) 62vw, 56rem"
              className="grow"
            />
          </li>
        )
      })}
    </ul>
  )
}

function counted(count: number): string {
  return `${number(count)} ${count === 1 ? 'property' : 'properties'}`
}
