import { z } from 'zod'

import { apiObject } from '#domain/fields.ts'

const state = z.enum(['proposed', 'cancelled'])

/** A proposed tour as the administrator sees it. */
export const tourOfEnquiry = apiObject('ProposedTour', {
  starts_at: z.string(),
  state,
  /** From the first proposal on, oldest first. */
  changes: z.array(
    z.object({
      what: z.enum(['proposed', 'moved', 'cancelled']),
      starts_at: z.string(),
      at: z.string(),
      /** The state of the email to the agency; null for the first change, told by the enquiry's own. */
      letter: z.enum(['held', 'waiting', 'sending', 'sent', 'failed']).nullable(),
    }),
  ),
})

export type EnquiryTour = z.infer<typeof tourOfEnquiry>
export type ChangeKind = EnquiryTour['changes'][number]['what']

/** A tour as shown to the holder of its link. It names no person. */
export interface OpenedTour {
  starts_at: string
  state: EnquiryTour['state']
  /** Null where there is none, or none that everyone may see. */
  property: { title: string; id: number } | null
}
