import { z } from 'zod'

import { apiObject, requiredText, text } from '#domain/fields.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'

import { ALERT_WORDS } from './alert-words.ts'
import { normalSearch } from './saved-search.ts'

/** `now`: soon after a home is published or reduced. `daily`: one email in the morning. */
export const FREQUENCIES = ['now', 'daily'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** An address as RFC 5321 limits it. */
const MAX_EMAIL_LENGTH = 254

/** What a visitor sends to be told of new homes. */
function newAlertIn(language: Language) {
  const words = ALERT_WORDS[language].faults
  return apiObject('NewAlert', {
    email: requiredText(words.email).pipe(
      z.email(words.notAnEmail).max(MAX_EMAIL_LENGTH, words.notAnEmail),
    ),
    /** The query string of the list page; empty for all homes. */
    search: text
      .transform((query) => normalSearch(query))
      .refine((query) => query !== undefined, words.search)
      .transform((query) => query ?? ''),
    frequency: z.enum(FREQUENCIES, words.frequency),
    /** Of the emails; English where it is left out. */
    language: z.enum(LANGUAGES, 'The language must be en or ar.').optional(),
  })
}

const SCHEMAS = { en: newAlertIn('en'), ar: newAlertIn('ar') }

export const newAlert = SCHEMAS.en
export type NewAlert = z.output<typeof newAlert>

/** The same rules, with faults in the language that the body asks for. */
export function newAlertFor(body: unknown): typeof newAlert {
  return SCHEMAS[(body as { language?: unknown } | null)?.language === 'ar' ? 'ar' : 'en']
}

/** What is stored about a person who has an alert. */
export const storedAlert = apiObject('StoredAlert', {
  email: z.string(),
  search: z.string(),
  frequency: z.enum(FREQUENCIES),
  language: z.enum(LANGUAGES),
  state: z.enum(['pending', 'active', 'ended']),
  consent: z.string(),
  consented_at: z.string(),
  confirmed_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  /** The homes that they were told of, and when. */
  homes: z.array(z.object({ property_id: z.int(), price: z.string(), told_at: z.string() })),
})
export type StoredAlert = z.infer<typeof storedAlert>
