import { z } from 'zod'

import { ROOMS } from '#agency/rooms.ts'
import { text } from '#domain/fields.ts'
import { isPhotoName } from '#domain/photos/photo.ts'

const MAX_ALT_LENGTH = 300
/** Of a listing; and as many of its floors. */
export const MAX_PHOTOS = 500

/** What a photo shows, for people who cannot see it. Each part may be empty. */
const photoText = z.object({
  room: z.enum([...ROOMS, '']),
  alt: z.string(),
  alt_ar: z.string().optional(),
})

export const photoTexts = z.record(z.string(), photoText)

const givenAlt = text
  .transform((alt) => alt.trim())
  .refine(({ length }) => length <= MAX_ALT_LENGTH, 'A description of a photo is one sentence.')

const givenText = z.object({
  room: z.enum([...ROOMS, ''], `Must be one of ${ROOMS.join(', ')}.`).default(''),
  alt: givenAlt.default(''),
  alt_ar: givenAlt.optional(),
})

/** By file name. Empty texts are dropped. */
export const photoTextsChange = z
  .record(z.string().refine(isPhotoName, 'Must be the name of an uploaded file.'), givenText)
  .refine((texts) => Object.keys(texts).length <= MAX_PHOTOS, 'These are too many.')
  .transform((texts) =>
    Object.fromEntries(
      Object.entries(texts).filter(([, { room, alt, alt_ar }]) => room || alt || alt_ar),
    ),
  )
  .nullable()
  .transform((texts) => texts ?? {})
  .optional()

export type PhotoTexts = z.infer<typeof photoTexts>
