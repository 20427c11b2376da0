import type { App } from '#domain/app.ts'
import { dubaiDay } from '#domain/dubai-time.ts'
import { titleOf, type Property } from '#domain/properties/property.ts'

import * as feedKey from './feed-key.server.ts'
import type { CheckedListing, PortalReport } from './portal-report.ts'
import { MAX_REPORTED_LISTINGS, PORTAL_NAMES, PORTALS, type Portal } from './portal.ts'
import { preflight, type PortalRules } from './preflight.ts'

/** An administrator waits for the report; of a very long list only the newest are checked. */
const MAX_CHECK_MS = 2000
const MAX_EXAMPLES = 2

/** Runs the preflight of every portal on every property. */
export async function check(
  app: Pick<App, 'db' | 'clock' | 'publicUrl' | 'agency'>,
  pages: AsyncIterable<Property[]>,
): Promise<PortalReport> {
  const agency = await app.agency.current()
  const rules = { ...agency.portals, today: dubaiDay(app.clock.now()) }
  const { counts, ...report } = await checkPages(pages, rules)
  const portals = PORTALS.map(async (portal) => ({
    portal,
    name: PORTAL_NAMES[portal],
    address: await addressOf(app, portal),
    ...counts[portal],
  }))
  return { portals: await Promise.all(portals), ...report }
}

/** How many of the properties at least one portal would refuse, and the first of them with the reason. */
export async function countRefused(pages: AsyncIterable<Property[]>, rules: PortalRules) {
  const first: { id: number; title: string; note: string }[] = []
  let count = 0
  for await (const page of pages)
    for (const listing of page) {
      const reason = PORTALS.flatMap((portal) => preflight(listing, portal, rules)).find(
        ({ refused }) => refused,
      )
      if (!reason) continue
      count++
      if (first.length < MAX_EXAMPLES)
        first.push({ id: listing.id, title: titleOf(listing), note: reason.what })
    }
  return { count, first }
}

async function checkPages(pages: AsyncIterable<Property[]>, rules: PortalRules) {
  const counts = mapPortals(() => ({ goes_out: 0, refused: 0 }))
  const refused: CheckedListing[] = []
  const advised: CheckedListing[] = []
  let looked_at = 0
  let withFindings = 0
  let all = true
  const startedAt = performance.now()
  for await (const page of pages) {
    for (const listing of page) {
      looked_at++
      const findings = mapPortals((portal) => preflight(listing, portal, rules))
      for (const portal of PORTALS)
        counts[portal][isRefused(findings, portal) ? 'refused' : 'goes_out']++
      if (PORTALS.every((portal) => findings[portal].length === 0)) continue
      withFindings++
      const group = PORTALS.some((portal) => isRefused(findings, portal)) ? refused : advised
      if (group.length < MAX_REPORTED_LISTINGS)
        group.push({ id: listing.id, title: titleOf(listing), findings })
    }
    if (performance.now() - startedAt > MAX_CHECK_MS) {
      all = false
      break
    }
  }
  return {
    counts,
    looked_at,
    all,
    listings: [...refused, ...advised].slice(0, MAX_REPORTED_LISTINGS),
    more: withFindings > MAX_REPORTED_LISTINGS,
  }
}

function mapPortals<Value>(valueOf: (portal: Portal) => Value): Record<Portal, Value> {
  return Object.fromEntries(PORTALS.map((portal) => [portal, valueOf(portal)])) as Record<
    Portal,
    Value
  >
}

export async function addressOf(app: Pick<App, 'db' | 'publicUrl'>, portal: Portal) {
  return `${app.publicUrl}/feeds/${portal}.xml?key=${await feedKey.current(app)}`
}

function isRefused(findings: CheckedListing['findings'], portal: Portal): boolean {
  return findings[portal].some(({ refused }) => refused)
}
