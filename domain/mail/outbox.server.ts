import { randomUUID } from 'node:crypto'

import type { App, Mail, OutgoingEmail } from '#domain/app.ts'
import { DAY_MS, isoAfter } from '#domain/iso-time.ts'
import { CLAIM_MS, claimTimes, withJitter } from '#domain/queue.server.ts'
import type { Database } from '#storage/database/database.ts'

import * as rows from './email-rows.server.ts'

const FIRST_WAIT_MS = 2000
const MAX_WAIT_MS = 3_600_000
const MAX_TRIES = 60
/** Waits of about 70 minutes in all: a later email about a tour is of no use to a visitor. */
const MAX_TRIES_FOR_TOURS = 12

interface DeliveryFailure {
  /** The server may have accepted the email before the connection broke. */
  mayBeDelivered: boolean
  /** The server did not respond, so other emails would fail, too. */
  noResponse?: boolean
  cause?: unknown
}

/** A failed try to deliver an email. */
export class DeliveryError extends Error {
  readonly mayBeDelivered: boolean
  readonly noResponse: boolean
  constructor(message: string, { mayBeDelivered, noResponse = false, cause }: DeliveryFailure) {
    super(message, { cause })
    this.mayBeDelivered = mayBeDelivered
    this.noResponse = noResponse
  }
}

export interface NewEmail extends Omit<OutgoingEmail, 'id' | 'attachments' | 'perhapsTwice'> {
  /** A random one unless given. */
  id?: string
  attachments: Attachment[]
}

/** A stored file, read when the email is sent, or a short text. */
type Attachment = { filename: string } & ({ key: string } | { text: string; type: string })

/**
 * Puts an email into the outbox, inside the caller's transaction. A held one waits for `release`. The
 * text of a secret one is deleted when it is sent or given up.
 */
export function add(
  db: Database,
  now: Date,
  email: NewEmail,
  { held, secret = false }: { held: boolean; secret?: boolean },
): Promise<number> {
  const { id, to = '', agent, replyTo, attachments, thread = [], headers = {} } = email
  const { subject, text, html } = email
  return rows.insert(db, {
    subject,
    text,
    html,
    message_id: id ?? randomUUID(),
    thread: thread.join(' '),
    headers: JSON.stringify(headers),
    to_address: to,
    agent_address: (to ? replyTo?.address : agent) ?? '',
    reply_to_name: replyTo?.name ?? '',
    reply_to_address: replyTo?.address ?? '',
    attachments: JSON.stringify(attachments),
    state: held ? 'held' : 'waiting',
    tries: 0,
    due_at: now.toISOString(),
    perhaps_twice: 0,
    last_words: '',
    sent_at: null,
    created_at: now.toISOString(),
    secret: secret ? 1 : 0,
  })
}

/** Queues a held email; one in any other state is left alone. */
export async function release(db: Database, now: Date, id: number): Promise<void> {
  await rows.update(db, id, { state: 'waiting', due_at: now.toISOString() }, { states: ['held'] })
}

/** Holds an email that has not been sent yet. One that is being tried may still arrive. */
export async function hold(db: Database, id: number): Promise<void> {
  await rows.hold(db, id)
}

/** Queues an email again, for now. One that was sent before is marked as a possible duplicate. */
export async function resend(db: Database, now: Date, id: number): Promise<void> {
  const due = dueAgain(now)
  await rows.update(db, id, { ...due, perhaps_twice: 1 }, { states: ['sent'] })
  await rows.update(db, id, due, { states: ['waiting', 'failed', 'held'] })
}

/** Queues an email again if it failed. */
export async function retry(db: Database, now: Date, id: number): Promise<void> {
  await rows.update(db, id, dueAgain(now), { states: ['failed'] })
}

function dueAgain(now: Date) {
  return { state: 'waiting', tries: 0, due_at: now.toISOString() } as const
}

/** After a restore: an email that was unsent in the backup may have been sent since. */
export { markUnsentAsPossibleDuplicates } from './email-rows.server.ts'

/** How many emails to the agency and answers were tried and not delivered; of one person where given. */
export function countFailed({ db }: Pick<App, 'db'>, assignee?: number): Promise<number> {
  return rows.countFailed(db, assignee)
}

/** How many emails have not been sent, and when the oldest was created that should have been. */
export async function backlog({ db }: Pick<App, 'db'>) {
  const unsent = await rows.countUnsent(db)
  const counts = Object.fromEntries(unsent.map(({ state, count }) => [state, count]))
  // A held email is not overdue: it waits for an administrator.
  const [oldest] = unsent.flatMap(({ state, since }) => (state === 'held' ? [] : since)).sort()
  return {
    emails: { waiting: 0, sending: 0, failed: 0, held: 0, ...counts },
    oldestUndelivered: oldest === undefined ? undefined : new Date(oldest),
  }
}

/**
 * Sends every email that is due, one after another, and returns how many were sent. An email is
 * claimed first: if this process dies another one tries again, and no two send it at once. When the
 * mail server does not respond, the rest stay untried: each failure would lengthen their wait. When
 * the site is stopping, they stay for the next process.
 */
