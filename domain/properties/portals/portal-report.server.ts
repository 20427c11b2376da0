import type { App } from '#domain/app.ts'
import { dubaiDay } from '#domain/dubai-time.ts'
import { titleOf, type Property } from '#domain/properties/property.ts'

import * as feedKey from './feed-key.server.ts'
import type { CheckedListing, PortalReport } from './portal-report.ts'
import { MAX_REPORTED_LISTINGS, PORTAL_NAMES, PORTALS, type Portal } from './portal.ts'
import { preflight } from './preflight.ts'

/** Somebody waits for the answer; of a very long list the newest are looked at. */
const LONGEST_MS = 2000

/** Looks at every listing with each portal's eyes. */
export async function check(
  app: Pick<App, 'db' | 'clock' | 'publicUrl'>,
  pages: AsyncIterable<Property[]>,
): Promise<PortalReport> {
  const today = dubaiDay(app.clock.now())
  const counts = new Map(PORTALS.map((portal) => [portal, { goes_out: 0, refused: 0 }]))
  const refused: CheckedListing[] = []
  const advised: CheckedListing[] = []
  let looked_at = 0
  let faulty = 0
  let all = true
  const begun = performance.now()
  for await (const page of pages) {
    for (const listing of page) {
      looked_at++
      const findings = Object.fromEntries(
        PORTALS.map((portal) => [portal, preflight(listing, portal, today)]),
      ) as CheckedListing['findings']
      for (const portal of PORTALS) {
        const count = counts.get(portal)
        if (count) count[isRefused(findings, portal) ? 'refused' : 'goes_out']++
      }
      if (PORTALS.every((portal) => findings[portal].length === 0)) continue
      faulty++
      const named = PORTALS.some((portal) => isRefused(findings, portal)) ? refused : advised
      if (named.length < MAX_REPORTED_LISTINGS)
        named.push({ id: listing.id, title: titleOf(listing), findings })
    }
    if (performance.now() - begun > LONGEST_MS) {
      all = false
      break
    }
  }
  return {
    portals: await Promise.all(
      PORTALS.map(async (portal) => ({
        portal,
        name: PORTAL_NAMES[portal],
        address: await addressOf(app, portal),
        goes_out: counts.get(portal)?.goes_out ?? 0,
        refused: counts.get(portal)?.refused ?? 0,
      })),
    ),
    looked_at,
    all,
    listings: [...refused, ...advised].slice(0, MAX_REPORTED_LISTINGS),
    more: faulty > MAX_REPORTED_LISTINGS,
  }
}

export async function addressOf(
  app: Pick<App, 'db' | 'publicUrl'>,
  portal: Portal,
): Promise<string> {
  return `${app.publicUrl}/feeds/${portal}.xml?key=${await feedKey.current(app)}`
}

function isRefused(findings: CheckedListing['findings'], portal: Portal): boolean {
  return findings[portal].some(({ refused }) => refused)
}
