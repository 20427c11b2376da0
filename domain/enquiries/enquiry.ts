import { z } from 'zod'

import { optionalId, requiredText } from '#domain/fields.ts'
import type { DecodedPhoto } from '#domain/media/decode.server.ts'

const name = requiredText('Please enter your name.')
const phone = requiredText('Please enter your phone number.')
const message = requiredText('Please enter a message.')

// The same rule as the browser's own check of an e-mail field.
const email = requiredText('Please enter your e-mail address.').pipe(
  z.email({ pattern: z.regexes.html5Email, error: 'Please enter a valid e-mail address.' }),
)

/** "List your property", on the home page. */
export const listing = z
  .object({ name, phone, email, address: requiredText('Please enter the address.') })
  .meta({ id: 'ListingEnquiry' })

/** "Schedule a tour", on a property's page. */
export const tour = z
  .object({ name, email, phone, message, property_id: optionalId })
  .meta({ id: 'TourEnquiry' })

/** "Write a message", on the contact page. */
export const contact = z
  .object({ name, email, phone, subject: requiredText('Please enter a subject.'), message })
  .meta({ id: 'ContactMessage' })

/** So many photos one sell request may bring. */
export const MOST_SELL_PHOTOS = 40

/** "Sell your property"; its photos come beside it, as files. */
export const sell = z
  .object({
    name,
    email,
    phone,
    propertyaddress: requiredText('Please enter the address of the property.'),
    countrycity: requiredText('Please enter the country and city.'),
    message,
  })
  .meta({ id: 'SellRequest' })

export type Listing = z.infer<typeof listing>
export type Tour = z.infer<typeof tour>
export type Contact = z.infer<typeof contact>
export type Sell = z.infer<typeof sell>

export type NewEnquiry =
  | ({ kind: 'listing' } & Listing)
  | ({ kind: 'tour' } & Tour)
  | ({ kind: 'contact' } & Contact)
  | ({ kind: 'sell'; photos: DecodedPhoto[] } & Sell)
