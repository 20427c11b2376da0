import {
  emailHtml,
  emailText,
  oneLine,
  REPLY_FOOTER,
  type EmailContent,
  type Fact,
} from '#domain/mail/email.ts'

import type { NewEnquiry } from './enquiry.ts'
import { formatTourTime } from './tours/tour-time.ts'

export interface EnquiryEmailContext {
  /** The property that a visitor wants to see. */
  property?: { title: string; url: string } | undefined
  inboxUrl: string
  /** The proposed start of the tour. */
  startsAt?: string | undefined
  /** How many photos are not attached, since they are too large together. */
  photosLeftOut: number
}

const HEADINGS = {
  listing: 'A property to list',
  tour: 'A tour is asked for',
  contact: 'A message',
  sell: 'A property to sell',
}

export function writeEnquiryEmail(enquiry: NewEnquiry, context: EnquiryEmailContext): EmailContent {
  const { inboxUrl, photosLeftOut } = context
  const heading = HEADINGS[enquiry.kind]
  const facts = factsOf(enquiry, context)
  const message = 'message' in enquiry ? enquiry.message : ''
  const note =
    photosLeftOut > 0
      ? `${photosLeftOut} of the photos are too large for a letter; they are in the inbox.`
      : ''
  const link = { label: 'Open the inbox', url: inboxUrl }
  return {
    subject: oneLine(`${heading}: ${topic(enquiry, context)}`),
    text: emailText(heading, facts, [
      ...[message, note].flatMap((text) => (text === '' ? [] : ['', text])),
      '',
      REPLY_FOOTER,
      `Inbox: ${inboxUrl}`,
    ]),
    html: emailHtml({ heading, facts, message, note, footer: REPLY_FOOTER, link }),
  }
}

function factsOf(enquiry: NewEnquiry, { property, startsAt }: EnquiryEmailContext): Fact[] {
  const sender: Fact[] = [
    ['Name', enquiry.name],
    ['E-mail', enquiry.email],
    ['Phone', enquiry.phone],
  ]
  switch (enquiry.kind) {
    case 'listing':
      return [...sender, ['Address', enquiry.address]]
    case 'tour':
      return [
        ...sender,
        ...(property ? [['Property', `${property.title} (${property.url})`] as Fact] : []),
        ...(startsAt ? [['Proposed time', formatTourTime(startsAt)] as Fact] : []),
      ]
    case 'contact':
      return [...sender, ['Subject', enquiry.subject]]
    case 'sell':
      return [
        ...sender,
        ['Property address', enquiry.propertyaddress],
        ['Country and city', enquiry.countrycity],
        ...(enquiry.photos.length > 0 ? [['Photos', `${enquiry.photos.length}`] as Fact] : []),
      ]
  }
}

function topic(enquiry: NewEnquiry, { property }: EnquiryEmailContext): string {
  switch (enquiry.kind) {
    case 'tour':
      return property ? `${property.title}, ${enquiry.name}` : enquiry.name
    case 'contact':
      return `${enquiry.subject}, ${enquiry.name}`
    default:
      return enquiry.name
  }
}
