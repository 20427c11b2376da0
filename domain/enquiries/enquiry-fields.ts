/** What a form asks for: by the name of each field, the sentence where it is left empty. */
export type Asked<Name extends string = string> = Readonly<Record<Name, string>>

const PERSON = {
  name: 'Please enter your name.',
  email: 'Please enter your e-mail address.',
  phone: 'Please enter your phone number.',
}
const MESSAGE = { message: 'Please enter a message.' }

export const ENQUIRY_FIELDS = {
  /** "List your property", on the home page. */
  listing: { ...PERSON, address: 'Please enter the address.' },
  /** "Schedule a tour", on a property's page. */
  tour: { ...PERSON, ...MESSAGE },
  /** "Write a message", on the contact page. */
  contact: { ...PERSON, subject: 'Please enter a subject.', ...MESSAGE },
  /** "Sell your property"; its photos come beside it, as files. */
  sell: {
    ...PERSON,
    propertyaddress: 'Please enter the address of the property.',
    countrycity: 'Please enter the country and city.',
    ...MESSAGE,
  },
} satisfies Record<string, Asked>

export type EnquiryKind = keyof typeof ENQUIRY_FIELDS

/** So many photos one sell request may bring. */
export const MAX_SELL_PHOTOS = 40

/** The browser's own rule for an e-mail field, as the HTML standard writes it. */
export const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
export const NOT_AN_EMAIL = 'Please enter a valid e-mail address.'

/**
 * What was typed into the fields, and what is wrong with it. The schemas of `enquiry.ts` judge the
 * same at the server's door; a page that only judges a few lines of text need not fetch them.
 */
export function readEnquiryFields(asked: Asked, typed: Readonly<Record<string, string>>) {
  const values: Record<string, string> = {}
  const faults: Record<string, string> = {}
  for (const [name, missing] of Object.entries(asked)) {
    const value = (typed[name] ?? '').trim()
    const fault = faultOf(name, value, missing)
    values[name] = value
    if (fault !== undefined) faults[name] = fault
  }
  return { values, faults }
}

function faultOf(name: string, value: string, missing: string): string | undefined {
  if (value === '') return missing
  if (name === 'email' && !EMAIL.test(value)) return NOT_AN_EMAIL
}
