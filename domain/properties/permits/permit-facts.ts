import type { Permit } from './permit.ts'

/** The fields of a property that name its permit and its agent. */
export interface PermitAndAgentFields extends Permit {
  agent_name: string
  agent_brn: string
}

export type PermitFacts = NonNullable<ReturnType<typeof permitFacts>>

/**
 * What the listing page, the brochure and the share image show of a permit and its agent. Null if
 * the property names neither; parts that are not known are null.
 */
export function permitFacts(
  listing: PermitAndAgentFields,
  agency: { name: string; orn: string },
  { brn, orn } = { brn: 'BRN', orn: 'ORN' },
) {
  const permit = listing.permit_number
    ? {
        number: listing.permit_number,
        /** For the QR code. */
        link: listing.permit_url || null,
        /** The last valid day, such as `2026-03-01`. */
        until: listing.permit_expires_on || null,
      }
    : null
  /** Such as `Sara Haddad · BRN 41207`. */
  const agent = joinLine(listing.agent_name, listing.agent_brn && `${brn} ${listing.agent_brn}`)
  if (!permit && !agent) return null
  /** Such as `Ghaf & Harbour · ORN 28416`. */
  const office = joinLine(agency.name, agency.orn && `${orn} ${agency.orn}`) ?? ''
  return { permit, agent, agency: office }
}

function joinLine(...parts: string[]): string | null {
  return parts.filter((part) => part !== '').join(' · ') || null
}
