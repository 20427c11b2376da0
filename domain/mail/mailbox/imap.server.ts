import { ImapFlow } from 'imapflow'

import type { Security } from '#domain/mail/mail-settings.ts'

/** A mailbox and its login, with the password as the server knows it. */
export interface ImapServer {
  host: string
  port: number
  security: Security
  user: string
  password: string
  folder: string
}

/** An email in the mailbox, before it is read. */
export interface MailboxEmail {
  uid: number
  bytes: number
  receivedAt: Date
}

export interface OpenMailbox {
  /** The UIDs of emails count only as long as this stays the same. */
  uidValidity: string
  /** How many emails the folder has. */
  count: number
  /** Those after a UID, or since a day where undefined, in the order of arrival. */
  listAfter(uid: number | undefined, since: Date): Promise<number[]>
  /** Undefined where it was deleted meanwhile. */
  describe(uid: number): Promise<MailboxEmail | undefined>
  /** The first bytes of an email. It stays unseen. */
  readSource(uid: number, maxBytes: number): Promise<Uint8Array>
  markSeen(uid: number): Promise<void>
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/** A server that sends more than was asked for is not read on. */
const LIMITS = { maxLiteralSize: 4_000_000, maxResponseSize: 8_000_000, maxLineLength: 4_000_000 }

/** Opens a folder, and closes the connection at the end, or as soon as `signal` says so. */
export async function withMailbox<Result>(
  server: ImapServer,
  work: (mailbox: OpenMailbox) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const client = new ImapFlow({
    host: server.host,
    port: server.port,
    secure: server.security === 'tls',
    ...(server.security !== 'tls' && { doSTARTTLS: server.security === 'starttls' }),
    auth: { user: server.user, pass: server.password },
    logger: false,
    disableAutoIdle: true,
    ...TIMEOUTS,
    ...LIMITS,
  })
  // The calls fail, too; without a listener the event would end the process.
  client.on('error', () => {})
  const close = () => client.close()
  signal?.addEventListener('abort', close)
  try {
    await client.connect()
    const { uidValidity, exists } = await client.mailboxOpen(server.folder)
    return await work(mailboxOf(client, `${uidValidity}`, exists))
  } finally {
    signal?.removeEventListener('abort', close)
    close()
  }
}

function mailboxOf(client: ImapFlow, uidValidity: string, count: number): OpenMailbox {
  const byUid = { uid: true }
  return {
    uidValidity,
    count,
    async listAfter(uid, since) {
      const query = uid === undefined ? { since } : { uid: `${uid + 1}:*` }
      const found = (await client.search(query, byUid)) || []
      // The last email is found by any number before `*`, however small.
      return found.filter((found) => found > (uid ?? 0)).sort((one, other) => one - other)
    },
    async describe(uid) {
      const found = await client.fetchOne(`${uid}`, { size: true, internalDate: true }, byUid)
      if (!found) return undefined
      const { size = 0, internalDate } = found
      return { uid, bytes: size, receivedAt: dateOf(internalDate) }
    },
    async readSource(uid, maxBytes) {
      const query = { source: { start: 0, maxLength: maxBytes } }
      const found = await client.fetchOne(`${uid}`, query, byUid)
      return (found && found.source) || new Uint8Array()
    },
    async markSeen(uid) {
      await client.messageFlagsAdd(`${uid}`, ['\\Seen'], byUid)
    },
  }
}

function dateOf(date: Date | string | undefined): Date {
  const parsed = new Date(date ?? '')
  return Number.isNaN(parsed.getTime()) ? new Date(0) : parsed
}
