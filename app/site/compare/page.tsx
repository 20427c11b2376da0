import { appContext } from '#app/context.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { RemovedProperties } from '#app/site/shortlist/removed-properties.tsx'
import { MAX_COMPARED } from '#app/site/shortlist/ids.ts'
import { ShareList } from '#app/site/shortlist/share-list.tsx'
import { loadSavedProperties } from '#app/site/shortlist/load-saved-properties.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { HOME } from '#app/ui/banner.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import * as urls from '#app/urls.ts'

import type { Route } from './+types/page.ts'
import { Comparison } from './comparison.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Compare',
    description: 'Homes side by side: price, rooms, area and place.',
    path: urls.compare(),
    hidden: true,
  })

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSavedProperties(context.get(appContext), request, MAX_COMPARED)
}

export default function ComparePage({
  loaderData: { properties, removedCount },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead
        crumbs={[HOME, { label: 'Shortlist', to: urls.shortlist() }, { label: 'Compare' }]}
        title="Compare"
      >
        {properties.length > 0 && (
          <p className="mt-6 print:hidden">
            <ShareList />
          </p>
        )}
      </PageHead>
      <div className="wrap pb-section">
        <RemovedProperties count={removedCount} />
        {properties.length === 0 ? (
          <EmptyState
            hint="Save two homes or more, and compare them from your shortlist."
            action={
              <ButtonLink variant="ghost" to={urls.properties}>
                All properties
              </ButtonLink>
            }
          >
            No homes to compare yet.
          </EmptyState>
        ) : (
          <Comparison properties={properties} />
        )}
      </div>
    </>
  )
}
