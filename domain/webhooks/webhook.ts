import { z } from 'zod'

import { apiObject, idParameter, optionalLine } from '#domain/fields.ts'

/** What webhooks are told of, by its name in messages. */
export const EVENT_NAMES = {
  'enquiry.created': 'New enquiries',
  'enquiry.changed': 'Changes of enquiries',
  'property.changed': 'Changes of listings',
} as const

export type EventType = keyof typeof EVENT_NAMES
export const EVENT_TYPES = Object.keys(EVENT_NAMES) as EventType[]

/** The form in which a system gets what it is told. */
export const FORMAT_NAMES = {
  standard: 'Standard Webhooks (JSON)',
  form: 'Plain form post',
  hubspot: 'HubSpot form',
  bitrix24: 'Bitrix24 leads',
} as const

export type WebhookFormat = keyof typeof FORMAT_NAMES
export const FORMATS = Object.keys(FORMAT_NAMES) as WebhookFormat[]

/** A CRM only takes new enquiries, which become its contacts or leads. */
export function eventsOf(format: WebhookFormat): readonly EventType[] {
  return format === 'standard' || format === 'form' ? EVENT_TYPES : ['enquiry.created']
}

/** Whether what is sent is signed with a secret of ours. */
export function isSigned(format: WebhookFormat): boolean {
  return format === 'standard' || format === 'form'
}

export const MAX_WEBHOOKS = 20
const MAX_URL_LENGTH = 2000

const webhookFields = {
  id: z.int(),
  /** Of Bitrix24 without the code, which is a password. */
  url: z.string(),
  format: z.enum(FORMATS),
  events: z.array(z.enum(EVENT_TYPES)),
  state: z.enum(['on', 'off']),
  /** Why the site turned it off; empty where a person did. */
  off_because: z.string(),
  /** Since when nothing could be delivered; null where the last delivery succeeded. */
  failing_since: z.string().nullable(),
  created_at: z.string(),
  waiting: z.int(),
  failed: z.int(),
  last_sent_at: z.string().nullable(),
}

export const webhook = apiObject('Webhook', webhookFields)
export type Webhook = z.infer<typeof webhook>

/** The secret is told once. Empty where the format needs none of ours. */
export const newlyAddedWebhook = apiObject('AddedWebhook', { ...webhookFields, secret: z.string() })
export type AddedWebhook = z.infer<typeof newlyAddedWebhook>

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const newWebhook = apiObject('NewWebhook', {
  /** Not needed for HubSpot. Of Bitrix24: the address of an inbound webhook. */
  url: z
    .string('Must be a web address.')
    .transform((url) => url.trim())
    .refine(({ length }) => length <= MAX_URL_LENGTH, 'This is too long.')
    .default(''),
  format: z.enum(FORMATS, `Must be one of ${FORMATS.join(', ')}.`).default('standard'),
  events: z
    .array(
      z.enum(EVENT_TYPES, `Each must be one of ${EVENT_TYPES.join(', ')}.`),
      'Must be a list of events.',
    )
    .min(1, 'Please choose at least one event.')
    .transform((events) => [...new Set(events)]),
  /** Of HubSpot: the number of the account, and the id of the form. */
  portal_id: optionalLine((id) => /^\d{1,15}$/.test(id), 'Must be the number of the account.'),
  form_id: optionalLine((id) => GUID.test(id), 'Must be the id of a form, from its address.'),
})
export type NewWebhook = z.output<typeof newWebhook>

export const webhookChange = apiObject('WebhookChange', {
  state: z.enum(['on', 'off'], 'Must be on or off.'),
})

/** One message to one webhook. */
export const webhookDelivery = apiObject('WebhookDelivery', {
  id: z.int(),
  /** The same for all webhooks, and at every try. */
  message_id: z.string(),
  type: z.string(),
  enquiry_id: z.int().nullable(),
  state: z.enum(['waiting', 'sending', 'sent', 'failed']),
  tries: z.int(),
  /** When it is tried next, where it waits. */
  due_at: z.string(),
  /** Of the last answer; null where none came. */
  status: z.int().nullable(),
  last_words: z.string(),
  sent_at: z.string().nullable(),
  created_at: z.string(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

export const deliveryFilter = z.object({ before: idParameter })

export const deliveryPage = z.object({
  deliveries: z.array(webhookDelivery),
  more: z.boolean(),
})
export type DeliveryPage = z.infer<typeof deliveryPage>

/** The type of a message that somebody sends to try a webhook. */
export const TEST_TYPE = 'webhook.test'
