import { createHash } from 'node:crypto'

import PostalMime, { type Address, type Email } from 'postal-mime'

import { htmlToText } from './html-to-text.ts'
import { recognise, type RecognisedEmail } from './portal-lead.ts'

/** What is stored of an email's text. */
const MAX_TEXT_LENGTH = 20_000
const MAX_LINE_LENGTH = 500
const MAX_REFERENCES = 50
const LIMITS = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 3 }

export interface IncomingEmail extends RecognisedEmail {
  /** The same however often the email is read, and wherever it is moved. */
  key: string
  from_name: string
  from_address: string
  subject: string
  text: string
  /** What went wrong while it was read; empty where nothing did. */
  note: string
  /** Local parts of Message-IDs: of this email, and in `answers` of those that it replies to. */
  message_id: string
  answers: string[]
}

const UNREADABLE = 'The email is damaged, and could not be read.'

/** Reads the source of an email. It never throws: what cannot be read is an email with a note. */
export async function readPortalEmail(source: Uint8Array): Promise<IncomingEmail> {
  try {
    return fromEmail(source, await PostalMime.parse(source, LIMITS))
  } catch {
    return { ...NOTHING, key: hashOf(source), note: UNREADABLE }
  }
}

const NOTHING = {
  from_name: '',
  from_address: '',
  subject: '',
  text: '',
  message_id: '',
  answers: [],
  portal: '' as const,
  lead: null,
}

function fromEmail(source: Uint8Array, email: Email): IncomingEmail {
  const from = mailboxOf(email.from)
  const subject = lineOf(email.subject)
  const incoming = {
    from: from.address,
    replyTo: mailboxOf(email.replyTo?.[0]).address,
    subject,
  }
  const texts = [email.text ?? '', htmlToText(email.html ?? '')].map(storable).filter(Boolean)
  // The plain text of many a portal only says where the email can be read.
  const readings = texts.map((text) => ({ text, ...recognise({ ...incoming, text }) }))
  const best = readings.find(({ lead }) => lead) ??
    readings[0] ?? { text: '', ...recognise({ ...incoming, text: '' }) }
  return {
    key: email.messageId ? hashOf(email.messageId.trim()) : hashOf(source),
    from_name: from.name,
    from_address: from.address,
    subject,
    text: best.text,
    note: '',
    message_id: localPart(email.messageId ?? ''),
    answers: idsIn(`${email.inReplyTo ?? ''} ${email.references ?? ''}`),
    portal: best.portal,
    lead: best.lead,
  }
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

function mailboxOf(address: Address | undefined): { name: string; address: string } {
  const mailbox = address?.group ? address.group[0] : address
  return { name: lineOf(mailbox?.name), address: lineOf(mailbox?.address).toLowerCase() }
}

function lineOf(text = ''): string {
  return storable(text.slice(0, MAX_LINE_LENGTH).replace(/\s+/g, ' '))
}

/** PostgreSQL stores neither NUL nor half a character. */
function storable(text: string): string {
  return text.slice(0, MAX_TEXT_LENGTH).replaceAll('\0', '').toWellFormed().trim()
}

function idsIn(headers: string): string[] {
  const ids = headers.slice(-4000).match(/[^\s<>]+@/g) ?? []
  return [...new Set(ids.map(localPart))].slice(-MAX_REFERENCES)
}

function localPart(messageId: string): string {
  return storable(messageId.replace(/^\s*</, '').split('@', 1)[0] ?? '').slice(0, MAX_LINE_LENGTH)
}
