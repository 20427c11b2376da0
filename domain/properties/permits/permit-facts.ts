import type { Permit } from './permit.ts'

/** The fields of a property that name its permit and its agent. */
export interface PermitAndAgentFields extends Permit {
  agent_name: string
  agent_brn: string
}

/** What the listing page, the brochure and the share image show of a permit and its agent. */
export interface PermitFacts {
  /** Null where the listing has no permit number. */
  permit: {
    number: string
    /** For the QR code; null where there is none. */
    link: string | null
    /** The last valid day, such as `2026-03-01`; null where it is not known. */
    until: string | null
  } | null
  /** Name and broker's number in one line, such as `Sara Haddad · BRN 41207`; null without either. */
  agent: string | null
  /** The agency with its office number, such as `Ghaf & Harbour · ORN 28416`. */
  agency: string
}

/** Null if the property names neither a permit nor an agent. */
export function permitFacts(
  listing: PermitAndAgentFields,
  agency: { name: string; orn: string },
): PermitFacts | null {
  const permit = listing.permit_number
    ? {
        number: listing.permit_number,
        link: listing.permit_url || null,
        until: listing.permit_expires_on || null,
      }
    : null
  const agent = joinLine(listing.agent_name, listing.agent_brn && `BRN ${listing.agent_brn}`)
  if (!permit && !agent) return null
  return { permit, agent, agency: joinLine(agency.name, agency.orn && `ORN ${agency.orn}`) ?? '' }
}

function joinLine(...parts: string[]): string | null {
  return parts.filter((part) => part !== '').join(' · ') || null
}
