import type { Permit } from './permit.ts'

/** What a listing carries of its permit and its agent. */
export interface AdvertisedListing extends Permit {
  agent_name: string
  agent_brn: string
}

/** What is shown of it wherever the listing is advertised: the page, the brochure, the share image. */
export interface PermitFacts {
  /** Null where the listing has no permit number. */
  permit: {
    number: string
    /** For the QR code; null where there is none. */
    link: string | null
    /** The last day on which it holds, as `2026-03-01`; null where nobody knows. */
    until: string | null
  } | null
  /** Name and broker's number in one line, such as `Sara Haddad · BRN 41207`; null without either. */
  agent: string | null
  /** The agency with its office number, such as `Ghaf & Harbour · ORN 28416`. */
  agency: string
}

/** Null where the listing says neither its permit nor its agent. */
export function permitFacts(
  listing: AdvertisedListing,
  agency: { name: string; orn: string },
): PermitFacts | null {
  const permit = listing.permit_number
    ? {
        number: listing.permit_number,
        link: listing.permit_url || null,
        until: listing.permit_expires_on || null,
      }
    : null
  const agent = inOneLine(listing.agent_name, listing.agent_brn && `BRN ${listing.agent_brn}`)
  if (!permit && !agent) return null
  return { permit, agent, agency: inOneLine(agency.name, agency.orn && `ORN ${agency.orn}`) ?? '' }
}

function inOneLine(...parts: string[]): string | null {
  return parts.filter((part) => part !== '').join(' · ') || null
}
