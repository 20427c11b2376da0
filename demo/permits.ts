import { daysAfter, dubaiDay } from '#domain/dubai-time.ts'

import type { DemoProperty } from './property.ts'

// Names and numbers are invented: the links lead to the Land Department's site, but to no real permit.
/** An agent who is not in the team. */
const GUEST = {
  agent_name: 'Sara Haddad',
  agent_brn: '52644',
  agent_phone: '+971 50 555 0119',
}
const WITH_GUEST = new Set([7, 25])

const LINK = 'https://trakheesi.dubailand.gov.ae/rev/permit/validation?number='

/** Days until a permit ends, by the property's index, so that the dashboard has something to show. */
const DAYS_LEFT: Record<number, number> = { 4: 5, 9: 24, 14: -12 }
const WITHOUT_PERMIT = new Set([19, 25])
/** Has neither a permit nor an agent. */
const WITHOUT_AGENT = 29
const WITHOUT_LINK = new Set([22])

/**
 * Adds permits, and agents in turn from the ids of the team. The permits are dated from the day on
 * which the demo is loaded.
 */
export function withPermits(
  listings: DemoProperty[],
  team: readonly number[],
  now: Date,
): DemoProperty[] {
  const today = dubaiDay(now)
  return listings.map((listing, index) => {
    if (index === WITHOUT_AGENT) return listing
    const agent = WITH_GUEST.has(index) ? GUEST : { agent_id: team[index % team.length] ?? null }
    if (WITHOUT_PERMIT.has(index)) return { ...listing, ...agent }
    const permit_number = String(7_140_265_300 + index * 7919)
    return {
      ...listing,
      ...agent,
      permit_number,
      permit_url: WITHOUT_LINK.has(index) ? '' : LINK + permit_number,
      permit_expires_on: daysAfter(today, DAYS_LEFT[index] ?? 90 + ((index * 37) % 250)),
    }
  })
}
