import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import * as events from '#domain/enquiries/follow-up/events.server.ts'
import { withMailbox, type ImapServer, type OpenMailbox } from '#domain/mail/mailbox/imap.server.ts'
import * as health from '#domain/mail/mailbox/mailbox-health.server.ts'
import * as mailboxSettings from '#domain/mail/mailbox/mailbox-settings.server.ts'
import { wordsOf } from '#domain/mail/mailbox/mailbox-test.server.ts'
import { DAY_MS } from '#domain/iso-time.ts'
import * as settings from '#domain/settings/settings.server.ts'
import type { Database } from '#storage/database/database.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import * as rows from './letter-rows.server.ts'
import { findAnswered, isOwnEmail } from './own-emails.server.ts'
import { readLetter, type ReadLetter } from './read-letter.server.ts'
import * as leads from './store-lead.server.ts'

const CLAIM = 'portal-leads-claimed-until'
const CLAIM_MS = 5 * 60_000
const POSITION = 'mailbox-position'
const MAX_LETTERS_PER_RUN = 500
/** A portal's letter has a tenth of this. */
const MAX_LETTER_BYTES = 2_000_000
const READ_OF_LARGE_BYTES = 64_000
/** Of a mailbox that was not read before, or whose UIDs are new, only letters since then are read. */
const FIRST_DAYS = 7

type ReadingApp = Pick<
  App,
  'db' | 'clock' | 'log' | 'actor' | 'agency' | 'publicUrl' | 'encryption' | 'mailbox'
>

/**
 * Reads what is new in the mailbox, and returns how many letters were stored. One process at a time
 * does; where two do all the same, the key of each letter prevents that it is stored twice.
 */
export async function readNew(app: ReadingApp, signal?: AbortSignal): Promise<number> {
  const server = await mailboxSettings.current(app, app.mailbox)
  if (!server) return 0
  const until = new Date(app.clock.now().getTime() + CLAIM_MS)
  if (!(await settings.claim(app, CLAIM, until))) return 0
  try {
    return await readOnce(app, server, signal)
  } finally {
    await settings.release(app, CLAIM)
  }
}

class NotStored extends Error {}

/** A mailbox that cannot be read is noted: the admin area says so after an hour. */
export async function readOnce(
  app: ReadingApp,
  server: ImapServer,
  signal?: AbortSignal,
): Promise<number> {
  try {
    const agency = await app.agency.current()
    const stored = await withMailbox(
      server,
      (mailbox) => readLetters(app, { server, mailbox, agency }),
      signal,
    )
    await health.noteRead(app)
    return stored
  } catch (error) {
    if (error instanceof NotStored) throw error.cause
    if (signal?.aborted) return 0
    await health.noteFault(app, wordsOf(error))
    return 0
  }
}

interface Reading {
  server: ImapServer
  mailbox: OpenMailbox
  agency: Agency
}

async function readLetters(app: ReadingApp, reading: Reading): Promise<number> {
  const { mailbox } = reading
  const place = placeOf(reading)
  const last = await lastUid(app, place)
  const since = new Date(app.clock.now().getTime() - FIRST_DAYS * DAY_MS)
  const uids = await mailbox.listAfter(last, since)
  let stored = 0
  for (const uid of uids.slice(0, MAX_LETTERS_PER_RUN)) {
    const found = await mailbox.describe(uid)
    if (!found) continue
    const letter = await readSource(mailbox, uid, found.bytes)
    const arrival = { place, uid, receivedAt: found.receivedAt, agency: reading.agency }
    if (await keep(app, letter, arrival)) stored++
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

async function readSource(mailbox: OpenMailbox, uid: number, bytes: number): Promise<ReadLetter> {
  const isLarge = bytes > MAX_LETTER_BYTES
  const maxBytes = isLarge ? READ_OF_LARGE_BYTES : MAX_LETTER_BYTES
  const letter = await readLetter(await mailbox.readSource(uid, maxBytes))
  if (!isLarge) return letter
  const megabytes = Math.round(bytes / 1_000_000)
  const note = `Only the start was read: the letter has ${megabytes} MB.`
  return { ...letter, note, lead: null }
}

interface Arrival {
  place: string
  uid: number
  receivedAt: Date
  agency: Agency
}

/** Stores a letter. One that cannot become an enquiry must not hold up those behind it. */
async function keep(app: ReadingApp, letter: ReadLetter, arrival: Arrival): Promise<boolean> {
  try {
    return await store(app, letter, arrival)
  } catch (err) {
    if (storeUnavailable(err)) throw new NotStored('the database is unavailable', { cause: err })
    app.log.error({ err }, 'a letter could not be made an enquiry')
  }
  const note = 'It could not be made an enquiry.'
  const asUnknown = { ...letter, lead: null, answers: [], note }
  return store(app, asUnknown, arrival).catch((cause: unknown) => {
    throw new NotStored('a letter could not be stored', { cause })
  })
}

/** The letter, its enquiry and the place in the mailbox are stored together, or none of them. */
function store(app: ReadingApp, letter: ReadLetter, arrival: Arrival): Promise<boolean> {
  const { place, uid } = arrival
  return app.db.transaction().execute(async (tx) => {
    const id = await rows.insertOnce(tx, {
      letter_key: letter.key,
      mailbox_uid: `${place} ${uid}`,
      state: 'unknown',
      portal: letter.portal,
      from_name: letter.from_name,
      from_address: letter.from_address,
      subject: letter.subject,
      text: letter.text,
      note: letter.note,
      enquiry_id: null,
      received_at: arrival.receivedAt.toISOString(),
      created_at: app.clock.now().toISOString(),
    })
    if (id !== undefined)
      await rows.update(tx, id, await outcomeOf(tx, app, letter, arrival.agency))
    await settings.write({ db: tx }, POSITION, JSON.stringify({ place, uid }))
    return id !== undefined
  })
}

/** What becomes of a new letter. */
async function outcomeOf(
  tx: Database,
  app: ReadingApp,
  letter: ReadLetter,
  agency: Agency,
): Promise<Partial<Pick<rows.LetterRow, 'state' | 'enquiry_id'>>> {
  // The mailbox may get our own emails, too: one about a lead would be read as another lead.
  if (await isOwnEmail(tx, letter)) return { state: 'ignored' }
  const answered = await findAnswered(tx, letter.answers)
  if (answered !== undefined) {
    const text = `${letter.from_name || letter.from_address}: ${letter.text}`
    await events.record(tx, app, { enquiryId: answered, what: 'letter', text })
    return { state: 'enquiry', enquiry_id: answered }
  }
  if (!letter.lead) return { state: 'unknown' }
  const lead = { ...letter.lead, source: letter.lead.portal }
  const listing = lead.reference === '' ? undefined : await leads.findListing(tx, lead.reference)
  const same = await leads.findSame(tx, app, lead, listing)
  if (same === undefined)
    return { state: 'enquiry', enquiry_id: await leads.store(tx, app, lead, { listing, agency }) }
  const text = `Also through ${leads.sourceName(lead.source)}: ${lead.message}`
  await events.record(tx, app, { enquiryId: same, what: 'letter', text })
  return { state: 'duplicate', enquiry_id: same }
}
