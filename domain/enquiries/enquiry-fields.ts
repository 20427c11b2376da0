/** The required fields of a form, each with the message where it is empty. */
export type FormFields<Name extends string = string> = Readonly<Record<Name, string>>

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
  /** "Sell your property"; its photos are sent as files. */
  sell: {
    ...PERSON,
    propertyaddress: 'Please enter the address of the property.',
    countrycity: 'Please enter the country and city.',
    ...MESSAGE,
  },
} satisfies Record<string, FormFields>

export type EnquiryKind = keyof typeof ENQUIRY_FIELDS

export const MAX_SELL_PHOTOS = 40

/** The rule of the HTML standard for `<input type=email>`. */
export const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
export const NOT_AN_EMAIL = 'Please enter a valid e-mail address.'

/**
 * The trimmed values and the faults of a form. The schemas in `enquiry.ts` apply the same rules on
 * the server; a page need not download them to check a few lines of text.
 */
export function readEnquiryFields(form: FormFields, typed: Readonly<Record<string, string>>) {
  const values: Record<string, string> = {}
  const faults: Record<string, string> = {}
  for (const [name, missing] of Object.entries(form)) {
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
