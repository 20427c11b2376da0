import { isArabic } from '#domain/language.ts'

/** The texts of a profile, in the order of the form. Plain data: the browser loads it. */
export const PROFILE_FIELDS = {
  name: { label: 'Name' },
  name_ar: { label: 'Arabic name' },
  job_title: { label: 'Title', hint: 'Such as Senior broker, Creek and Marina.' },
  job_title_ar: { label: 'Arabic title' },
  brn: { label: 'BRN', hint: 'Broker registration number, shown on each of their listings.' },
  email: { label: 'Email', hint: 'Enquiries about their listings are sent here.' },
  phone: { label: 'Phone', hint: 'Empty: the agency’s.' },
  whatsapp: { label: 'WhatsApp', hint: 'With the country code. Empty: the agency’s.' },
  languages: { label: 'Languages', hint: 'Separate them with commas.' },
  about: { label: 'About' },
  about_ar: { label: 'Arabic text' },
} as const

export type ProfileField = keyof typeof PROFILE_FIELDS

export const PROFILE_FIELD_NAMES = Object.keys(PROFILE_FIELDS) as ProfileField[]

/** The first letters of the first and the last name: `LH`, and `ل ح`, which must not join. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word = '') => firstLetter(word.replace(/^ال(?=..)/, '')))
    .join(isArabic(name) ? ' ' : '')
}

function firstLetter(word: string): string {
  const point = word.codePointAt(0)
  return point === undefined ? '' : String.fromCodePoint(point).toUpperCase()
}

/** A phone number as a link needs it: digits, after a plus where there is one. */
export function phoneDigits(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, '')
}
