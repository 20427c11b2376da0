import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import type { ImapServer, OpenMailbox } from '#domain/mail/mailbox/imap.server.ts'
import * as health from '#domain/mail/mailbox/mailbox-health.server.ts'
import * as mailboxSettings from '#domain/mail/mailbox/mailbox-settings.server.ts'
import { DAY_MS } from '#domain/iso-time.ts'
import * as settings from '#domain/settings/settings.server.ts'

import type { IncomingEmail } from './read-portal-email.server.ts'
import {
  NotStored,
  POSITION,
  storePortalEmail,
  type StoringApp,
} from './store-portal-email.server.ts'

const CLAIM = 'portal-leads-claimed-until'
/** After a kill, another process waits this long. */
const CLAIM_MS = 90_000
const MAX_EMAILS_PER_RUN = 500
/** Ten times the size of a portal's email. */
const MAX_EMAIL_BYTES = 2_000_000
/** How much is read of a larger one. */
const READ_OF_LARGE_BYTES = 64_000
/** Of a mailbox that was not read before, or whose UIDs are new, only the emails of these days are read. */
const FIRST_DAYS = 7

type ReadingApp = StoringApp & Pick<App, 'agency' | 'encryption' | 'mailbox'>

/**
 * Reads what is new in the mailbox, and returns how many emails were stored. One process at a time
 * does; where two do all the same, the key of each email prevents that it is stored twice.
 */
export async function readNew(app: ReadingApp, signal?: AbortSignal): Promise<number> {
  const server = await mailboxSettings.current(app, app.mailbox)
  if (typeof server !== 'object') {
    if (server) await health.noteFault(app, new Error(server))
    else await health.forgetFault(app)
    return 0
  }
  const until = new Date(app.clock.now().getTime() + CLAIM_MS)
  if (!(await settings.claim(app, CLAIM, until))) return 0
  try {
    return await readWithoutClaim(app, server, signal)
  } finally {
    await settings.release(app, CLAIM, until)
  }
}

/**
 * The same without a claim. A mailbox that cannot be read is noted: the admin area says so after an
 * hour.
 */
export async function readWithoutClaim(
  app: ReadingApp,
  server: ImapServer,
  signal?: AbortSignal,
): Promise<number> {
  try {
    const agency = await app.agency.current()
    // Imported only where a mailbox is set, so that a start without one is quicker.
    const { withMailbox } = await import('#domain/mail/mailbox/imap.server.ts')
    const stored = await withMailbox(
      server,
      (mailbox) => readEmails(app, { server, mailbox, agency }),
      signal,
    )
    await health.noteRead(app)
    return stored
  } catch (error) {
    if (error instanceof NotStored) throw error.cause
    if (signal?.aborted) return 0
    await health.noteFault(app, error)
    return 0
  }
}

interface Reading {
  server: ImapServer
  mailbox: OpenMailbox
  agency: Agency
}

async function readEmails(app: ReadingApp, reading: Reading): Promise<number> {
  const { mailbox } = reading
  const place = placeOf(reading)
  const last = await lastUid(app, place)
  const since = new Date(app.clock.now().getTime() - FIRST_DAYS * DAY_MS)
  const uids = await mailbox.listAfter(last, since)
  let stored = 0
  for (const uid of uids.slice(0, MAX_EMAILS_PER_RUN)) {
    const found = await mailbox.describe(uid)
    if (!found) continue
    const incoming = await readSource(mailbox, uid, found.bytes)
    const arrival = { place, uid, receivedAt: found.receivedAt, agency: reading.agency }
    if (await storePortalEmail(app, incoming, arrival)) stored++
    await mailbox.markSeen(uid)
  }
  return stored
}

function placeOf({ server, mailbox }: Reading): string {
  return `${server.user} ${server.host} ${server.folder} ${mailbox.uidValidity}`
}

/** The last one that was stored; undefined for a mailbox that was not read before. */
async function lastUid({ db }: Pick<App, 'db'>, place: string): Promise<number | undefined> {
  const stored = await settings.read({ db }, POSITION)
  const position = stored && (JSON.parse(stored) as { place: string; uid: number })
  return position && position.place === place ? position.uid : undefined
}

async function readSource(
  mailbox: OpenMailbox,
  uid: number,
  bytes: number,
): Promise<IncomingEmail> {
  const isLarge = bytes > MAX_EMAIL_BYTES
  const maxBytes = isLarge ? READ_OF_LARGE_BYTES : MAX_EMAIL_BYTES
  const { readPortalEmail } = await import('./read-portal-email.server.ts')
  const incoming = await readPortalEmail(await mailbox.readSource(uid, maxBytes))
  if (!isLarge) return incoming
  const megabytes = Math.round(bytes / 1_000_000)
  const note = `Only the start was read: the email has ${megabytes} MB.`
  return { ...incoming, note, lead: null }
}
