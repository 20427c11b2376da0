import { z } from 'zod'

import { text } from '#domain/fields.ts'

import { enquiry } from '#domain/enquiries/inbox/inbox.ts'

const given = text.transform((value) => value.trim() || undefined).optional()

/** Somebody, by what they wrote into our forms. What was sent with either of the two is theirs. */
export const person = z
  .object({ email: given, phone: given })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    path: ['email'],
    message: 'Please give an e-mail address or a phone number.',
  })
  .meta({ id: 'Person' })

export type Person = z.output<typeof person>

/** Everything that is kept about somebody. */
export const personalData = z
  .object({ enquiries: z.array(enquiry) })
  .meta({ id: 'KeptAboutPerson' })
export type PersonalData = z.infer<typeof personalData>

/** How many enquiries the administrator has seen, so that no other is erased than those. */
export const erasure = person
  .safeExtend({ enquiries: z.int('Please say how many enquiries are to be erased.').min(0) })
  .meta({ id: 'Erasure' })

export const erased = z
  .object({ enquiries: z.int(), letters: z.int(), photos: z.int() })
  .meta({ id: 'Erased' })
export type Erased = z.infer<typeof erased>

export function isFrom(
  { email, phone }: Person,
  sender: { email: string; phone: string },
): boolean {
  return (
    (email !== undefined && plainEmail(email) === plainEmail(sender.email)) ||
    (phone !== undefined && isSameNumber(digitsOf(phone), digitsOf(sender.phone)))
  )
}

function plainEmail(email: string): string {
  return email.trim().toLowerCase()
}

const SHORTEST_NUMBER = 7
const SHORTEST_NATIONAL = 8

// One number is written +971 50 555 0100, 00971505550100 and 050 555 0100. Without its zeros in
// front, the national form is the end of the international one.
function isSameNumber(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short === long) return short.length >= SHORTEST_NUMBER
  return short.length >= SHORTEST_NATIONAL && long.endsWith(short)
}

const ARABIC_ZEROS = [0x0660, 0x06f0]

function digitsOf(phone: string): string {
  const western = phone.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (ARABIC_ZEROS.findLast((zero) => code >= zero) ?? 0))
  })
  return western.replace(/\D/g, '').replace(/^0+/, '')
}
