import type { ReactNode } from 'react'

import type { Search } from '@/content/search'
import { ButtonLink } from '@/ui/button'
import { classes } from '@/ui/classes'
import { Empty } from '@/ui/empty'
import { number } from '@/ui/format'
import { PropertyCard, type PropertyOnCard } from '@/ui/property-card'
import { UnitChoices } from '@/ui/unit-choices'

import { Chosen } from './chosen'

export function Results({
  search,
  properties,
  count,
  filters,
}: {
  search: Search
  properties: readonly PropertyOnCard[]
  count: number
  filters: ReactNode
}) {
  return (
    <>
      <div className="z-20 bg-paper pt-5 pb-4 md:sticky md:top-[calc(var(--spacing-header)-1px)] md:pt-7 print:hidden">
        <div className="wrap">
          {filters}
          <div className="mt-2 flex min-h-target flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small text-ink-soft">
            <div className="flex flex-wrap items-center gap-x-5">
              <output className="numerals">{`${number(count)} ${count === 1 ? 'property' : 'properties'}`}</output>
              <UnitChoices />
            </div>
            <Chosen search={search} />
          </div>
        </div>
      </div>
      <section aria-label="Results" className="wrap pt-2 pb-section md:pt-6">
        {count === 0 ? <Empty>No properties found.</Empty> : <List properties={properties} />}
        {count > properties.length && (
          <div className="grid justify-items-center gap-3.5 pt-[clamp(2.5rem,4vw,4rem)]">
            <ButtonLink href="/properties?show=60" rel="nofollow" variant="ghost">
              Load more
            </ButtonLink>
            <p className="text-caption text-ink-mute numerals">
              {number(count - properties.length)} more
            </p>
          </div>
        )}
      </section>
    </>
  )
}

const NARROW = '(width < 48rem) 118vw, (width < 64rem) max(48vw, 26.25rem)'
const SIZES = `${NARROW}, min(48vw, 43.5rem)`
const WIDE_SIZES = `${NARROW}, min(60.5vw, 54.25rem)`

const GRID = 'grid gap-x-gutter gap-y-[clamp(2.5rem,4.4vw,4rem)] md:grid-cols-2 lg:grid-cols-3'

/** Of one that nobody has seen yet, near enough that the page keeps its length: photo and words. */
const CARD_HEIGHT =
  '[--card-height:calc((100vw-2*var(--spacing-edge))*0.875+9.25rem)] md:[--card-height:calc(clamp(17.5rem,32vw,29rem)+10.5rem)] *:[contain-intrinsic-height:auto_var(--card-height)]'

/** Three columns; the first and the seventh of every ten span two of them. */
function List({ properties }: { properties: readonly PropertyOnCard[] }) {
  return (
    <ul className={classes(GRID, CARD_HEIGHT)}>
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
              sizes={wide ? WIDE_SIZES : SIZES}
              className="grow"
            />
          </li>
        )
      })}
    </ul>
  )
}
