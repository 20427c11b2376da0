import { z } from 'zod'

import { dubaiInstant, daysAfter, isDay } from '#domain/dubai-time.ts'
import { apiObject, idParameter, text } from '#domain/fields.ts'

import { auditChange } from './changes.ts'

/** All actions that are recorded. */
export const AUDIT_ACTIONS = [
  'property-created',
  'property-updated',
  'property-status-changed',
  'property-removed',
  'property-restored',
  'property-hidden',
  'property-shown',
  'property-announced',
  'feed-addresses-renewed',
  'post-created',
  'post-updated',
  'post-removed',
  'post-restored',
  'category-created',
  'category-updated',
  'category-removed',
  'location-created',
  'location-updated',
  'location-removed',
  'post-published',
  'brochure-uploaded',
  'brochure-removed',
  'brochure-homes-chosen',
  'demo-removed',
  'backup-made',
  'backup-downloaded',
  'backup-restored',
  'enquiry-handled',
  'enquiry-reopened',
  'enquiry-called-spam',
  'enquiry-called-no-spam',
  'enquiry-resent',
  'enquiry-tour-accepted',
  'enquiry-tour-times-proposed',
  'enquiry-tour-declined',
  'enquiry-moved',
  'enquiry-assigned',
  'enquiry-answered',
  'enquiries-exported',
  'enquiries-purged',
  'person-exported',
  'person-erased',
  'logged-in',
  'login-refused',
  'logged-out',
  'administrator-created',
  'administrator-removed',
  'user-created',
  'user-updated',
  'user-removed',
  'user-deactivated',
  'user-activated',
  'user-invited',
  'invitation-withdrawn',
  'invitation-accepted',
  'password-link-sent',
  'weekly-summary-on',
  'weekly-summary-off',
  'calendar-address-renewed',
  'password-changed',
  'password-reset',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'sessions-ended',
  'settings-changed',
  'mail-changed',
  'mailbox-changed',
  'portal-email-ignored',
  'portal-email-reopened',
  'portal-email-made-an-enquiry',
  'webhook-added',
  'webhook-removed',
  'webhook-on',
  'webhook-off',
  'webhook-resent',
  'webhook-tested',
] as const

/** One entry of the audit log. It never holds a visitor's name, address or message. */
export const auditEntry = apiObject('AuditEntry', {
  id: z.int(),
  at: z.string(),
  /** An administrator's user name, `command line`, or `site` for automatic actions. */
  who: z.string(),
  administrator_id: z.int().nullable(),
  what: z.enum(AUDIT_ACTIONS),
  /** The id of what it is about, such as a property or an enquiry: `what` says of which kind. */
  about_id: z.int().nullable(),
  /** A title, the name of an administrator or user, or a count. */
  note: z.string(),
  /** What was changed, field by field. */
  changes: z.array(auditChange),
})

export type AuditEntry = z.infer<typeof auditEntry>

/** What entries are about, for the filter, with the starts of their actions. */
const KINDS = {
  property: ['property-'],
  post: ['post-'],
  user: ['user-'],
  enquiry: ['enquir', 'person-', 'portal-email-'],
  brochure: ['brochure-'],
  portals: ['feed-'],
  settings: ['settings-', 'mail', 'webhook-', 'categor', 'location'],
}

/** `account`: all that no other kind has, such as logins. */
export const AUDIT_KINDS = [...(Object.keys(KINDS) as (keyof typeof KINDS)[]), 'account'] as const

export type AuditKind = (typeof AUDIT_KINDS)[number]

export function kindOf(what: AuditEntry['what']): AuditKind {
  const kinds = Object.entries(KINDS) as [keyof typeof KINDS, string[]][]
  return (
    kinds.find(([, starts]) => starts.some((start) => what.startsWith(start)))?.[0] ?? 'account'
  )
}

/** The start of a day in Dubai, as an instant; an empty field of a form is left out. */
const dayParameter = (toInstant: (day: string) => Date) =>
  z
    .string()
    .refine((day) => day === '' || isDay(day), 'Must be a day such as 2026-03-01.')
    .transform((day) => (day === '' ? undefined : toInstant(day).toISOString()))
    .optional()

export const auditFilter = z.object({
  before: idParameter,
  /** A user name, `site` or `command line`. */
  who: text.optional(),
  kind: z.literal('').or(z.enum(AUDIT_KINDS)).optional(),
  about_id: z
    .literal('')
    .transform(() => undefined)
    .or(idParameter),
  /** The first and the last day, in Dubai. */
  from: dayParameter((day) => dubaiInstant(day, '00:00')),
  to: dayParameter((day) => dubaiInstant(daysAfter(day, 1), '00:00')),
})

export type AuditFilter = z.output<typeof auditFilter>

export const auditPage = z.object({
  entries: z.array(auditEntry),
  more: z.boolean(),
  /** Everybody with an entry, for the filter; only with the first page. */
  people: z.array(z.string()),
})
export type AuditPage = z.infer<typeof auditPage>
