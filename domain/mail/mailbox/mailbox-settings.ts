import { z } from 'zod'

import { apiObject, optionalLine } from '#domain/fields.ts'
import { hasLineBreak, SECURITY, serverFields } from '#domain/mail/mail-settings.ts'

/** The value of `IMAP_URL` that reads no mailbox, whatever the screen says: for a copy of a site. */
export const NO_MAILBOX = 'none'

/** The setting of the environment, where it is set: it wins over those of the screen. */
export interface MailboxEnvironment {
  url?: string | undefined
}

/** The mailbox that is read. The password is never told. */
export const mailboxSettings = apiObject('MailboxSettings', {
  /** The name of the IMAP server; empty where none is set. */
  host: z.string(),
  port: z.int(),
  security: z.enum(SECURITY),
  user: z.string(),
  has_password: z.boolean(),
  /** The folder that is read, such as `INBOX`. */
  folder: z.string(),
  /** Whether `IMAP_URL` is set. What it says cannot be changed here. */
  by_environment: z.boolean(),
  /** Whether the password is stored encrypted: only with `SECRET_KEY`. */
  encrypts: z.boolean(),
  /** Why no mail is read; empty where it is. */
  problem: z.string(),
  /** When it was last read without a fault; null before that. */
  read_at: z.string().nullable(),
  /** Since when it cannot be read, and what was said last; null and empty where it can. */
  failing_since: z.string().nullable(),
  said: z.string(),
})
export type MailboxSettings = z.infer<typeof mailboxSettings>

/** What is left out stays as it is. An empty host ends the reading. */
export const mailboxChange = apiObject('MailboxChange', {
  ...serverFields({ host: 'imap.example.com', port: 993 }),
  folder: optionalLine((folder) => !hasLineBreak(folder), 'Must be the name of a folder.'),
})
export type MailboxChange = z.infer<typeof mailboxChange>

/** What the server said when the mailbox was opened. */
export const mailboxTest = apiObject('MailboxTest', {
  opened: z.boolean(),
  /** What it means, in plain words. */
  meaning: z.string(),
  /** The words of the server, or of the connection to it. */
  said: z.string(),
})
export type MailboxTest = z.infer<typeof mailboxTest>
