import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import * as enquiryRows from '#domain/enquiries/enquiry-rows.server.ts'
import { reopen } from '#domain/enquiries/follow-up/changes.server.ts'
import { pathIn, type Language } from '#domain/language.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { Conflict } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'
import type { NewRow } from '#storage/database/tables.ts'

import {
  agencyCalendar,
  agencyEmail,
  type AgencyEmailKind,
  type TourDetails,
} from './tour-email.ts'
import * as rows from './tour-rows.server.ts'
import * as timeline from './tour-timeline.server.ts'
import { TOUR_WORDS } from './tour-words.ts'
import { addVisitorEmail } from './visitor-emails.server.ts'

export type TourContext = Pick<App, 'db' | 'clock' | 'mail' | 'publicUrl' | 'agency'>

export interface Sender {
  agency: Agency
  isSpam: boolean
  /** The visitor's network, or `AGENCY_NETWORK`. */
  network?: string | undefined
}

interface TourChange extends Pick<rows.TourRow, 'state' | 'starts_at'> {
  what: AgencyEmailKind
  offered_times?: string[]
  reason?: string
  network: string
  /** Of the page, for its messages. */
  language?: Language
  /** False where the tour's own agent made the change, or the tour has no agent. */
  tellsAgency?: boolean
  /** Throws where the change must not be made. */
  check?: (tx: Database) => Promise<void>
  /** Who of the agency has changed it; else the visitor did. */
  actor?: App['actor']
  /** What else is stored with it. */
  store?: (tx: Database) => Promise<void>
}

/** Changes a tour, and tells the agency and the visitor, all in one transaction. */
export async function applyChange(app: TourContext, row: rows.TourRow, change: TourChange) {
  const { what, state, starts_at, network, reason = '', tellsAgency = true } = change
  const offered_times = JSON.stringify(change.offered_times ?? [])
  const isSpam = row.spam === 1
  const agency = await app.agency.current()
  await app.db.transaction().execute(async (tx) => {
    // First, as answers of the agency do: in another order, two changes could wait for each other.
    await enquiryRows.lock(tx, row.enquiry_id)
    await change.check?.(tx)
    const columns = { state, starts_at, offered_times, reason }
    if (!(await rows.updateIfUnchanged(tx, row, columns)))
      throw new Conflict(TOUR_WORDS[change.language ?? 'en'].changedElsewhere)
    const tour = toDetails(app, { ...row, ...columns, sequence: row.sequence + 1 })
    const email_id = tellsAgency ? await tellAgency(tx, app, what, tour, { row, agency }) : null
    const sender = { isSpam, network, agency }
    await recordChange(tx, app, tour, { tour_id: row.id, what, email_id, ...sender })
    const actor = change.actor ?? 'site'
    await timeline.recordTourEvent(tx, { clock: app.clock, actor }, row.enquiry_id, change)
    // Who cancels the viewing of a home that they bought, or gave up, wants nothing more.
    const unlessClosed = what === 'cancelled'
    if (!change.actor) await reopen(tx, { ...app, actor }, row.enquiry_id, { unlessClosed })
    await change.store?.(tx)
  })
}

async function tellAgency(
  tx: Database,
  { clock, publicUrl }: Pick<App, 'clock' | 'publicUrl'>,
  what: AgencyEmailKind,
  tour: TourDetails,
  { row, agency }: { row: rows.TourRow; agency: Agency },
): Promise<number> {
  const now = clock.now()
  const email = {
    ...agencyEmail(what, tour, { before: row, publicUrl, brand: agency.brand }),
    agent: row.agent_email ?? '',
    replyTo: { name: row.name, address: row.email },
    attachments: [agencyCalendar(tour, { now, publicUrl, agency })],
  }
  return outbox.add(tx, now, email, { held: row.spam === 1 })
}

/** Emails the visitor, too, unless the enquiry looks like spam. */
export async function recordChange(
  tx: Database,
  app: Omit<TourContext, 'agency'>,
  tour: TourDetails,
  {
    isSpam,
    network,
    agency,
    ...change
  }: Sender & Pick<NewRow<'tour_changes'>, 'tour_id' | 'what' | 'email_id'>,
) {
  const visitor_email_id = isSpam
    ? null
    : await addVisitorEmail(tx, app, change.what, tour, { network, agency })
  const { starts_at, reason } = tour
  const offered_times = JSON.stringify(tour.offered_times)
  const changed_at = app.clock.now().toISOString()
  const columns = { starts_at, reason, offered_times, changed_at, visitor_email_id }
  await rows.addChange(tx, { ...change, ...columns })
}

export function toDetails({ publicUrl }: Pick<App, 'publicUrl'>, row: rows.TourRow): TourDetails {
  const { reference, sequence, state, starts_at, reason, name, email, phone, language } = row
  return {
    reference,
    sequence,
    state,
    starts_at,
    reason,
    offered_times: rows.timesOf(row),
    visitor: { name, email, phone, language },
    property: propertyOf(publicUrl, row),
    agent: {
      name: row.agent_name ?? '',
      name_ar: row.agent_name_ar ?? '',
      phone: row.agent_shown === 1 ? (row.agent_phone ?? '') : '',
    },
  }
}

function propertyOf(publicUrl: string, row: rows.TourRow): TourDetails['property'] {
  if (row.property_id === null) return undefined
  const page = `/properties2/${row.property_id}`
  return {
    title: row.property_title ?? '',
    title_ar: row.property_title_ar ?? '',
    reference: row.property_reference ?? '',
    location: row.location_name ?? '',
    location_ar: row.location_name_ar ?? '',
    url: publicUrl + page,
    url_ar: publicUrl + pathIn('ar', page),
  }
}
