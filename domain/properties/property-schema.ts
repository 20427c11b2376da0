import { z } from 'zod'

import { optionalId, optionalNumber, optionalText } from '#domain/fields.ts'
import { permitChange, permitFields } from './permits/permit-schema.ts'
import { portalChange, portalFields } from './portals/portal-schema.ts'

import { CURRENCIES } from './currencies.ts'
import { floorDescription, floorPhotos } from './floors.ts'
import { photoTexts, photoTextsChange } from './photo-text.ts'

/** A listing as everyone reads it: the public shape and the admin shape in one. */
export const property = z
  .object({
    id: z.int(),
    properties_title: z.string(),
    properties_description: z.string(),
    type: z.string(),
    currency: z.string(),
    price: z.string(),
    minarea: z.number().nullable(),
    maxarea: z.number().nullable(),
    bedroom: z.number().nullable(),
    bathroom: z.number().nullable(),
    nearby: z.string(),
    category_id: z.int().nullable(),
    category_name: z.string(),
    location_id: z.int().nullable(),
    location_name: z.string(),
    photos: z.array(z.string()),
    floor_description: z.array(z.string()),
    floor_photos: z.array(z.array(z.string())),
    /** What the photos show, by their names; most say nothing. */
    photo_texts: photoTexts,
    ...permitFields,
    ...portalFields,
    /** Since when it is shown to administrators only, for want of a permit. */
    hidden_at: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Property' })

const currency = z
  .union([z.enum(CURRENCIES), z.literal(''), z.null()], `Must be one of ${CURRENCIES.join(', ')}.`)
  .transform((value) => value ?? '')
  .optional()

const fileNames = z
  .array(z.string('Must be the name of an uploaded file.'), 'Must be a list of uploaded files.')
  .nullable()
  .transform((names) => names ?? [])
  .optional()

/**
 * What an administrator writes. Nothing is required; what is given must be of the right kind. A
 * field that is left out keeps its value on update; null or empty takes it away.
 */
export const propertyChange = z
  .object({
    category_id: optionalId,
    location_id: optionalId,
    type: optionalText,
    currency,
    price: optionalText,
    minarea: optionalNumber,
    maxarea: optionalNumber,
    bedroom: optionalNumber,
    bathroom: optionalNumber,
    properties_title: optionalText,
    properties_description: optionalText,
    nearby: optionalText,
    photos: fileNames,
    floor_description: floorDescription,
    floor_photos: floorPhotos,
    photo_texts: photoTextsChange,
    ...permitChange,
    ...portalChange,
  })
  .meta({ id: 'PropertyChange' })
