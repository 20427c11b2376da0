import { z } from 'zod'

export const photoAdviceRequest = z
  .object({
    photos: z.array(z.string()).max(200, 'Please ask for fewer photos.'),
    /** The listing that they stand in, where it is saved already. */
    property_id: z.int().nullable().default(null),
  })
  .meta({ id: 'CoachAsked' })

const seenPhoto = z.object({
  name: z.string(),
  width: z.int(),
  height: z.int(),
  /** From 0 to 255; null while nobody has looked, or where nothing could be seen. */
  brightness: z.int().nullable(),
  /** False while it waits to be looked at: ask again in a moment. */
  looked: z.boolean(),
  /** Other listings in which it, or one that looks like it, stands. */
  twins: z.array(z.object({ id: z.int(), title: z.string() })),
})

export const photoAdviceResponse = z
  .object({ photos: z.array(seenPhoto) })
  .meta({ id: 'CoachAnswer' })
