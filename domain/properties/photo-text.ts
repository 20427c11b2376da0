import { z } from 'zod'

import { text } from '#domain/fields.ts'
import { isPhotoName } from '#domain/photos/photo.ts'

import { ROOMS } from './photo-advice/rooms.ts'

const LONGEST_ALT = 300
const MOST = 500

/** What one photo of a listing shows, for whoever cannot see it; either may be empty. */
const photoText = z.object({ room: z.enum([...ROOMS, '']), alt: z.string() })

export const photoTexts = z.record(z.string(), photoText)

const given = z.object({
  room: z.enum([...ROOMS, ''], `Must be one of ${ROOMS.join(', ')}.`).default(''),
  alt: text
    .transform((alt) => alt.trim())
    .refine(({ length }) => length <= LONGEST_ALT, 'A description of a photo is one sentence.')
    .default(''),
})

/** By the names of the photos. What says nothing is not kept. */
export const photoTextsChange = z
  .record(z.string().refine(isPhotoName, 'Must be the name of an uploaded file.'), given)
  .refine((texts) => Object.keys(texts).length <= MOST, 'These are too many.')
  .transform((texts) =>
    Object.fromEntries(Object.entries(texts).filter(([, { room, alt }]) => room || alt)),
  )
  .nullable()
  .transform((texts) => texts ?? {})
  .optional()

export type PhotoTexts = z.infer<typeof photoTexts>
