import { z } from 'zod'

import type { WebhookFormat } from './webhook.ts'

/** A message as it is stored. */
export interface Message {
  id: string
  type: string
  /** JSON with `type`, `timestamp` and `data`. */
  body: string
}

export interface Target {
  format: WebhookFormat
  url: string
  /** Decrypted. */
  secret: string
  portal_id: string
  form_id: string
}

interface BaseUrls {
  hubspotUrl: string
  publicUrl: string
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** The URL, content type and body of the request for a message. It is signed elsewhere. */
export function buildRequest(target: Target, message: Message, baseUrls: BaseUrls) {
  const { timestamp, data } = JSON.parse(message.body) as { timestamp: string; data: object }
  switch (target.format) {
    case 'standard':
      return { url: target.url, type: JSON_TYPE, body: message.body }
    case 'form': {
      const event = { event: message.type, event_id: message.id, event_time: timestamp }
      const fields = new URLSearchParams({ ...event, ...flattened(data) })
      return { url: target.url, type: FORM_TYPE, body: fields.toString() }
    }
    case 'hubspot':
      return {
        url: `${baseUrls.hubspotUrl}${hubspotPath(target)}`,
        type: JSON_TYPE,
        body: JSON.stringify(hubspotForm(parseEnquiry(data), timestamp, baseUrls)),
      }
    case 'bitrix24':
      return {
        url: `${target.url}${target.secret}/crm.lead.add.json`,
        type: JSON_TYPE,
        body: JSON.stringify(bitrixLead(parseEnquiry(data), baseUrls)),
      }
  }
}

export function hubspotPath({ portal_id, form_id }: Pick<Target, 'portal_id' | 'form_id'>): string {
  return `/submissions/v3/integration/submit/${portal_id}/${form_id}`
}

/** Names of nested fields follow that of their object: `property_title`. */
function flattened(value: object, prefix = ''): Record<string, string> {
  const fields = Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const key = prefix + name
    if (Array.isArray(part)) return [[key, part.map(scalar).join(', ')]]
    if (part !== null && typeof part === 'object') return Object.entries(flattened(part, `${key}_`))
    return [[key, scalar(part)]]
  })
  return Object.fromEntries(fields) as Record<string, string>
}

function scalar(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const text = z.string().default('')

/** What the CRMs take of an enquiry. */
const enquiry = z.object({
  id: z.int().default(0),
  name: text,
  email: text,
  phone: text,
  subject: text,
  message: text,
  address: text,
  countrycity: text,
  property: z
    .object({ id: z.int().nullable(), title: z.string(), reference: z.string() })
    .nullable()
    .default(null),
})
type MappedEnquiry = z.output<typeof enquiry>

function parseEnquiry(data: unknown): MappedEnquiry {
  return enquiry.parse(data)
}

/**
 * HubSpot makes a contact of it, or finds the one with this email address. The form must have these
 * five fields: HubSpot refuses others.
 */
function hubspotForm(enquiry: MappedEnquiry, timestamp: string, { publicUrl }: BaseUrls) {
  const { first, last } = namesOf(enquiry.name)
  const fields = {
    email: enquiry.email,
    firstname: first,
    lastname: last,
    phone: enquiry.phone,
    message: describe(enquiry),
  }
  return {
    submittedAt: `${Date.parse(timestamp)}`,
    fields: Object.entries(fields)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({ objectTypeId: '0-1', name, value })),
    context: {
      pageUri: pageOf(enquiry, publicUrl),
      pageName: enquiry.property?.title || 'Website',
    },
  }
}

function bitrixLead(enquiry: MappedEnquiry, { publicUrl }: BaseUrls) {
  const { first, last } = namesOf(enquiry.name)
  const about = enquiry.property?.title || enquiry.subject || enquiry.address
  return {
    fields: {
      TITLE: [enquiry.name, about].filter(Boolean).join(': '),
      NAME: first,
      LAST_NAME: last,
      ...(enquiry.phone && { PHONE: [{ VALUE: enquiry.phone, VALUE_TYPE: 'WORK' }] }),
      ...(enquiry.email && { EMAIL: [{ VALUE: enquiry.email, VALUE_TYPE: 'WORK' }] }),
      COMMENTS: describe(enquiry),
      SOURCE_ID: 'WEB',
      SOURCE_DESCRIPTION: pageOf(enquiry, publicUrl),
      // By these two an administrator of Bitrix24 finds a lead that came twice.
      ORIGINATOR_ID: new URL(publicUrl).host,
      ORIGIN_ID: `enquiry-${enquiry.id}`,
    },
    params: { REGISTER_SONET_EVENT: 'Y' },
  }
}

function namesOf(name: string) {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { first, last: rest.join(' ') }
}

function describe({ subject, message, address, countrycity, property }: MappedEnquiry): string {
  const listing = property && [property.title, property.reference].filter(Boolean).join(', ')
  return [
    subject,
    message,
    listing && `Listing: ${listing}`,
    [address, countrycity].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join('\n')
}

function pageOf({ property }: MappedEnquiry, publicUrl: string): string {
  return property?.id ? `${publicUrl}/properties2/${property.id}` : `${publicUrl}/`
}

/**
 * What an answer means: `refused` where the same message would be refused again, `gone` where the
 * receiver wants no more messages.
 */
export type Verdict = 'delivered' | 'failed' | 'refused' | 'gone'

export function classifyAnswer(
  format: WebhookFormat,
  { status, text }: { status: number; text: string },
): Verdict {
  const isSuccess = status >= 200 && status < 300
  switch (format) {
    case 'standard':
    case 'form':
      return isSuccess ? 'delivered' : status === 410 ? 'gone' : 'failed'
    case 'hubspot':
      return isSuccess ? 'delivered' : status === 400 ? 'refused' : 'failed'
    case 'bitrix24':
      return bitrixVerdict(isSuccess, status, text)
  }
}

/** Limits of Bitrix24 on how much is asked; it takes the same message later. */
const BITRIX_LIMITS = new Set(['QUERY_LIMIT_EXCEEDED', 'OPERATION_TIME_LIMIT'])

function bitrixVerdict(isSuccess: boolean, status: number, text: string): Verdict {
  const { result, error } = bitrixAnswer(text)
  if (isSuccess && result !== undefined) return 'delivered'
  return status === 400 && !BITRIX_LIMITS.has(error) ? 'refused' : 'failed'
}

function bitrixAnswer(text: string): { result?: unknown; error: string } {
  try {
    const { result, error } = JSON.parse(text) as { result?: unknown; error?: unknown }
    return { result, error: typeof error === 'string' ? error : '' }
  } catch {
    return { error: '' }
  }
}
