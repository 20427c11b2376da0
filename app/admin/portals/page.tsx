import { portals } from '#app/admin/api.ts'
import { load, Loaded } from '#app/admin/load.tsx'
import { adminMeta } from '#app/admin/meta.ts'
import { AdminPage } from '#app/admin/ui/admin-bar.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { number } from '#app/ui/format.ts'
import type { PortalReport } from '#domain/properties/portals/portal-report.ts'
import { MAX_REPORTED_LISTINGS } from '#domain/properties/portals/portal.ts'

import type { Route } from './+types/page.ts'
import { CheckedListings } from './checked-listings.tsx'
import { FeedAddresses } from './feed-addresses.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Portals')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, portals.report())
}

/** The portal feeds, and which listings the portals would refuse. */
export default function PortalsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded title="Portals" missing="Nothing found." loaded={loaderData}>
      {(report) => (
        <AdminPage title="Portals" tab="properties">
          <FeedAddresses portals={report.portals} />
          <h2 className="mt-[clamp(2.5rem,5vw,4rem)] font-display text-title-2">Preflight</h2>
          <p className="mt-1 mb-5 max-w-measure text-small text-ink-soft">
            {describeScope(report)}
          </p>
          {report.listings.length === 0 ? (
            <EmptyState>No portal has anything against any listing.</EmptyState>
          ) : (
            <CheckedListings listings={report.listings} />
          )}
        </AdminPage>
      )}
    </Loaded>
  )
}

function describeScope({ looked_at, all, more }: PortalReport): string {
  const scope = all
    ? `All ${number(looked_at)} listings were looked at.`
    : `The newest ${number(looked_at)} listings were looked at.`
  return more
    ? `${scope} ${MAX_REPORTED_LISTINGS} that need something are named, the gravest first.`
    : scope
}
