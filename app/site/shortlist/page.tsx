import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { appContext } from '#app/context.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { HOME } from '#app/ui/banner.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PropertyCard } from '#app/ui/property-card.tsx'
import * as urls from '#app/urls.ts'

import type { Route } from './+types/page.ts'
import { RemovedProperties } from './removed-properties.tsx'
import { compareUrl, MAX_SAVED } from './ids.ts'
import { savedIds } from './saved-properties.ts'
import { ShareList } from './share-list.tsx'
import { loadSavedProperties } from './load-saved-properties.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Shortlist',
    description: 'Homes that somebody has chosen, side by side.',
    path: urls.shortlist(),
    hidden: true,
  })

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSavedProperties(context.get(appContext), request, MAX_SAVED)
}

/** Shows the properties in the URL, so a shared link shows the same list to everyone. */
export default function ShortlistPage({
  loaderData: { properties, removedCount },
}: Route.ComponentProps) {
  useSavedList(properties.length === 0 && removedCount === 0)
  return (
    <>
      <PageHead crumbs={[HOME, { label: 'Shortlist' }]} title="Shortlist">
        {properties.length > 0 && (
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            {properties.length > 1 && (
              <ButtonLink to={compareUrl(properties.map(({ id }) => id))}>Compare</ButtonLink>
            )}
            <ShareList />
          </div>
        )}
      </PageHead>
      <div className="wrap pb-section">
        <RemovedProperties count={removedCount} />
        {properties.length === 0 ? (
          <EmptyState
            hint="Press the heart on a home that you like; this browser remembers it."
            action={
              <ButtonLink variant="ghost" to={urls.properties}>
                All properties
              </ButtonLink>
            }
          >
            No homes on this list yet.
          </EmptyState>
        ) : (
          <ul className="grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {properties.map((property) => (
              <li key={property.id} className="flex flex-col">
                <PropertyCard
                  property={property}
                  heading="h2"
                  sizes="(width < 40rem) 120vw, (width < 64rem) 70vw, 48vw"
                  className="grow"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** Without ids in the URL, redirects to the list that is saved in this browser. */
function useSavedList(isWanted: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    const ids = isWanted ? savedIds() : []
    if (ids.length > 0) void navigate(urls.shortlist(ids), { replace: true })
  }, [navigate, isWanted])
}
