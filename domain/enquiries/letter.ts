import type { NewEnquiry } from './enquiry.ts'

/** The words of the letter that tells the agency of an enquiry. */
export interface Letter {
  subject: string
  text: string
  html: string
}

export interface LetterContext {
  /** The listing that a tour is asked for. */
  property?: { title: string; url: string } | undefined
  inboxUrl: string
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

type Fact = [label: string, value: string]

function facts(enquiry: NewEnquiry, { property }: LetterContext): Fact[] {
  const who: Fact[] = [
    ['Name', enquiry.name],
    ['E-mail', enquiry.email],
    ['Phone', enquiry.phone],
  ]
  switch (enquiry.kind) {
    case 'listing':
      return [...who, ['Address', enquiry.address]]
    case 'tour':
      return property ? [...who, ['Property', `${property.title} (${property.url})`]] : who
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

const INK = '#0b292d'
const SOFT = '#3b5254'
const PAPER = '#f7f3ec'

// Mail programs know tables and inline styles; little else can be relied on.
function asHtml(
  heading: string,
  lines: Fact[],
  message: string,
  { inboxUrl, photosLeftOut }: LetterContext,
): string {
  const rows = lines
    .map(
      ([label, value]) =>
        `<tr><td style="padding:6px 24px 6px 0;color:${SOFT};vertical-align:top;white-space:nowrap">${escaped(label)}</td><td style="padding:6px 0">${escaped(value)}</td></tr>`,
    )
    .join('')
  const paragraphs = [
    message === ''
      ? ''
      : `<p style="margin:24px 0 0;padding:20px 0 0;border-top:1px solid #c9c4ba;white-space:pre-wrap">${escaped(message)}</p>`,
    photosLeftOut > 0 ? `<p style="margin:24px 0 0">${escaped(leftOut(photosLeftOut))}</p>` : '',
  ].join('')
  return `<!doctype html><html lang="en"><body style="margin:0;background:${PAPER};color:${INK};font:16px/1.6 'Segoe UI',Helvetica,Arial,sans-serif"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:40px 20px"><table role="presentation" width="600" style="max-width:600px;width:100%" cellspacing="0" cellpadding="0"><tr><td><h1 style="margin:0 0 20px;font:400 30px/1.15 Georgia,serif">${escaped(heading)}</h1><table role="presentation" cellspacing="0" cellpadding="0" style="border-top:1px solid ${INK};width:100%;padding-top:12px">${rows}</table>${paragraphs}<p style="margin:32px 0 0;color:${SOFT};font-size:14px">Reply to this letter to answer the sender. <a href="${escaped(inboxUrl)}" style="color:${INK}">Open the inbox</a></p></td></tr></table></td></tr></table></body></html>`
}

function leftOut(count: number): string {
  return `${count} of the photos are too large for a letter; they are in the inbox.`
}

/** No line break or other control character may reach a header. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
