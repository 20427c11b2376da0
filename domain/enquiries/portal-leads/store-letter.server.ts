import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import * as events from '#domain/enquiries/follow-up/events.server.ts'
import * as settings from '#domain/settings/settings.server.ts'
import type { Database } from '#storage/database/database.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import * as rows from './letter-rows.server.ts'
import { findAnswered, isOwnEmail } from './own-emails.server.ts'
import type { ReadLetter } from './read-letter.server.ts'
import * as leads from './store-lead.server.ts'

/** The setting with the last letter that was stored. */
export const POSITION = 'mailbox-position'

const MAX_EVENT_LENGTH = 5000

export type LetterApp = Pick<App, 'db' | 'clock' | 'log' | 'actor' | 'publicUrl' | 'mail'>

/** It is the fault of the database, and not of the mailbox. */
export class NotStored extends Error {}

interface Arrival {
  /** The server, the user, the folder and its UIDVALIDITY. */
  place: string
  uid: number
  receivedAt: Date
  agency: Agency
}

/** Stores a letter. One that cannot become an enquiry must not hold up those behind it. */
export async function keep(app: LetterApp, letter: ReadLetter, arrival: Arrival): Promise<boolean> {
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
function store(app: LetterApp, letter: ReadLetter, arrival: Arrival): Promise<boolean> {
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
  app: LetterApp,
  letter: ReadLetter,
  agency: Agency,
): Promise<Partial<Pick<rows.LetterRow, 'state' | 'enquiry_id'>>> {
  // The mailbox may get our own emails, too: one about a lead would be read as another lead.
  if (await isOwnEmail(tx, letter)) return { state: 'ignored' }
  const answered = await findAnswered(tx, letter.answers)
  if (answered !== undefined) {
    const words = `${letter.from_name || letter.from_address}: ${letter.text}`
    const text = words.slice(0, MAX_EVENT_LENGTH).toWellFormed()
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
