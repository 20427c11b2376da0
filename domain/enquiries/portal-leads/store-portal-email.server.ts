import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import { reopen } from '#domain/enquiries/follow-up/changes.server.ts'
import * as events from '#domain/enquiries/follow-up/events.server.ts'
import * as settings from '#domain/settings/settings.server.ts'
import type { Database } from '#storage/database/database.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import * as rows from './portal-email-rows.server.ts'
import { findEnquiryOfReply, isOwnEmail } from './own-emails.server.ts'
import type { IncomingEmail } from './read-portal-email.server.ts'
import * as leads from './store-lead.server.ts'

/** The setting with the last email that was stored. */
export const POSITION = 'mailbox-position'

const MAX_EVENT_LENGTH = 5000

export type StoringApp = Pick<App, 'db' | 'clock' | 'log' | 'actor' | 'publicUrl' | 'mail'>

/** Thrown where the database could not store an email. The mailbox itself works. */
export class NotStored extends Error {}

interface Arrival {
  /** The server, the user, the folder and its UIDVALIDITY. */
  place: string
  uid: number
  receivedAt: Date
  agency: Agency
}

/**
 * Stores a portal email, and returns false if it was stored before. An email that cannot become an
 * enquiry is stored as `unknown`, so that it does not block the emails after it.
 */
export async function storePortalEmail(
  app: StoringApp,
  incoming: IncomingEmail,
  arrival: Arrival,
): Promise<boolean> {
  try {
    return await store(app, incoming, arrival)
  } catch (err) {
    if (storeUnavailable(err)) throw new NotStored('the database is unavailable', { cause: err })
    app.log.error({ err }, 'a portal email could not be made an enquiry')
  }
  const note = 'It could not be made an enquiry.'
  const asUnknown = { ...incoming, lead: null, answers: [], note }
  return store(app, asUnknown, arrival).catch((cause: unknown) => {
    throw new NotStored('a portal email could not be stored', { cause })
  })
}

/** The email, its enquiry and the place in the mailbox are stored together, or none of them. */
function store(app: StoringApp, incoming: IncomingEmail, arrival: Arrival): Promise<boolean> {
  const { place, uid } = arrival
  return app.db.transaction().execute(async (tx) => {
    const id = await rows.insertOnce(tx, {
      message_key: incoming.key,
      mailbox_uid: `${place} ${uid}`,
      state: 'unknown',
      portal: incoming.portal,
      from_name: incoming.from_name,
      from_address: incoming.from_address,
      subject: incoming.subject,
      text: incoming.text,
      note: incoming.note,
      enquiry_id: null,
      received_at: arrival.receivedAt.toISOString(),
      created_at: app.clock.now().toISOString(),
    })
    if (id !== undefined)
      await rows.update(tx, id, await outcomeOf(tx, app, incoming, arrival.agency))
    await settings.write({ db: tx }, POSITION, JSON.stringify({ place, uid }))
    return id !== undefined
  })
}

/** What becomes of a new email. */
async function outcomeOf(
  tx: Database,
  app: StoringApp,
  incoming: IncomingEmail,
  agency: Agency,
): Promise<Partial<Pick<rows.PortalEmailRow, 'state' | 'enquiry_id'>>> {
  // The mailbox may get our own emails, too: one about a lead would be read as another lead.
  if (await isOwnEmail(tx, incoming)) return { state: 'ignored' }
  const answered = await findEnquiryOfReply(tx, incoming.answers)
  if (answered !== undefined) {
    const words = `${incoming.from_name || incoming.from_address}: ${incoming.text}`
    const text = words.slice(0, MAX_EVENT_LENGTH).toWellFormed()
    await events.record(tx, app, { enquiryId: answered, what: 'portal-email', text })
    await reopen(tx, app, answered)
    return { state: 'enquiry', enquiry_id: answered }
  }
  if (!incoming.lead) return { state: 'unknown' }
  const lead = { ...incoming.lead, source: incoming.lead.portal }
  const listing = lead.reference === '' ? undefined : await leads.findListing(tx, lead.reference)
  const same = await leads.findSame(tx, app, lead, listing)
  if (same === undefined)
    return { state: 'enquiry', enquiry_id: await leads.store(tx, app, lead, { listing, agency }) }
  const text = `Also through ${leads.sourceName(lead.source)}: ${lead.message}`
  await events.record(tx, app, { enquiryId: same, what: 'portal-email', text })
  return { state: 'duplicate', enquiry_id: same }
}
