import { z } from 'zod'

import { apiObject, optionalText } from '#domain/fields.ts'

const MAX_MESSAGE_LENGTH = 2000

/** Who may be interested in a home. */
export const interested = apiObject('Interested', {
  /** Earlier enquiries about homes like this one, newest first. */
  enquiries: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      created_at: z.string(),
      /** The home that it was about. */
      about: z.string(),
      /** Whether this person has agreed to be written to about homes that fit this one. */
      consents: z.boolean(),
    }),
  ),
  /** How many alerts fit, and how many of them were told of the home at its price. */
  alerts: z.int(),
  told: z.int(),
  /** Whether visitors see the home: before that nobody is written to. */
  isPublic: z.boolean(),
})
export type Interested = z.infer<typeof interested>

export const interestedEmail = apiObject('WriteToInterested', {
  /** What the agency adds to the email. */
  message: optionalText.refine(
    (message) => (message ?? '').length <= MAX_MESSAGE_LENGTH,
    `Please write at most ${MAX_MESSAGE_LENGTH} characters.`,
  ),
})

export const interestedEmailResult = apiObject('WrittenToInterested', { written: z.int() })
