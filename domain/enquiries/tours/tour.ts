import { z } from 'zod'

import { apiObject, requiredText } from '#domain/fields.ts'

/**
 * Proposed by the visitor, accepted; countered: the agency offers other times; declined by the
 * agency; cancelled by the visitor.
 */
const state = z.enum(['proposed', 'accepted', 'countered', 'declined', 'cancelled'])
export type TourState = z.infer<typeof state>

/** A tour as the administrator sees it. */
export const tourOfEnquiry = apiObject('ProposedTour', {
  id: z.int(),
  /** Grows with each change; an answer may name the one that it answers. */
  sequence: z.int(),
  /** Of a countered tour: the first of the offered times. */
  starts_at: z.string(),
  state,
  /** The other times that the visitor may choose from. */
  offered_times: z.array(z.string()),
  /** Why it was declined. */
  reason: z.string(),
  /** From the first proposal on, oldest first. */
  changes: z.array(
    z.object({
      /** `chosen`: the visitor has taken one of the offered times. */
      what: z.enum([
        'proposed',
        'moved',
        'cancelled',
        'accepted',
        'countered',
        'declined',
        'chosen',
      ]),
      starts_at: z.string(),
      offered_times: z.array(z.string()),
      reason: z.string(),
      at: z.string(),
      /** The state of the email to the agency; null where it needed none. */
      email_state: z.enum(['held', 'waiting', 'sending', 'sent', 'failed']).nullable(),
    }),
  ),
})

export type EnquiryTour = z.infer<typeof tourOfEnquiry>
export type ChangeKind = EnquiryTour['changes'][number]['what']

/** A tour as shown to the holder of its link. It names no person. */
export interface OpenedTour {
  starts_at: string
  state: TourState
  /** The times to choose from that are not over. */
  offered_times: string[]
  reason: string
  /** Null where there is none, or none that everyone may see. */
  property: { title: string; id: number } | null
}

/** The visitor may have moved the tour since; then an answer to the old time is refused. */
const sequence = z.int('Must be the sequence of the tour.').optional()

export const MAX_OFFERED_TIMES = 3
const MAX_REASON_LENGTH = 500

export const tourAcceptance = apiObject('TourAcceptance', { sequence })

export const tourTimes = apiObject('TourTimes', {
  sequence,
  times: z
    .array(z.iso.datetime('Must be a time such as 2026-03-03T10:30:00.000Z.'), 'Must be a list.')
    .min(1, 'Please choose at least one time.')
    .max(MAX_OFFERED_TIMES, `Please choose at most ${MAX_OFFERED_TIMES} times.`),
})

export const tourRefusal = apiObject('TourRefusal', {
  sequence,
  reason: requiredText('Please say why.').refine(
    (text) => text.length <= MAX_REASON_LENGTH,
    `Please use at most ${MAX_REASON_LENGTH} characters.`,
  ),
})

/** When the agent of a tour has time on a day, and the days to ask for. */
export const freeTimes = apiObject('FreeTimes', {
  day: z.string(),
  times: z.array(z.object({ time: z.string(), starts_at: z.string() })),
  days: z.array(z.object({ day: z.string(), label: z.string(), isOpen: z.boolean() })),
})

export type TourTimes = z.infer<typeof tourTimes>
export type TourRefusal = z.infer<typeof tourRefusal>
export type FreeTimes = z.infer<typeof freeTimes>

/** The private address of a person's calendar; null until they ask for one. */
export const calendarAddress = apiObject('CalendarAddress', {
  address: z.string().nullable(),
  created_at: z.string().nullable(),
})
export type CalendarAddress = z.infer<typeof calendarAddress>
