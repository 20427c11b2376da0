import { randomUUID } from 'node:crypto'

import type { App, Mail, OutgoingEmail } from '#domain/app.ts'
import type { Database } from '#storage/database/database.ts'

import * as rows from './email-rows.server.ts'
import { DeliveryError } from './undelivered.ts'

const FIRST_WAIT_SECONDS = 2
const LONGEST_WAIT_SECONDS = 3600
const MOST_TRIES = 60
/** Some two hours: what comes later is of no use to a visitor. */
const MOST_TRIES_TO_VISITORS = 12
const SPREAD = 0.2
const CLAIM_SECONDS = 30
const CLOCKS_DIFFER_SECONDS = 60

export interface NewLetter {
  /** Left out: to the agency, which replies to `replyTo`. */
  to?: string | undefined
  replyTo: { name: string; address: string }
  subject: string
  text: string
  html: string
  attachments: Attachment[]
}

/** A file of the store, read when the letter goes out, or a short text. */
type Attachment = { filename: string } & ({ key: string } | { text: string; type: string })

/** Puts a letter into the outbox, inside the caller's transaction. A held one waits for release. */
export function add(
  db: Database,
  now: Date,
  { to = '', replyTo, attachments, ...words }: NewLetter,
  { held }: { held: boolean },
): Promise<number> {
  return rows.insert(db, {
    ...words,
    message_id: randomUUID(),
    to_address: to,
    reply_to_name: replyTo.name,
    reply_to_address: replyTo.address,
    attachments: JSON.stringify(attachments),
    state: held ? 'held' : 'waiting',
    tries: 0,
    due_at: now.toISOString(),
    perhaps_twice: 0,
    last_words: '',
    sent_at: null,
    created_at: now.toISOString(),
  })
}

/** Lets a held letter go; one that is on its way or has arrived is left alone. */
export async function retryUndelivered(db: Database, now: Date, id: number): Promise<void> {
  await rows.update(db, id, { state: 'waiting', due_at: now.toISOString() }, { whileIn: ['held'] })
}

/** Keeps a letter back that has not gone out yet. */
export async function hold(db: Database, id: number): Promise<void> {
  await rows.update(db, id, { state: 'held' }, { whileIn: ['waiting', 'failed'] })
}

/** Sends a letter once more, at once. One that had arrived is marked as coming again. */
export async function resend(db: Database, now: Date, id: number): Promise<void> {
  const due = { state: 'waiting', tries: 0, due_at: now.toISOString() } as const
  await rows.update(db, id, { ...due, perhaps_twice: 1 }, { whileIn: ['sent'] })
  await rows.update(db, id, due, { whileIn: ['waiting', 'failed', 'held'] })
}

/** Tries one that failed again. */
export async function retry(db: Database, now: Date, id: number): Promise<void> {
  const due = { state: 'waiting', tries: 0, due_at: now.toISOString() } as const
  await rows.update(db, id, due, { whileIn: ['failed'] })
}

/** After a step back in time: a letter that had not gone out then may have gone out since. */
export async function doubt(db: Database): Promise<void> {
  await rows.doubtUnsent(db)
}

export interface Backlog {
  letters: Record<'waiting' | 'sending' | 'failed' | 'held', number>
  /** When the oldest letter was written that should have gone out and has not. */
  oldestUndelivered: Date | undefined
}

/** What has not gone out. */
export async function backlog({ db }: Pick<App, 'db'>): Promise<Backlog> {
  const backlog: Backlog = {
    letters: { waiting: 0, sending: 0, failed: 0, held: 0 },
    oldestUndelivered: undefined,
  }
  for (const { state, count, since } of await rows.unsent(db)) {
    if (state === 'sent') continue
    backlog.letters[state] = count
    const oldest = new Date(since)
    // A held one is not meant to go.
    if (state !== 'held' && !(backlog.oldestUndelivered && backlog.oldestUndelivered < oldest))
      backlog.oldestUndelivered = oldest
  }
  return backlog
}

/**
 * Sends every letter that is due, one after another, and returns how many went out. A letter is
 * claimed before it is sent: whatever happens to this process, another try follows, and no two
 * processes send it at once. Where nobody answers, the rest are left for the next time: they would
 * only wait longer, each by itself, once the server is back.
 */