export async function deliverDue(
  app: Pick<App, 'db' | 'files' | 'clock' | 'log' | 'mail'>,
  stopping?: AbortSignal,
): Promise<number> {
  const { db, clock } = app
  const mail = await app.mail.current(db)
  if (mail === 'off') return 0
  for (let sent = 0; ;) {
    if (stopping?.aborted) return sent
    const email = await rows.claimDue(db, claimTimes(clock.now(), MAX_WAIT_MS))
    if (!email) return sent
    const failure = await deliver(app, mail, email)
    if (failure?.noResponse) return sent
    if (!failure) sent++
  }
}

async function deliver(
  { db, files, clock, log }: Pick<App, 'db' | 'files' | 'clock' | 'log'>,
  mail: Mail,
  email: rows.EmailRow,
): Promise<DeliveryError | null> {
  const stopRenewing = renewClaim({ db, clock }, email.id)
  const outcome = await attempt(files, mail, email).finally(stopRenewing)
  // When the database fails here, a sent email stays claimed. After the claim runs out it is sent
  // again, marked as a possible duplicate.
  if (outcome instanceof DeliveryError) {
    if (outcome.mayBeDelivered) await rows.update(db, email.id, { perhaps_twice: 1 })
    // Meanwhile it may have been held.
    const change = afterFailure(email, outcome, clock.now())
    await rows.update(db, email.id, change, { states: ['sending'] })
    log.warn({ email: email.id, tries: email.tries }, 'an email did not go out')
    return outcome
  }
  const sent_at = clock.now().toISOString()
  const sent = { state: 'sent', sent_at, last_words: outcome } as const
  await rows.update(db, email.id, { ...sent, ...(email.secret === 1 && NO_TEXT) })
  log.info({ email: email.id, tries: email.tries }, 'an email went out')
  return null
}

/** The server's response, or why the email was not delivered. */
async function attempt(files: App['files'], mail: Mail, email: rows.EmailRow) {
  const { to_address: to, agent_address: agent, reply_to_name: name } = email
  // Of an email to one person, `agent_address` is where replies go. It may be empty, and so may that of
  // an enquirer who left a phone number only.
  const address = to ? agent : email.reply_to_address
  try {
    return await mail.send({
      id: email.message_id,
      to: to || undefined,
      agent: agent || undefined,
      replyTo: address ? { name, address } : undefined,
      subject: email.subject,
      text: email.text,
      html: email.html,
      attachments: await readAttachments(files, email.attachments),
      perhapsTwice: email.perhaps_twice === 1,
      thread: email.thread.split(' ').filter(Boolean),
      headers: JSON.parse(email.headers) as Record<string, string>,
    })
  } catch (cause) {
    if (cause instanceof DeliveryError) return cause
    const why = 'The email could not be put together.'
    return new DeliveryError(why, { mayBeDelivered: false, cause })
  }
}

const NO_TEXT = { text: '', html: '' }

const SECRETS_KEPT_MS = 7 * DAY_MS

/** Deletes what is left of secret emails, once nobody needs to know of their delivery. */
export async function removeOldSecrets({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await rows.removeSecrets(db, isoAfter(clock.now(), -SECRETS_KEPT_MS))
}

function afterFailure(email: rows.EmailRow, failure: DeliveryError, now: Date) {
  const maxTries = isTourOfVisitor(email) ? MAX_TRIES_FOR_TOURS : MAX_TRIES
  const isLast = email.tries >= maxTries
  return {
    state: isLast ? ('failed' as const) : ('waiting' as const),
    ...(isLast && email.secret === 1 && NO_TEXT),
    due_at: isoAfter(now, waitMs(email.tries)),
    last_words: failure.message,
  }
}

/** Only emails about tours bring something for a visitor's calendar. */
function isTourOfVisitor({ to_address, attachments }: rows.EmailRow): boolean {
  if (to_address === '') return false
  const files = JSON.parse(attachments) as Attachment[]
  return files.some((file) => 'type' in file && file.type.startsWith('text/calendar'))
}

function waitMs(tries: number): number {
  return withJitter(Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)))
}

function renewClaim({ db, clock }: Pick<App, 'db' | 'clock'>, id: number): () => void {
  const timer = setInterval(() => {
    const due_at = isoAfter(clock.now(), CLAIM_MS)
    rows.update(db, id, { due_at }, { states: ['sending'] }).catch(() => {})
  }, CLAIM_MS / 3)
  return () => clearInterval(timer)
}

async function readAttachments(files: App['files'], json: string) {
  const attachments: OutgoingEmail['attachments'] = []
  for (const { filename, ...attachment } of JSON.parse(json) as Attachment[]) {
    const isText = 'text' in attachment
    const content = isText ? attachment.text : await (await files.find(attachment.key))?.read()
    const contentType = isText ? attachment.type : undefined
    if (content !== undefined) attachments.push({ filename, content, contentType })
  }
  return attachments
}
