import { z } from 'zod'

export const photoAdviceRequest = z
  .object({
    photos: z.array(z.string()).max(200, 'Please ask for fewer photos.'),
    /** The property of the photos; null for one that is not saved yet. */
    property_id: z.int().nullable().default(null),
  })
  .meta({ id: 'PhotoAdviceRequest' })

const advisedPhoto = z.object({
  name: z.string(),
  width: z.int(),
  height: z.int(),
  /** From 0 to 255; null if the photo is not analysed yet, or cannot be. */
  brightness: z.int().nullable(),
  /** False while the analysis is pending: ask again in a moment. */
  looked: z.boolean(),
  /** Other properties with the same or a similar photo. */
  twins: z.array(z.object({ id: z.int(), title: z.string() })),
})

export const photoAdviceResponse = z
  .object({ photos: z.array(advisedPhoto) })
  .meta({ id: 'PhotoAdvice' })
