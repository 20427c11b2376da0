import { z } from 'zod'

import { storedAlert } from '#domain/alerts/alert.ts'
import { enquiry } from '#domain/enquiries/inbox/inbox.ts'
import { digitsOf } from '#domain/enquiries/phone-number.ts'
import { portalEmail } from '#domain/enquiries/portal-leads/portal-email.ts'
import { apiObject, text } from '#domain/fields.ts'

const optionalContact = text.transform((value) => value.trim() || undefined).optional()

/** A person by email address or phone number. Enquiries with either of the two are theirs. */
export const person = z
  .object({ email: optionalContact, phone: optionalContact })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    path: ['email'],
    message: 'Please give an e-mail address or a phone number.',
  })
  .meta({ id: 'Person' })

export type Person = z.output<typeof person>

/** Everything stored about a person. */
export const personalData = apiObject('KeptAboutPerson', {
  enquiries: z.array(enquiry),
  /** Of the mailbox for portal leads: theirs, and those that name their address or number. */
  portal_emails: z.array(portalEmail),
  alerts: z.array(storedAlert),
})
export type PersonalData = z.infer<typeof personalData>

/** Says how many enquiries the administrator has seen, so that no others are erased. */
export const erasure = person
  .safeExtend({ enquiries: z.int('Please say how many enquiries are to be erased.').min(0) })
  .meta({ id: 'Erasure' })

export const erased = apiObject('Erased', {
  enquiries: z.int(),
  emails: z.int(),
  alerts: z.int(),
  photos: z.int(),
  /** How many backups still hold what was erased, and when the last of them is removed. */
  backups: z.int(),
  backups_until: z.string().nullable(),
})
export type Erased = z.infer<typeof erased>

export function isFrom({ email, phone }: Person, sender: { email: string; phone: string }) {
  return (
    (email !== undefined && normalisedEmail(email) === normalisedEmail(sender.email)) ||
    (phone !== undefined && isSameNumber(digitsOf(phone), digitsOf(sender.phone)))
  )
}

function normalisedEmail(email: string): string {
  return email.trim().toLowerCase()
}

const MIN_NUMBER_DIGITS = 7
const MIN_NATIONAL_DIGITS = 8

// +971 50 555 0100, 00971505550100 and 050 555 0100 are one number. Without leading zeros, the
// national form is the end of the international one.
function isSameNumber(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short === long) return short.length >= MIN_NUMBER_DIGITS
  return short.length >= MIN_NATIONAL_DIGITS && long.endsWith(short)
}
