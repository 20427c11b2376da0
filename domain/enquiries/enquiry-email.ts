import type { BrandColours } from '#domain/brand/palette.ts'
import type { Language } from '#domain/language.ts'
import { emailToAgency, type EmailContent, type Fact } from '#domain/mail/email.ts'

import type { NewEnquiry } from './enquiry.ts'
import { formatTourTime } from './tours/tour-time.ts'

export interface EnquiryEmailContext {
  /** The property that a visitor wants to see. */
  property?: { title: string; reference: string; url: string } | undefined
  /** Where it came from, if not from a form of the site. */
  source?: string | undefined
  inboxUrl: string
  /** The proposed start of the tour. */
  startsAt?: string | undefined
  /** How many photos are not attached, since they are too large together. */
  photosLeftOut: number
  colours: BrandColours
}

const HEADINGS = {
  listing: 'A property to list',
  tour: 'A tour is asked for',
  contact: 'A message',
  sell: 'A property to sell',
}

export function writeEnquiryEmail(enquiry: NewEnquiry, context: EnquiryEmailContext): EmailContent {
  const { property, inboxUrl, photosLeftOut, colours } = context
  return emailToAgency({
    heading: HEADINGS[enquiry.kind],
    topic: [property?.title, 'subject' in enquiry && enquiry.subject, enquiry.name],
    facts: [
      ...(context.source ? [['Source', context.source] as Fact] : []),
      ...senderFacts(enquiry),
      ...factsOf(enquiry, context),
    ],
    message: 'message' in enquiry ? enquiry.message : '',
    note:
      photosLeftOut > 0
        ? `${photosLeftOut} of the photos are too large for an email; they are in the inbox.`
        : '',
    inboxUrl,
    colours,
  })
}

const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ar: 'Arabic' }

export function senderFacts(
  sender: Pick<NewEnquiry, 'name' | 'email' | 'phone' | 'language'>,
): Fact[] {
  return [
    ['Name', sender.name],
    ['E-mail', sender.email],
    ['Phone', sender.phone],
    ['Language', LANGUAGE_NAMES[sender.language ?? 'en']],
  ]
}

export function propertyFact(property: EnquiryEmailContext['property']): Fact[] {
  if (!property) return []
  return [
    ['Property', property.title, property.url],
    ['Reference', property.reference],
  ]
}

function factsOf(enquiry: NewEnquiry, { property, startsAt }: EnquiryEmailContext): Fact[] {
  switch (enquiry.kind) {
    case 'listing':
      return [['Address', enquiry.address]]
    case 'tour':
      return [
        ...propertyFact(property),
        ...(startsAt ? [['Proposed time', formatTourTime(startsAt)] as Fact] : []),
      ]
    case 'contact':
      return [['Subject', enquiry.subject], ...propertyFact(property)]
    case 'sell':
      return [
        ['Property address', enquiry.propertyaddress],
        ['Country and city', enquiry.countrycity],
        ...(enquiry.photos.length > 0 ? [['Photos', `${enquiry.photos.length}`] as Fact] : []),
      ]
  }
}
