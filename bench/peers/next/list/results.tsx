import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Search } from '@/content/listings'
import { ButtonLink } from '@/ui/button'
import { classes } from '@/ui/classes'
import { Empty } from '@/ui/empty'
import { number } from '@/ui/format'
import { PropertyCard, type PropertyOnCard } from '@/ui/property-card'

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
            <output className="numerals">{`${number(count)} ${count === 1 ? 'property' : 'properties'}`}</output>
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

function Chosen({ search }: { search: Search }) {
  const chosen = Object.entries(search).filter(([, value]) => value.trim() !== '')
  if (chosen.length === 0) return null
  return (
    <div className="script-only flex flex-wrap gap-2">
      {chosen.map(([name, value]) => (
        <a
          key={name}
          href={`?${new URLSearchParams({ ...search, [name]: '' })}`}
          className="inline-flex min-h-target max-w-full items-center gap-2 rounded-control border border-line-strong ps-3.5 pe-3 text-[0.875rem] text-ink hover:border-ink"
        >
          <span className="sr-only">Remove filter </span>
          <span className="truncate">{value}</span>
          <X aria-hidden="true" size={17} strokeWidth={1.35} className="flex-none" />
        </a>
      ))}
      <a
        href="?"
        className="min-h-target px-1.5 text-[0.875rem] font-[560] text-ink underline decoration-brass-deep decoration-1 underline-offset-5 hover:decoration-2"
      >
        Clear filters
      </a>
    </div>
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
              sizes="(width < 48rem) 124vw, (width < 64rem) 62vw, (width < 90rem) 62vw, 56rem"
              className="grow"
            />
          </li>
        )
      })}
    </ul>
  )
}
