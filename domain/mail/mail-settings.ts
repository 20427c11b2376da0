import { z } from 'zod'

import { apiObject, optionalLine, text } from '#domain/fields.ts'

/** How the connection to the mail server is protected. */
export const SECURITY = ['tls', 'starttls', 'none'] as const
export type Security = (typeof SECURITY)[number]

const MAX_PASSWORD_LENGTH = 500
const MAX_RECIPIENTS = 5

/** The value of `SMTP_URL` that turns mail off, whatever the screen says: for a copy of a site. */
export const NO_MAIL = 'none'

/** The settings of the environment, where they are set: they win over those of the screen. */
export interface MailEnvironment {
  url?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** How emails are sent. The password is never told. */
export const mailSettings = apiObject('MailSettings', {
  /** The name of the mail server; empty where none is set. */
  host: z.string(),
  port: z.int(),
  security: z.enum(SECURITY),
  user: z.string(),
  has_password: z.boolean(),
  from: z.string(),
  to: z.string(),
  /** The environment variables that are set. What they say cannot be changed here. */
  environment: z.array(z.enum(['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'])),
  /** Whether the password is stored encrypted: only with `SECRET_KEY`. */
  encrypts: z.boolean(),
  /** Why emails are not sent; empty where they are. */
  problem: z.string(),
})
export type MailSettings = z.infer<typeof mailSettings>

/** A server with its login, as it is typed. */
export function serverFields({ host, port }: { host: string; port: number }) {
  const noPort = `Must be a port number, such as ${port}.`
  return {
    host: optionalLine(
      (host) => /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(host),
      `Must be the name of a server, such as ${host}.`,
    ),
    port: z.int(noPort).min(1, noPort).max(65_535, noPort).optional(),
    security: z.enum(SECURITY, `Must be one of ${SECURITY.join(', ')}.`).optional(),
    user: optionalLine((user) => !hasLineBreak(user), 'Must be one line.'),
    password: text
      .refine(({ length }) => length <= MAX_PASSWORD_LENGTH, 'This is too long.')
      .refine((password) => !hasLineBreak(password), 'Must be one line.')
      .optional(),
  }
}

/** What is left out stays as it is. An empty host turns mail off. */
export const mailChange = apiObject('MailChange', {
  ...serverFields({ host: 'smtp.example.com', port: 587 }),
  from: optionalLine(isSender, 'Must be an e-mail address, or a name and <address>.'),
  to: optionalLine(
    isRecipients,
    `Must be an e-mail address, or up to ${MAX_RECIPIENTS} with commas between them.`,
  ),
})
export type MailChange = z.infer<typeof mailChange>

/** What the mail server said to a test email. */
export const mailTest = apiObject('MailTest', {
  sent: z.boolean(),
  /** What it means, in plain words. */
  meaning: z.string(),
  /** The words of the server, or of the connection to it. */
  said: z.string(),
})
export type MailTest = z.infer<typeof mailTest>

// A line break would begin another header of the email, or another command to the server.
export function hasLineBreak(line: string): boolean {
  return /[\p{Cc}]/u.test(line)
}

/** `office@example.com` or `The Agency <office@example.com>`. */
function isSender(line: string): boolean {
  const [, address] = /^[^<>@"\\,;:]*<([^<>]*)>$/.exec(line) ?? []
  return !hasLineBreak(line) && isAddress(address ?? line)
}

function isRecipients(line: string): boolean {
  const addresses = line.split(',').map((address) => address.trim())
  return addresses.length <= MAX_RECIPIENTS && addresses.every(isAddress)
}

function isAddress(address: string): boolean {
  return z.email().safeParse(address).success
}
