import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import { dubaiInstant } from '#domain/dubai-time.ts'
import { inLanguage, pathIn, type Language } from '#domain/language.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { Conflict, Invalid, NotFound } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'
import type { NewRow } from '#storage/database/tables.ts'

import { agencyCalendar, agencyEmail, type TourDetails } from './tour-email.ts'
import { TOUR_WORDS } from './tour-hours.ts'
import { newReference, readToken, tourPath } from './tour-link.server.ts'
import * as rows from './tour-rows.server.ts'
import { endOf, tourTimeProblems, toTourTimeInput, type TourTimeInput } from './tour-time.ts'
import type { OpenedTour } from './tour.ts'
import { addVisitorEmail } from './visitor-emails.server.ts'

type TourContext = Pick<App, 'db' | 'clock' | 'mail' | 'publicUrl' | 'agency'>

interface Sender {
  agency: Agency
  isSpam: boolean
  network?: string | undefined
}

/** The proposed start; undefined where the visitor proposes none. Throws where it is not allowed. */
export async function readTime(
  { clock, agency }: Pick<App, 'clock' | 'agency'>,
  input: TourTimeInput,
  language: Language = 'en',
): Promise<string | undefined> {
  const { tourHours } = await agency.current()
  const problems = tourTimeProblems(tourHours, input, clock.now(), language)
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  return input.tour_day && input.tour_time
    ? dubaiInstant(input.tour_day, input.tour_time).toISOString()
    : undefined
}

export function newTour(tour: Omit<TourDetails, 'reference' | 'sequence' | 'state'>): TourDetails {
  return { ...tour, reference: newReference(), sequence: 0, state: 'proposed' }
}

/**
 * Stores a new tour with its enquiry, inside the caller's transaction, and returns the page where the
 * visitor can change it. The agency learns of it from the enquiry's own email.
 */
export async function propose(
  tx: Database,
  app: Omit<TourContext, 'agency'>,
  tour: TourDetails,
  { enquiryId, ...sender }: Sender & { enquiryId: number },
): Promise<string> {
  const { reference, starts_at, state, sequence } = tour
  const columns = { enquiry_id: enquiryId, reference, starts_at, state, sequence }
  const tour_id = await rows.insert(tx, columns)
  await recordChange(tx, app, tour, { ...sender, tour_id, what: 'proposed', email_id: null })
  return tourPath({ db: tx }, reference, tour.visitor.language)
}

/** Emails the visitor, too, unless the enquiry looks like spam. */
async function recordChange(
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
  const changed_at = app.clock.now().toISOString()
  await rows.addChange(tx, { ...change, starts_at: tour.starts_at, changed_at, visitor_email_id })
}

/** The page of the tour that the same person sent before with the same key. */
export async function findPath(tx: Database, sender: Record<'key' | 'email' | 'phone', string>) {
  const tour = await rows.findReference(tx, sender)
  return tour && tourPath({ db: tx }, tour.reference, tour.language)
}

/** The tour that a link leads to; not found once it is over. */
export async function open(
  app: Pick<App, 'db' | 'clock' | 'agency'>,
  token: string,
  language: Language = 'en',
): Promise<OpenedTour> {
  const row = await findByToken(app, token)
  const { starts_at, state, property_id: id } = row
  const titles = { title: row.property_title ?? '', title_ar: row.property_title_ar }
  return {
    starts_at,
    state,
    property: id === null ? null : { title: inLanguage(language, titles).title, id },
  }
}

/**
 * Moves a tour. Moving it to its own time changes nothing and sends nothing. `language` is that of
 * the page, for its messages; emails are in the language of the enquiry.
 */
export async function move(
  app: TourContext,
  token: string,
  input: TourTimeInput,
  network: string,
  language: Language = 'en',
) {
  const words = TOUR_WORDS[language]
  const row = await findByToken(app, token)
  if (row.state === 'cancelled') throw new Conflict(words.cancelled)
  const { tour_day = '', tour_time = '' } = input
  const current = toTourTimeInput(row.starts_at)
  if (tour_day === current.tour_day && tour_time === current.tour_time) return
  const starts_at = await readTime(app, input, language)
  if (starts_at === undefined) throw new Invalid({ tour_day: words.dayAndTime })
  const { tourHours } = await app.agency.current()
  if (row.sequence >= tourHours.maxChanges) throw new Conflict(words.movedOften)
  await applyChange(app, row, { what: 'moved', state: 'proposed', starts_at, network, language })
}

