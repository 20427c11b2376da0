import { z } from 'zod'

import {
  apiObject,
  idParameter,
  optionalDegrees,
  optionalLine,
  pointConfirmation,
  requiredText,
  text,
} from '#domain/fields.ts'

import { CATEGORY_KINDS } from './category-kinds.ts'

/** A category or a location; both are edited alike. */
export type PlaceTable = 'categories' | 'locations'

const sharedDetails = {
  id: z.int(),
  name: z.string(),
  name_ar: z.string(),
  /** What else visitors may type. */
  other_names: z.array(z.string()),
  /** The names of old addresses, which lead to this one. */
  former_names: z.array(z.string()),
  /** How many listings have it, those in the trash left out. */
  listings: z.int(),
}

export const categoryDetails = apiObject('CategoryDetails', {
  ...sharedDetails,
  category_name: z.string(),
  /** The category whose rules hold for this one; empty where portals have no type for it. */
  kind: z.enum(['', ...CATEGORY_KINDS]),
})
export type CategoryDetails = z.infer<typeof categoryDetails>

export const locationDetails = apiObject('LocationDetails', {
  ...sharedDetails,
  location_name: z.string(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  /** What the owner writes about it, for its page; in the markup of descriptions. */
  about: z.string(),
  about_ar: z.string(),
})
export type LocationDetails = z.infer<typeof locationDetails>

/** A location that has a point on the map. */
export const placePoint = apiObject('PlacePoint', {
  name: z.string(),
  longitude: z.number(),
  latitude: z.number(),
})
export type PlacePoint = z.infer<typeof placePoint>

export const places = apiObject('Places', {
  categories: z.array(categoryDetails),
  locations: z.array(locationDetails),
})
export type Places = z.infer<typeof places>

const MAX_NAME_LENGTH = 80

const TOO_LONG = `Please use no more than ${MAX_NAME_LENGTH} characters.`
const isShort = ({ length }: string) => length <= MAX_NAME_LENGTH

const name = requiredText('Please enter a name.')
  .transform(singleSpaced)
  .refine(isShort, TOO_LONG)
  .refine((line) => !hasControlCharacter(line), 'A name has no special characters.')

/** A name as the search compares it. */
const otherName = requiredText('An other name must not be empty.')
  .transform((text) => singleSpaced(text).toLowerCase())
  .refine(isShort, TOO_LONG)
  .refine(
    (line) => !/[,;]/.test(line) && !hasControlCharacter(line),
    'Please enter each other name by itself, without commas.',
  )

const shared = {
  name_ar: optionalLine(isShort, TOO_LONG),
  /** How many there may be depends on those that are stored: `check` counts them. */
  other_names: z
    .array(otherName, 'Must be a list of names.')
    .transform((names) => [...new Set(names)])
    .optional(),
  /** Its place in the order, from 1. */
  position: z
    .int('Must be a whole number from 1.')
    .min(1, 'Must be a whole number from 1.')
    .optional(),
}

const categoryOnly = {
  kind: z
    .enum(['', ...CATEGORY_KINDS], `Must be empty or one of ${CATEGORY_KINDS.join(', ')}.`)
    .optional(),
}

const MAX_ABOUT_LENGTH = 5000

const about = text
  .nullable()
  .transform((value) => (value ?? '').trim())
  .refine(
    ({ length }) => length <= MAX_ABOUT_LENGTH,
    `Please use no more than ${MAX_ABOUT_LENGTH} characters.`,
  )
  .optional()

const locationOnly = {
  longitude: optionalDegrees(180),
  latitude: optionalDegrees(90),
  /** Without it, a point in the sea or outside the country is refused. */
  point_confirmed: pointConfirmation,
  about,
  about_ar: about,
}

export const newCategory = apiObject('NewCategory', { name, ...shared, ...categoryOnly })
export const newLocation = apiObject('NewLocation', { name, ...shared, ...locationOnly })

/** What is left out stays as it is. */
export const categoryChange = apiObject('CategoryChange', {
  name: name.optional(),
  ...shared,
  ...categoryOnly,
})
export const locationChange = apiObject('LocationChange', {
  name: name.optional(),
  ...shared,
  ...locationOnly,
})

export type PlaceChange = z.infer<typeof categoryChange> & z.infer<typeof locationChange>
export type NewPlace = PlaceChange & { name: string }

/** Where the listings of a removed category or location go. */
export const placeRemoval = z.object({ move_to: idParameter })
export type PlaceRemoval = z.output<typeof placeRemoval>

/** A name, and what visitors type instead of it: in lower case. */
export type OwnName = [name: string, ...otherForms: string[]]

/** A name, what it is shown as in Arabic, perhaps empty, and what else is typed in Arabic. */
export type ArabicName = [name: string, shown: string, ...otherForms: string[]]

function singleSpaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

/** Control characters, and those that change the direction of the text around them. */
function hasControlCharacter(text: string): boolean {
  return /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text)
}

/** The point of a location that has one. */
export type Centre = readonly [location: string, longitude: number, latitude: number]
