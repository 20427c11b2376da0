import { z } from 'zod'

import { optionalLine } from '#domain/fields.ts'

import { isDay } from '#domain/dubai-time.ts'
import { isValidationLink } from './validation-link.ts'

/** The permit and the agent of a listing, as everyone reads them; empty where nothing is known. */
export const permitFields = {
  permit_number: z.string(),
  permit_url: z.string(),
  permit_expires_on: z.string(),
  agent_name: z.string(),
  agent_brn: z.string(),
}

/** The same as an administrator writes it. */
export const permitChange = {
  permit_number: optionalLine(),
  permit_url: optionalLine(isValidationLink, 'Must be an https address on dubailand.gov.ae.'),
  permit_expires_on: optionalLine(isDay, 'Must be a day such as 2027-03-01.'),
  agent_name: optionalLine(),
  agent_brn: optionalLine(),
}
