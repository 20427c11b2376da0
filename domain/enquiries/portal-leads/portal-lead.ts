import { hasArabic } from '#domain/has-arabic.ts'
import type { Language } from '#domain/language.ts'

import { readFields } from './portal-email-fields.ts'

/** As enquiries store them. A feed serves Bayut and dubizzle at once: `properties/portals/portal.ts`. */
export const LEAD_PORTALS = ['bayut', 'dubizzle', 'propertyfinder'] as const
export type LeadPortal = (typeof LEAD_PORTALS)[number]

export const LEAD_PORTAL_NAMES: Record<LeadPortal, string> = {
  bayut: 'Bayut',
  dubizzle: 'dubizzle',
  propertyfinder: 'Property Finder',
}

/** An email, its HTML turned to text. */
export interface EmailText {
  /** The sender's address. */
  from: string
  /** Where answers go; empty where that is the sender. */
  replyTo: string
  subject: string
  text: string
}

/** What a portal tells of somebody who asks about a listing; empty where it does not. */
export interface PortalLead {
  portal: LeadPortal
  name: string
  email: string
  phone: string
  message: string
  /** The agency's own reference of the listing. */
  reference: string
  /** The listing as the portal names it. */
  title: string
  language: Language
}

export interface RecognisedEmail {
  /** Whose email it says it is. Anybody can write a sender's address: this proves nothing. */
  portal: LeadPortal | ''
  /** Null where nobody can be answered: it has neither an email address nor a phone number. */
  lead: PortalLead | null
}

/** Reads an email as a lead of a portal. It never throws, whatever the email holds. */
export function recognise(incoming: EmailText): RecognisedEmail {
  const lines = linesOf(incoming.text)
  const bySender = portalAt(incoming.from) ?? portalInHeaders(lines)
  const portal = bySender ?? portalNamedIn(`${incoming.subject}\n${lines.join('\n')}`)
  if (!portal) return { portal: '', lead: null }
  const lead = readLead(portal, incoming, lines)
  const canBeAnswered = lead.email !== '' || lead.phone !== ''
  // Newsletters and signatures name portals, too: without a portal as sender, a reference is needed.
  const isLead = canBeAnswered && (bySender !== undefined || lead.reference !== '')
  if (isLead) return { portal, lead }
  return { portal: bySender ?? '', lead: null }
}

const MAX_TEXT_LENGTH = 50_000
const MAX_LINE = 200
const MAX_MESSAGE = 5000

function readLead(portal: LeadPortal, incoming: EmailText, lines: string[]): PortalLead {
  const fields = readFields(lines)
  const subject = plainSubject(incoming.subject)
  const email = emailIn(fields.email) || emailIn(fields.name) || replyAddress(incoming)
  const name = EMAIL.test(fields.name) ? '' : fields.name
  const message = fields.message || subject
  return {
    portal,
    name: name.slice(0, MAX_LINE),
    email,
    phone: phoneIn(fields.phone),
    message: message.slice(0, MAX_MESSAGE).toWellFormed(),
    reference:
      referenceIn(fields.reference) || referenceOf(subject) || referenceOf(lines.join(' ')),
    title: (fields.title || subject).slice(0, MAX_LINE).toWellFormed(),
    language: hasArabic(fields.message) || hasArabic(name) ? 'ar' : 'en',
  }
}

/** Lines without the marks of quoting, of bold text, and of the direction of writing. */
function linesOf(text: string): string[] {
  return text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\u00a0/g, ' ')
    .split(/\r?\n|\s\|\s|\t/)
    .map((line) =>
      line
        .replace(/^[\s>•·*\-–]{0,50}(?=\S)/, '')
        .replace(/\*(?=\s*[:：]?\s|$)|(?<=[:：])\*/g, '')
        .trim(),
    )
}

const DOMAINS: Record<LeadPortal, RegExp> = {
  bayut: /(^|\.)bayut\.(com|ae)$/,
  dubizzle: /(^|\.)dubizzle\.(com|ae)$/,
  propertyfinder: /(^|\.)propertyfinder\.(ae|com)$/,
}

function portalAt(address: string): LeadPortal | undefined {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return LEAD_PORTALS.find((portal) => DOMAINS[portal].test(domain))
}

/** A forwarded email has the headers of the first one in its text. */
function portalInHeaders(lines: string[]): LeadPortal | undefined {
  for (const line of lines) {
    const [, sender = ''] =
      /^(?:from|sender|reply-to|من|المرسل)\s*[:：]\s*(.{3,300})$/i.exec(line) ?? []
    const portal = sender && portalAt(emailIn(sender))
    if (portal) return portal
  }
  return undefined
}

const NAMES: Record<LeadPortal, RegExp> = {
  // The Arabic name is also the word for houses.
  bayut: /\bbayut\b|موقع بيوت|بيوت\.كوم/iu,
  dubizzle: /\bdubizzle\b|دوبيزل|دوبزل/iu,
  propertyfinder: /\bproperty ?finder\b|بروبرتي ?فايندر/iu,
}

function portalNamedIn(text: string): LeadPortal | undefined {
  return LEAD_PORTALS.find((portal) => NAMES[portal].test(text))
}

const EMAIL = /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/i
const PHONE = /[+(]?[\d\u0660-\u0669\u06f0-\u06f9][\d\u0660-\u0669\u06f0-\u06f9\s().-]{5,24}/

function emailIn(text: string): string {
  return EMAIL.exec(text.slice(0, 1000))?.[0].toLowerCase() ?? ''
}

function phoneIn(text: string): string {
  return (
    PHONE.exec(text)?.[0]
      .replace(/[\s(.-]+$/, '')
      .trim() ?? ''
  )
}

/** The Reply-To of an email that a portal sent itself. That of a forwarded one is the forwarder's. */
function replyAddress({ from, replyTo }: EmailText): string {
  return portalAt(from) && !portalAt(replyTo) ? emailIn(replyTo) : ''
}

const REFERENCE = /[a-z0-9][\w/-]{1,39}/i

function referenceIn(value: string): string {
  const [found = ''] = REFERENCE.exec(value) ?? []
  return /\d/.test(found) ? found : ''
}

/** "… Ref: GH-12", "… (Ref. no. GH-12)", "… المرجع: GH-12" within a sentence. */
function referenceOf(text: string): string {
  const named =
    /(?:\bref(?:erence)?\b\.?|المرجع|المرجعي)\s?(?:no\b\.?|number|id)?\s?[:#]?\s?([a-z0-9][\w/-]{1,39})/gi
  for (const [, found = ''] of text.replace(/\s+/g, ' ').matchAll(named))
    if (/\d/.test(found)) return found
  return ''
}

/** Without "Fwd:", "RE:" and the like, of which there may be several. */
export function plainSubject(subject: string): string {
  return subject
    .replace(/^(?:\s*(?:fwd?|re|aw|wg|tr|إعادة توجيه|رد)\s*[:：]\s*){1,10}/i, '')
    .replace(/\s+/g, ' ')
    .trim()
}
