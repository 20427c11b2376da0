import { z } from 'zod'

import { apiObject } from '#domain/fields.ts'

import { PORTALS } from './portal.ts'

const finding = z.object({ section: z.string(), what: z.string(), refused: z.boolean() })

export const portalReport = apiObject('PortalReport', {
  portals: z.array(
    z.object({
      portal: z.enum(PORTALS),
      name: z.string(),
      /** The address of the feed with its secret key. */
      address: z.string(),
      goes_out: z.int(),
      refused: z.int(),
    }),
  ),
  /** How many properties were checked, and whether these are all. */
  looked_at: z.int(),
  all: z.boolean(),
  listings: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      findings: z.record(z.enum(PORTALS), z.array(finding)),
    }),
  ),
  more: z.boolean(),
})
export type PortalReport = z.infer<typeof portalReport>
export type CheckedListing = PortalReport['listings'][number]

export const feedAddresses = z.object({ addresses: z.record(z.enum(PORTALS), z.string()) })
