import { letterHtml, oneLine, type Fact, type Letter } from '#domain/mail/email.ts'
import { formatTourTime } from './tours/tour-time.ts'

import type { NewEnquiry } from './enquiry.ts'

export interface LetterContext {
  /** The listing that a tour is asked for. */
  property?: { title: string; url: string } | undefined
  inboxUrl: string
  /** When the visitor would like to see it. */
  startsAt?: string | undefined
  /** Photos that are too large for the letter and can be seen in the inbox. */
  photosLeftOut: number
}

const HEADINGS = {
  listing: 'A property to list',
  tour: 'A tour is asked for',
  contact: 'A message',
  sell: 'A property to sell',
}

export function writeLetter(enquiry: NewEnquiry, context: LetterContext): Letter {
  const heading = HEADINGS[enquiry.kind]
  const lines = facts(enquiry, context)
  const message = 'message' in enquiry ? enquiry.message : ''
  return {
    subject: oneLine(`${heading}: ${topic(enquiry, context)}`),
    text: asText(heading, lines, message, context),
    html: asHtml(heading, lines, message, context),
  }
}

function facts(enquiry: NewEnquiry, { property, startsAt }: LetterContext): Fact[] {
  const who: Fact[] = [
    ['Name', enquiry.name],
    ['E-mail', enquiry.email],
    ['Phone', enquiry.phone],
  ]
  switch (enquiry.kind) {
    case 'listing':
      return [...who, ['Address', enquiry.address]]
    case 'tour':
      return [
        ...who,
        ...(property ? [['Property', `${property.title} (${property.url})`] as Fact] : []),
        ...(startsAt ? [['Proposed time', formatTourTime(startsAt)] as Fact] : []),
      ]
    case 'contact':
      return [...who, ['Subject', enquiry.subject]]
    case 'sell':
      return [
        ...who,
        ['Property address', enquiry.propertyaddress],
        ['Country and city', enquiry.countrycity],
        ...(enquiry.photos.length > 0 ? [['Photos', `${enquiry.photos.length}`] as Fact] : []),
      ]
  }
}

function topic(enquiry: NewEnquiry, { property }: LetterContext): string {
  switch (enquiry.kind) {
    case 'tour':
      return property ? `${property.title}, ${enquiry.name}` : enquiry.name
    case 'contact':
      return `${enquiry.subject}, ${enquiry.name}`
    default:
      return enquiry.name
  }
}

function asText(
  heading: string,
  lines: Fact[],
  message: string,
  { inboxUrl, photosLeftOut }: LetterContext,
): string {
  return [
    heading,
    '',
    ...lines.map(([label, value]) => `${label}: ${oneLine(value)}`),
    ...(message === '' ? [] : ['', message]),
    ...(photosLeftOut > 0 ? ['', leftOut(photosLeftOut)] : []),
    '',
    'Reply to this letter to answer the sender.',
    `Inbox: ${inboxUrl}`,
  ].join('\n')
}

function asHtml(
  heading: string,
  facts: Fact[],
  message: string,
  { inboxUrl, photosLeftOut }: LetterContext,
): string {
  return letterHtml({
    heading,
    facts,
    message,
    note: photosLeftOut > 0 ? leftOut(photosLeftOut) : '',
    foot: 'Reply to this letter to answer the sender.',
    link: { words: 'Open the inbox', url: inboxUrl },
  })
}

function leftOut(count: number): string {
  return `${count} of the photos are too large for a letter; they are in the inbox.`
}