/** Cancels a tour for good. Doing it again changes nothing and sends nothing. */
export async function cancel(
  app: TourContext,
  token: string,
  network: string,
  language: Language = 'en',
): Promise<void> {
  const row = await findByToken(app, token)
  if (row.state === 'cancelled') return
  const change = { what: 'cancelled', state: 'cancelled', starts_at: row.starts_at } as const
  await applyChange(app, row, { ...change, network, language })
}

type TourChange = Pick<rows.TourRow, 'state' | 'starts_at'> & {
  what: 'moved' | 'cancelled'
  network: string
  language: Language
}

async function applyChange(app: TourContext, row: rows.TourRow, change: TourChange) {
  const { what, state, starts_at, network } = change
  const now = app.clock.now()
  const isSpam = row.spam === 1
  const agency = await app.agency.current()
  await app.db.transaction().execute(async (tx) => {
    if (!(await rows.updateIfUnchanged(tx, row, { state, starts_at })))
      throw new Conflict(TOUR_WORDS[change.language].changedElsewhere)
    const tour = toDetails(app, { ...row, state, starts_at, sequence: row.sequence + 1 })
    const email = {
      ...agencyEmail(what, tour, {
        before: row.starts_at,
        publicUrl: app.publicUrl,
        brand: agency.brand,
      }),
      agent: row.agent_email ?? '',
      replyTo: { name: row.name, address: row.email },
      attachments: [agencyCalendar(tour, { now, publicUrl: app.publicUrl, agency })],
    }
    const email_id = await outbox.add(tx, now, email, { held: isSpam })
    await recordChange(tx, app, tour, { tour_id: row.id, what, email_id, isSpam, network, agency })
  })
}

function toDetails({ publicUrl }: Pick<App, 'publicUrl'>, row: rows.TourRow): TourDetails {
  const { reference, sequence, state, starts_at, name, email, phone, language } = row
  const page = `/properties2/${row.property_id}`
  return {
    reference,
    sequence,
    state,
    starts_at,
    visitor: { name, email, phone, language },
    property:
      row.property_id === null
        ? undefined
        : {
            title: row.property_title ?? '',
            title_ar: row.property_title_ar ?? '',
            reference: row.property_reference ?? '',
            location: row.location_name ?? '',
            location_ar: row.location_name_ar ?? '',
            url: publicUrl + page,
            url_ar: publicUrl + pathIn('ar', page),
          },
  }
}

// An unknown, a forged and an expired token get the same refusal.
async function findByToken(
  { db, clock, agency }: Pick<App, 'db' | 'clock' | 'agency'>,
  token: string,
) {
  const { tourHours } = await agency.current()
  const reference = await readToken({ db }, token)
  const row = reference === undefined ? undefined : await rows.findByReference(db, reference)
  if (!row || endOf(tourHours, row.starts_at) <= clock.now())
    throw new NotFound('tour', 'of this link')
  return row
}

/** The tours of enquiries, by enquiry id. */
export async function listByEnquiry(db: Database, enquiryIds: number[]) {
  const { tours, changes } = await listWithChanges(db, enquiryIds)
  const changesByTour = Map.groupBy(changes, ({ tour_id }) => tour_id)
  return new Map(
    tours.map(({ id, enquiry_id, starts_at, state }) => [
      enquiry_id,
      {
        starts_at,
        state,
        changes: (changesByTour.get(id) ?? []).map((change) => ({
          what: change.what,
          starts_at: change.starts_at,
          at: change.changed_at,
          letter: change.email_state,
        })),
      },
    ]),
  )
}

/** The emails about the tours of enquiries, except the enquiries' own. */
export async function listEmailIds(db: Database, enquiryIds: number[]): Promise<number[]> {
  const { changes } = await listWithChanges(db, enquiryIds)
  return emailIdsIn(changes)
}

/** Removes the tours of enquiries, and returns the ids of their emails, which the caller removes. */
export async function remove(tx: Database, enquiryIds: number[]): Promise<number[]> {
  const { ids, changes } = await listWithChanges(tx, enquiryIds)
  if (ids.length > 0) await rows.remove(tx, ids)
  return emailIdsIn(changes)
}

type Changes = Awaited<ReturnType<typeof rows.listChanges>>

async function listWithChanges(db: Database, enquiryIds: number[]) {
  const tours = enquiryIds.length === 0 ? [] : await rows.listByEnquiry(db, enquiryIds)
  const ids = tours.map(({ id }) => id)
  const changes: Changes = ids.length === 0 ? [] : await rows.listChanges(db, ids)
  return { tours, ids, changes }
}

function emailIdsIn(changes: Changes): number[] {
  return changes
    .flatMap(({ email_id, visitor_email_id }) => [email_id, visitor_email_id])
    .filter((id) => id !== null)
}
