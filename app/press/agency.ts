import type { Agency } from '#domain/press/sheet.ts'
import { site } from '#site.config.ts'

/** The agency as it signs what it prints. */
export const agency: Agency = {
  name: site.name,
  description: site.description,
  phones: site.phones,
  email: site.emails.general,
  address: site.address,
}
