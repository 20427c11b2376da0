import { z } from 'zod'

const state = z.enum(['proposed', 'cancelled'])

/** What has become of a proposed tour, as the administrator reads it. */
export const tourOfEnquiry = z
  .object({
    starts_at: z.string(),
    state,
    /** From the first proposal on, oldest first. */
    changes: z.array(
      z.object({
        what: z.enum(['proposed', 'moved', 'cancelled']),
        starts_at: z.string(),
        at: z.string(),
        /** How the agency's letter about it does; the first one is the enquiry's own. */
        letter: z.enum(['held', 'waiting', 'sending', 'sent', 'failed']).nullable(),
      }),
    ),
  })
  .meta({ id: 'ProposedTour' })

export type EnquiryTour = z.infer<typeof tourOfEnquiry>
export type TourState = z.infer<typeof state>
export type ChangeKind = EnquiryTour['changes'][number]['what']

/** A tour as the one sees it who holds its link. It names nobody. */
export interface OpenedTour {
  starts_at: string
  state: TourState
  property: { title: string; /** Null where it is no longer shown. */ id: number | null } | null
}
