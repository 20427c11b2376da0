import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { appContext } from '#app/context.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PropertyCard } from '#app/ui/property-card.tsx'

import type { Route } from './+types/page.ts'
import { Gone } from './removed-properties.tsx'
import { compareAddress, MOST_SAVED, shortlistAddress } from './ids.ts'
import { saved } from './saved-properties.ts'
import { ShareList } from './share-list.tsx'
import { shownHomes } from './load-saved-properties.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Shortlist',
    description: 'Homes that somebody has chosen, side by side.',
    path: '/shortlist',
    hidden: true,
  })

export function loader({ context, request }: Route.LoaderArgs) {
  return shownHomes(context.get(appContext), request, MOST_SAVED)
}

/** The homes that the address names: whoever has the link sees the same list. */
export default function ShortlistPage({ loaderData: { homes, gone } }: Route.ComponentProps) {
  const nothing = homes.length === 0 && gone === 0
  useOwnList(nothing)
  return (
    <>
      <PageHead crumbs={[{ label: 'Home', to: '/' }, { label: 'Shortlist' }]} title="Shortlist">
        {homes.length > 0 && (
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            {homes.length > 1 && (
              <ButtonLink to={compareAddress(homes.map(({ id }) => id))}>Compare</ButtonLink>
            )}
            <ShareList />
          </div>
        )}
      </PageHead>
      <div className="wrap pb-section">
        <Gone count={gone} />
        {homes.length === 0 ? (
          <EmptyState
            hint="Press the heart on a home that you like; this browser remembers it."
            action={
              <ButtonLink variant="ghost" to="/properties">
                All properties
              </ButtonLink>
            }
          >
            No homes on this list yet.
          </EmptyState>
        ) : (
          <ul className="grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {homes.map((home) => (
              <li key={home.id} className="flex flex-col">
                <PropertyCard
                  property={home}
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

/** Whoever comes without a list in the address sees the one of this browser. */
function useOwnList(wanted: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    const ids = wanted ? saved() : []
    if (ids.length > 0) void navigate(shortlistAddress(ids), { replace: true })
  }, [navigate, wanted])
}
