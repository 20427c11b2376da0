import { z } from 'zod'

import { STAGES } from '#domain/enquiries/follow-up/stage.ts'
import { apiObject } from '#domain/fields.ts'
import { figures } from '#domain/figures/report.ts'

/** How soon enquiries that came in a time were answered. Times are in working minutes. */
const answers = {
  received: z.int(),
  /** Those that have a first answer, and whose promised time is known. */
  answered: z.int(),
  /** Half of them were answered within the first time, nine of ten within the second; null for none. */
  median_minutes: z.number().nullable(),
  p90_minutes: z.number().nullable(),
  /** `due`: answered or late ones. `in_time`: those of them that were answered as promised. */
  due: z.int(),
  in_time: z.int(),
}

const answerTimes = apiObject('AnswerTimes', answers)
export type AnswerTimes = z.infer<typeof answerTimes>

const enquiryFigures = apiObject('EnquiryFigures', {
  /** Within which the first answer is promised now. */
  promise_minutes: z.int(),
  total: answerTimes,
  /** By the Monday with which each week begins. */
  weeks: z.array(z.object({ week: z.string(), ...answers })),
  /** By who gave the first answer, or should give it; of nobody where the id is null. */
  agents: z.array(z.object({ id: z.int().nullable(), name: z.string(), won: z.int(), ...answers })),
  sources: z.array(z.object({ source: z.string(), received: z.int(), won: z.int() })),
  stages: z.array(z.object({ stage: z.enum(STAGES), count: z.int() })),
  /** Those with the most enquiries. */
  listings: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      reference: z.string(),
      received: z.int(),
      won: z.int(),
    }),
  ),
  /** The latest that were won. */
  won: z.array(
    z.object({
      id: z.int(),
      about: z.string(),
      reference: z.string(),
      source: z.string(),
      agent: z.string(),
      /** When it was closed. */
      at: z.string(),
    }),
  ),
})
export type EnquiryFigures = z.infer<typeof enquiryFigures>

/** What visitors did, and what became of their enquiries. */
export const figuresWithEnquiries = figures
  .extend({ answers: enquiryFigures })
  .meta({ id: 'FiguresWithEnquiries' })
export type FiguresWithEnquiries = z.infer<typeof figuresWithEnquiries>

export const ENQUIRY_TABLES = [
  'weeks',
  'agents',
  'enquiry-sources',
  'stages',
  'homes',
  'won',
] as const
