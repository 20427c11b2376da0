import { z } from 'zod'

import { apiObject, idParameter } from '#domain/fields.ts'

/** All actions that are recorded. */
export const AUDIT_ACTIONS = [
  'property-created',
  'property-updated',
  'property-status-changed',
  'property-removed',
  'property-restored',
  'property-hidden',
  'property-shown',
  'feed-addresses-renewed',
  'post-created',
  'post-updated',
  'post-removed',
  'post-restored',
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
  'password-changed',
  'password-reset',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'sessions-ended',
] as const

/** One entry of the audit log. It never holds a visitor's name, address or message. */
export const auditEntry = apiObject('AuditEntry', {
  id: z.int(),
  at: z.string(),
  /** An administrator's user name, `command line`, or `site` for automatic actions. */
  who: z.string(),
  administrator_id: z.int().nullable(),
  what: z.enum(AUDIT_ACTIONS),
  /** The id of the property, post, enquiry, administrator or user concerned. */
  about_id: z.int().nullable(),
  /** A title, the name of an administrator or user, or a count. */
  note: z.string(),
})

export type AuditEntry = z.infer<typeof auditEntry>

export const auditFilter = z.object({ before: idParameter })

export type AuditFilter = z.output<typeof auditFilter>

export const auditPage = z.object({ entries: z.array(auditEntry), more: z.boolean() })
export type AuditPage = z.infer<typeof auditPage>
