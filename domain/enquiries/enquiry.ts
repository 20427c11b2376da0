import { z } from 'zod'

import { apiObject, isId, optionalId, optionalLine, requiredText } from '#domain/fields.ts'
import { LANGUAGES } from '#domain/language.ts'
import type { DecodedPhoto } from '#domain/photos/decode.server.ts'

import { EMAIL, ENQUIRY_FIELDS, languageOfForm } from './enquiry-fields.ts'
import type { EnquiryKind } from './enquiry-fields.ts'
import { ENQUIRY_WORDS, type EnquiryWords } from './enquiry-words.ts'

/** In which the visitor wrote, and gets emails and messages; English where it is left out. */
const language = z.enum(LANGUAGES, 'The language must be en or ar.').optional()

const idList = (max: number) =>
  z
    .string()
    .regex(
      new RegExp(`^([1-9][0-9]{0,9}(,[1-9][0-9]{0,9}){0,${max - 1}})?$`),
      `Up to ${max} ids with commas between them.`,
    )
    .optional()

/** The ids of such a list. */
export function idsIn(list = ''): number[] {
  return list.split(',').map(Number).filter(isId)
}

const tourFields = {
  property_id: optionalId,
  /** Further homes of the same request: as many as a visitor can save, with commas between the ids. */
  other_property_ids: idList(24),
  /** A proposed time in Dubai, such as `2026-11-20` and `14:30`; checked by `tourTimeProblems`. */
  tour_day: optionalLine(),
  tour_time: optionalLine(),
}

/** What every form may send besides its fields. */
const extraFields = {
  language,
  /** The homes that the visitor looked at; kept only with `seen_consent`, the wording agreed to. */
  seen_property_ids: idList(20),
  seen_consent: optionalLine(),
}

function shapesIn(words: EnquiryWords) {
  return {
    listing: { ...fieldsOf(ENQUIRY_FIELDS.listing, words), ...extraFields },
    tour: { ...fieldsOf(ENQUIRY_FIELDS.tour, words), ...tourFields, ...extraFields },
    contact: { ...fieldsOf(ENQUIRY_FIELDS.contact, words), ...extraFields },
    sell: { ...fieldsOf(ENQUIRY_FIELDS.sell, words), ...extraFields },
  }
}

const english = shapesIn(ENQUIRY_WORDS.en)
const arabic = shapesIn(ENQUIRY_WORDS.ar)

export const listing = apiObject('ListingEnquiry', english.listing)
export const tour = apiObject('TourEnquiry', english.tour)
export const contact = apiObject('ContactMessage', english.contact)
export const sell = apiObject('SellRequest', english.sell)

const SCHEMAS = {
  en: { listing, tour, contact, sell },
  ar: {
    listing: z.object(arabic.listing),
    tour: z.object(arabic.tour),
    contact: z.object(arabic.contact),
    sell: z.object(arabic.sell),
  },
}

/** What an enquiry must be, with messages in the language that it asks for. */
export function schemaFor(kind: EnquiryKind, form: unknown): z.ZodObject {
  return SCHEMAS[languageOfForm(form)][kind]
}

/** A seller's photo, with what its file was called. */
export interface SentPhoto extends DecodedPhoto {
  fileName?: string
}

export type NewEnquiry =
  | ({ kind: 'listing' } & z.infer<typeof listing>)
  | ({ kind: 'tour' } & z.infer<typeof tour>)
  | ({ kind: 'contact' } & z.infer<typeof contact>)
  | ({ kind: 'sell'; photos: SentPhoto[] } & z.infer<typeof sell>)

type Field = ReturnType<typeof requiredText> | ReturnType<typeof requiredEmail>

function fieldsOf<Name extends keyof EnquiryWords>(
  names: readonly Name[],
  words: EnquiryWords,
): Record<Name, Field> {
  const fields = names.map((name) => [
    name,
    name === 'email' ? requiredEmail(words) : requiredText(words[name]),
  ])
  return Object.fromEntries(fields) as Record<Name, Field>
}

function requiredEmail(words: EnquiryWords) {
  return requiredText(words.email).pipe(z.email({ pattern: EMAIL, error: words.notAnEmail }))
}
