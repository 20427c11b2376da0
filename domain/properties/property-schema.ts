import { z } from 'zod'

import { isDay } from '#domain/dubai-time.ts'
import {
  apiObject,
  optionalDegrees,
  optionalId,
  optionalLine,
  optionalNumber,
  optionalText,
  pointConfirmation,
} from '#domain/fields.ts'
import { CURRENCIES } from '#domain/money.ts'

import { floorDescription, floorPhotos } from './floors.ts'
import { isValidationLink } from './permits/permit.ts'
import { MAX_PHOTOS, photoTexts, photoTextsChange } from './photo-text.ts'
import {
  fieldDescription,
  isNumberField,
  mapFields,
  type FieldName,
  type PropertyValues,
} from './property-fields.ts'

/** What a line must look like, and what is said where it does not. */
const LINE_FORMATS: Record<string, [fits: (line: string) => boolean, message: string]> = {
  day: [isDay, 'Must be a day such as 2027-03-01.'],
  email: [(line) => z.email().safeParse(line).success, 'Must be an e-mail address.'],
  'permit-link': [isValidationLink, 'Must be an https address on dubailand.gov.ae.'],
  'web-address': [isWebAddress, 'Must be a web address.'],
}

type StoredShape = { [Name in FieldName]: z.ZodType<PropertyValues[Name]> }
type ChangeShape = { [Name in FieldName]: z.ZodOptional<z.ZodType<PropertyValues[Name]>> }

/** A property as the API sends it, to visitors and administrators alike. */
export const property = apiObject('Property', {
  id: z.int(),
  ...mapFields<StoredShape>(storedField),
  category_name: z.string(),
  /** What portals take the category for; empty where its name says it. */
  category_kind: z.string(),
  location_name: z.string(),
  /**
   * Where visitors see it. For them, `latitude` and `longitude` are the same: only administrators get
   * the true point.
   */
  marker_latitude: z.number().nullable(),
  marker_longitude: z.number().nullable(),
  photos: z.array(z.string()),
  floor_description: z.array(z.string()),
  floor_photos: z.array(z.array(z.string())),
  /** What the photos show, by file name. Photos without a description are left out. */
  photo_texts: photoTexts,
  /** When it got its status; null while it has that of its creation. */
  status_changed_at: z.string().nullable(),
  /** When visitors first saw it. */
  published_at: z.string().nullable(),
  /**
   * Since when it is not offered, for its status or because it has no valid permit. The page of a sold
   * or rented one stays for a while (`publicState`).
   */
  hidden_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})

function storedField(name: FieldName) {
  const { type, options, default: preset } = fieldDescription(name)
  const isEmptyAllowed = preset === undefined
  if (type === 'id') return z.int().nullable()
  if (isNumberField(name)) return z.number().nullable()
  if (!options) return z.string()
  return z.enum([...(isEmptyAllowed ? [''] : []), ...Object.keys(options)])
}

const fileNames = z
  .array(z.string('Must be the name of an uploaded file.'), 'Must be a list of uploaded files.')
  .max(MAX_PHOTOS, `A listing has at most ${MAX_PHOTOS} photos.`)
  .nullable()
  .transform((names) => names ?? [])
  .optional()

/**
 * What an administrator writes. No field is required. A field that is left out keeps its value on
 * update; null or empty clears it.
 */
export const propertyChange = apiObject('PropertyChange', {
  ...mapFields<ChangeShape>(changedField),
  photos: fileNames,
  floor_description: floorDescription,
  floor_photos: floorPhotos,
  photo_texts: photoTextsChange,
  /** Without it, a point in the sea or outside the country is refused. */
  point_confirmed: pointConfirmation,
  /** Whether it puts back what was there: the permit may then have ended. */
  undo: z.boolean('Must be true or false.').optional(),
  /** When it got the status that an undo puts back; ignored otherwise. */
  status_changed_at: z.iso
    .datetime('Must be a time such as 2026-03-03T10:30:00.000Z.')
    .transform((instant) => new Date(instant).toISOString())
    .nullable()
    .optional(),
})

function changedField(name: FieldName) {
  const { type, format, max = Infinity, options = {}, invalid = '' } = fieldDescription(name)
  const { min = -Infinity, default: preset } = fieldDescription(name)
  switch (type) {
    case 'text':
    case 'long-text':
      return optionalText
    case 'line': {
      const [fits, message] = LINE_FORMATS[format ?? ''] ?? []
      return optionalLine(fits, message)
    }
    case 'number':
      return optionalNumber.refine(
        (value) => value == null || value >= min,
        'Must not be negative.',
      )
    case 'count':
      return optionalNumber.refine(
        (value) => value == null || (Number.isInteger(value) && value >= 0 && value <= max),
        `Must be a whole number from 0 to ${max}.`,
      )
    case 'degrees':
      return optionalDegrees(max)
    case 'id':
      return optionalId
    case 'currency':
      return optionalChoice(CURRENCIES, `Must be one of ${CURRENCIES.join(', ')}.`)
    case 'choice':
      return preset === undefined
        ? optionalChoice(Object.keys(options), invalid)
        : z.enum(Object.keys(options), invalid).optional()
  }
}

function isWebAddress(line: string): boolean {
  return /^https?:\/\//i.test(line) && URL.canParse(line)
}

function optionalChoice(choices: readonly string[], message: string) {
  return z
    .union([z.enum(choices), z.literal(''), z.null()], message)
    .transform((value) => value ?? '')
    .optional()
}
