import { z } from 'zod'

import { apiObject } from '#domain/fields.ts'

export const photoAdviceRequest = apiObject('PhotoAdviceRequest', {
  photos: z.array(z.string()).max(200, 'Please ask for fewer photos.'),
  /** The property of the photos; null for one that is not saved yet. */
  property_id: z.int().nullable().default(null),
})

const advisedPhoto = z.object({
  name: z.string(),
  width: z.int(),
  height: z.int(),
  /** From 0 to 255; null if the photo is not analysed yet, or cannot be. */
  brightness: z.int().nullable(),
  /** Sentences about its size and darkness. */
  faults: z.array(z.string()),
  /** False while the analysis is pending: ask again in a moment. */
  looked: z.boolean(),
  /** Other properties with the same or a similar photo. */
  twins: z.array(z.object({ id: z.int(), title: z.string() })),
})

export const photoAdviceResponse = apiObject('PhotoAdvice', { photos: z.array(advisedPhoto) })
