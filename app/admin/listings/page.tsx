import { adminMeta, load } from '#app/admin/load.ts'
import { fetchPropertyChoices } from '#app/admin/properties/property-form.tsx'
import { get } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { Pager } from '#app/ui/pager.tsx'
import * as urls from '#app/urls.ts'
import { LISTINGS_PER_PAGE } from '#domain/search/in-database/listing-orders.ts'
import type { ListingTable } from '#domain/search/in-database/listing-table.ts'

import type { Route } from './+types/page.ts'
import { ListingFilters, StatusTabs } from './filters.tsx'
import { Listings } from './listings.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Listings')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { search } = new URL(request.url)
  const fetchAll = async () => {
    const [table, choices] = await Promise.all([
      get<ListingTable>(`/api/listings${search}`, { signal: request.signal }),
      fetchPropertyChoices(),
    ])
    return { ...choices, table, query: new URLSearchParams(search) }
  }
  return load(request, fetchAll())
}

/** All listings as a table. Its filters, its order and its page are in the URL. */
export default function ListingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage
      title="Listings"
      backTo={urls.adminProperties}
      missing="There is no such page."
      loaded={loaderData}
    >
      {({ table, query, ...choices }) => (
        <>
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <StatusTabs query={query} counts={table.counts} />
            <ButtonLink to={urls.createProperty}>Create Property</ButtonLink>
          </div>
          <ListingFilters query={query} {...choices} />
          {table.count === 0 ? (
            <EmptyState>No listing fits.</EmptyState>
          ) : (
            <>
              <Listings key={String(query)} table={table} people={choices.people} />
              <Pages table={table} query={query} />
            </>
          )}
        </>
      )}
    </LoadedPage>
  )
}

function Pages({ table, query }: { table: ListingTable; query: URLSearchParams }) {
  const { page, count } = table
  const pages = Math.ceil(count / LISTINGS_PER_PAGE)
  const urlOf = (page: number) => {
    const next = new URLSearchParams(query)
    next.set('page', String(page))
    return `${urls.listings}?${next}`
  }
  const first = (page - 1) * LISTINGS_PER_PAGE + 1
  return (
    <div className="mt-5 flex items-center justify-between gap-4 text-small text-ink-soft numerals">
      <span>
        {first} to {Math.min(count, first + LISTINGS_PER_PAGE - 1)} of {count}
      </span>
      <Pager page={page} pages={pages} pageUrl={urlOf} />
    </div>
  )
}
