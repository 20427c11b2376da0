import { load, Loaded } from '#app/admin/use-loaded.tsx'
import { adminMeta } from '#app/admin/meta.ts'
import { AdminBar, ToDashboard } from '#app/admin/ui/admin-bar.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { number } from '#app/ui/format.ts'
import type { PortalReport } from '#domain/properties/portals/portal-report.ts'
import { MAX_REPORTED_LISTINGS } from '#domain/properties/portals/portal.ts'

import type { Route } from './+types/page.ts'
import { flightCheck } from './api.ts'
import { CheckedListings } from './checked-listings.tsx'
import { FeedAddresses } from './feed-addresses.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Portals')

export async function clientLoader() {
  return load(flightCheck())
}

/** What the portals are told, where they fetch it, and what they would send back. */
export default function Portals({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded title="Portals" missing="Nothing found." loaded={loaderData}>
      {(check) => (
        <>
          <AdminBar title="Portals" end={<ToDashboard tab="properties" />} />
          <div className="wrap pt-[clamp(1.75rem,3vw,2.5rem)] pb-[clamp(4rem,7vw,7rem)]">
            <FeedAddresses portals={check.portals} />
            <h2 className="mt-[clamp(2.5rem,5vw,4rem)] font-display text-title-2">Preflight</h2>
            <p className="mt-1 mb-5 max-w-measure text-small text-ink-soft">{extent(check)}</p>
            {check.listings.length === 0 ? (
              <EmptyState>No portal has anything against any listing.</EmptyState>
            ) : (
              <CheckedListings listings={check.listings} />
            )}
          </div>
        </>
      )}
    </Loaded>
  )
}

function extent({ looked_at, all, more }: PortalReport): string {
  const looked = all
    ? `All ${number(looked_at)} listings were looked at.`
    : `The newest ${number(looked_at)} listings were looked at.`
  return more
    ? `${looked} ${MAX_REPORTED_LISTINGS} that need something are named, the gravest first.`
    : looked
}
