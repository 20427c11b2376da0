import { appContext } from '#app/context.ts'
import { PHOTOS } from '#app/site/photos.ts'
import { Banner, type Crumb } from '#app/ui/banner.tsx'
import { Empty } from '#app/ui/empty.tsx'
import * as properties from '#domain/properties/properties.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { readSearch } from '#domain/search/match.ts'
import { site } from '#site.config.ts'

import type { Route } from './+types/page.ts'
import { Filters } from './filters.tsx'
import { listed } from './listed.ts'
import { Results } from './results.tsx'
import { useSearch } from './use-search.ts'

const LINKS: readonly Crumb[] = [
  { label: 'Home', to: '/' },
  { label: 'About', to: '/about' },
]

export const meta: Route.MetaFunction = () => [
  { title: `Properties for sale in Dubai | ${site.name}` },
  { name: 'description', content: 'Apartments, villas, townhouses and offices for sale in Dubai.' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const [all, categories, locations] = await Promise.all([
    properties.list(app),
    taxonomy.categories(app),
    taxonomy.locations(app),
  ])
  return {
    properties: await listed(app, all, readSearch(new URL(request.url).searchParams)),
    categories: categories.map(({ name }) => name),
    locations: locations.map(({ name }) => name),
  }
}

// The browser has every listing already: what is typed changes the address, not what is loaded.
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL
  nextUrl: URL
  defaultShouldRevalidate: boolean
}) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export default function PropertiesPage({ loaderData }: Route.ComponentProps) {
  const { properties, categories, locations } = loaderData
  const { search, change, shown, showMore } = useSearch()
  return (
    <>
      <Banner
        photo={PHOTOS['villa-pool-exterior-dusk']}
        position="50% 48%"
        crumbs={LINKS}
        crumbsLabel="Page links"
        title="Properties"
      />
      {properties.length === 0 ? (
        <div className="wrap py-section">
          <Empty>No properties available.</Empty>
        </div>
      ) : (
        <Results
          {...{ properties, search, shown, showMore }}
          onChange={change}
          filters={<Filters {...{ search, categories, locations }} onChange={change} />}
        />
      )}
    </>
  )
}
