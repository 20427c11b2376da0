import type { AgencyDetails } from '#domain/pdf/page-content.ts'
import { site } from '#agency/profile.ts'

/** The agency as it signs what it prints. */
export const agency: AgencyDetails = {
  name: site.name,
  description: site.description,
  phones: site.phones,
  email: site.emails.general,
  address: site.address,
}