export async function deliverDue(
  app: Pick<App, 'db' | 'files' | 'clock' | 'log' | 'mail'>,
): Promise<number> {
  const { db, clock, mail } = app
  if (mail === 'off') return 0
  for (let sent = 0; ;) {
    const letter = await rows.takeDue(db, timesAt(clock.now()))
    if (!letter) return sent
    const failure = await deliver(app, mail, letter)
    if (failure?.unanswered) return sent
    if (!failure) sent++
  }
}

function timesAt(now: Date) {
  const waiting = later(now, LONGEST_WAIT_SECONDS * (1 + SPREAD))
  // Processes on several machines share the outbox, and no two clocks are quite alike.
  const sending = later(now, CLAIM_SECONDS + CLOCKS_DIFFER_SECONDS)
  const until = later(now, CLAIM_SECONDS)
  return { now: now.toISOString(), until, latest: { waiting, sending } }
}

async function deliver(
  { db, files, clock, log }: Pick<App, 'db' | 'files' | 'clock' | 'log'>,
  mail: Mail,
  letter: rows.LetterRow,
): Promise<DeliveryError | null> {
  const stopRenewing = renewClaim({ db, clock }, letter.id)
  const outcome = await attempt(files, mail, letter).finally(stopRenewing)
  // What has gone out and cannot be noted, since the database is away, stays claimed. It is sent once
  // more when the claim is over, and marked.
  if (outcome instanceof DeliveryError) {
    await rows.update(db, letter.id, afterFailure(letter, outcome, clock.now()))
    log.warn({ letter: letter.id, tries: letter.tries }, 'a letter did not go out')
    return outcome
  }
  const sent_at = clock.now().toISOString()
  await rows.update(db, letter.id, { state: 'sent', sent_at, last_words: outcome })
  log.info({ letter: letter.id, tries: letter.tries }, 'a letter went out')
  return null
}

/** The server's words, or why it was not delivered. */
async function attempt(
  files: App['files'],
  mail: Mail,
  letter: rows.LetterRow,
): Promise<string | DeliveryError> {
  try {
    return await mail.send({
      id: letter.message_id,
      to: letter.to_address || undefined,
      replyTo: { name: letter.reply_to_name, address: letter.reply_to_address },
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      attachments: await readAttachments(files, letter.attachments),
      perhapsTwice: letter.perhaps_twice === 1,
    })
  } catch (error) {
    return asUndelivered(error)
  }
}

function afterFailure(letter: rows.LetterRow, failure: DeliveryError, now: Date) {
  const mostTries = letter.to_address === '' ? MOST_TRIES : MOST_TRIES_TO_VISITORS
  return {
    state: letter.tries < mostTries ? ('waiting' as const) : ('failed' as const),
    due_at: later(now, waitSeconds(letter.tries)),
    last_words: failure.message,
    ...(failure.unclear && { perhaps_twice: 1 }),
  }
}

// Doubled each time and spread a little, so that many letters do not all come back at once.
function waitSeconds(tries: number): number {
  const wait = Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (tries - 1))
  return wait * (1 - SPREAD + Math.random() * 2 * SPREAD)
}

function renewClaim({ db, clock }: Pick<App, 'db' | 'clock'>, id: number): () => void {
  const timer = setInterval(
    () => {
      const due_at = later(clock.now(), CLAIM_SECONDS)
      rows.update(db, id, { due_at }, { whileIn: ['sending'] }).catch(() => {})
    },
    (CLAIM_SECONDS * 1000) / 3,
  )
  return () => clearInterval(timer)
}

async function readAttachments(files: App['files'], json: string) {
  const attachments: OutgoingEmail['attachments'] = []
  for (const attachment of JSON.parse(json) as Attachment[]) {
    const { filename } = attachment
    if ('text' in attachment) {
      attachments.push({ filename, content: attachment.text, contentType: attachment.type })
      continue
    }
    const file = await files.find(attachment.key)
    if (file) attachments.push({ filename, content: await file.read() })
  }
  return attachments
}

function asUndelivered(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  return new DeliveryError('The letter could not be put together.', {
    unclear: false,
    cause: error,
  })
}

function later(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString()
}
