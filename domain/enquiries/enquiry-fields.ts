import type { Language } from '#domain/language.ts'

import { ENQUIRY_WORDS, type EnquiryWords } from './enquiry-words.ts'

const PERSON = ['name', 'email', 'phone'] as const

/** The required fields of each form. */
export const ENQUIRY_FIELDS = {
  /** "List your property", on the home page. */
  listing: [...PERSON, 'address'],
  /** "Schedule a tour", on a property's page. */
  tour: [...PERSON, 'message'],
  /** "Write a message", on the contact page. */
  contact: [...PERSON, 'subject', 'message'],
  /** "Sell your property"; its photos are sent as files. */
  sell: [...PERSON, 'propertyaddress', 'countrycity', 'message'],
} as const satisfies Record<string, readonly (keyof EnquiryWords)[]>

export type EnquiryKind = keyof typeof ENQUIRY_FIELDS

export const MAX_SELL_PHOTOS = 40

/** The rule of the HTML standard for `<input type=email>`, and the longest address of RFC 5321. */
export const EMAIL =
  /^(?=.{1,254}$)[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** The language that a form asks for by its field `language`; English where it names none. */
export function languageOfForm(form: unknown): Language {
  return (form as { language?: unknown } | null | undefined)?.language === 'ar' ? 'ar' : 'en'
}

/**
 * The trimmed values and the faults of a form. The schemas in `enquiry.ts` apply the same rules on
 * the server; a page need not download them to check a few lines of text.
 */
export function readEnquiryFields(kind: EnquiryKind, typed: Readonly<Record<string, string>>) {
  const words = ENQUIRY_WORDS[languageOfForm(typed)]
  const values: Record<string, string> = {}
  const faults: Record<string, string> = {}
  for (const name of ENQUIRY_FIELDS[kind]) {
    const value = (typed[name] ?? '').trim()
    values[name] = value
    if (value === '') faults[name] = words[name]
    else if (name === 'email' && !EMAIL.test(value)) faults[name] = words.notAnEmail
  }
  return { values, faults }
}

const MIN_PHONE_DIGITS = 7

/** Whether a text has as many digits, of any script, as a phone number. */
export function hasPhoneDigits(phone: string): boolean {
  return phone.replace(/\P{Nd}/gu, '').length >= MIN_PHONE_DIGITS
}
