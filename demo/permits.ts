import { daysAfter, dubaiDay } from '#domain/dubai-time.ts'

import type { DemoProperty } from './property.ts'

// Names and numbers are made up. The links lead to the Land Department's site, which knows none of them.
const AGENTS = [
  { agent_name: 'Mariam Al Suwaidi', agent_brn: '41207', agent_phone: '+971 50 555 0187' },
  { agent_name: 'Daniel Hartley', agent_brn: '38915', agent_phone: '+971 50 555 0163' },
  { agent_name: 'Sara Haddad', agent_brn: '52644', agent_phone: '+971 50 555 0119' },
]

const LINK = 'https://trakheesi.dubailand.gov.ae/rev/permit/validation?number='

/** For some days from now; the dashboard of a demo site, too, has something to look after. */
const ENDS_IN: Record<number, number> = { 4: 5, 9: 24, 14: -12 }
const WITHOUT = new Set([19, 25])
/** Of which nothing is known yet. */
const BARE = 29
const WITHOUT_LINK = new Set([22])

/** The same listings with permits and agents, valid as of the day on which the demo is loaded. */
export function withPermits(listings: DemoProperty[], now: Date): DemoProperty[] {
  const today = dubaiDay(now)
  return listings.map((listing, at) => {
    if (at === BARE) return listing
    const agent = AGENTS[at % AGENTS.length]
    if (WITHOUT.has(at)) return { ...listing, ...agent }
    const permit_number = String(7_140_265_300 + at * 7919)
    return {
      ...listing,
      ...agent,
      permit_number,
      permit_url: WITHOUT_LINK.has(at) ? '' : LINK + permit_number,
      permit_expires_on: daysAfter(today, ENDS_IN[at] ?? 90 + ((at * 37) % 250)),
    }
  })
}
