import type { App } from '#domain/app.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { Conflict, Invalid, NotFound } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'
import { tours as settings } from '#agency/tour-hours.ts'

import { linkTo, newReference, readToken } from './tour-link.server.ts'
import { agencyCalendar, agencyLetter, type ToldTour } from './tour-email.ts'
import * as rows from './tour-rows.server.ts'
import {
  endOf,
  tourTimeProblems,
  instantOf,
  toTourTimeInput,
  type TourTimeInput,
} from './tour-time.ts'
import type { ChangeKind, OpenedTour, EnquiryTour, TourState } from './tour.ts'
import { addVisitorLetter } from './visitor-emails.server.ts'

type Changing = Pick<App, 'db' | 'clock' | 'mail' | 'publicUrl'>

/** The moment that somebody proposes; undefined where they propose none. */
export function readTime({ clock }: Pick<App, 'clock'>, typed: TourTimeInput): string | undefined {
  const faults = tourTimeProblems(typed, clock.now())
  if (Object.keys(faults).length > 0) throw new Invalid(faults)
  return typed.tour_day && typed.tour_time
    ? instantOf(typed.tour_day, typed.tour_time).toISOString()
    : undefined
}

/** A tour before it is kept, and the file for the agency's calendar. */
export function draw(
  { clock, publicUrl }: Pick<App, 'clock' | 'publicUrl'>,
  tour: Omit<ToldTour, 'reference' | 'sequence' | 'state'>,
) {
  const told: ToldTour = { ...tour, reference: newReference(), sequence: 0, state: 'proposed' }
  return { told, calendar: agencyCalendar(told, { now: clock.now(), publicUrl }) }
}

/** Keeps a proposed tour with its enquiry, inside the caller's transaction. The agency's letter is
 * the enquiry's own; what is returned leads the visitor back. */
export async function propose(
  tx: Database,
  app: Changing,
  told: ToldTour,
  { enquiryId, spam, network }: { enquiryId: number; spam: boolean; network: string | undefined },
): Promise<string> {
  const { reference, starts_at, state, sequence } = told
  const made_at = app.clock.now().toISOString()
  const tour = { enquiry_id: enquiryId, reference, starts_at, state, sequence }
  const tour_id = await rows.insert(tx, tour)
  const visitor_letter_id = spam
    ? null
    : await addVisitorLetter(tx, app, 'proposed', told, { network })
  const change = { tour_id, what: 'proposed', starts_at, made_at } as const
  await rows.addChange(tx, { ...change, letter_id: null, visitor_letter_id })
  return linkTo({ db: tx }, reference)
}

/** The link of a tour that was sent before with the same key, to the one who sent it. */
export async function linkOfSame(
  tx: Database,
  sent: { key: string; email: string; phone: string },
): Promise<string | undefined> {
  const reference = await rows.referenceOf(tx, sent)
  return reference && linkTo({ db: tx }, reference)
}

/** The tour that a link leads to, until it is over. */
export async function open(app: Pick<App, 'db' | 'clock'>, token: string): Promise<OpenedTour> {
  const row = await rowOf(app, app.db, token)
  const shown = row.property_removed_at === null && row.property_hidden_at === null
  return {
    starts_at: row.starts_at,
    state: row.state,
    property:
      row.property_id === null
        ? null
        : { title: row.property_title ?? '', id: shown ? row.property_id : null },
  }
}

/** Moves a tour. To the time at which it is already, nothing changes and nobody is told. */
export async function move(
  app: Changing,
  token: string,
  typed: TourTimeInput,
  network: string,
): Promise<void> {
  const row = await rowOf(app, app.db, token)
  if (row.state === 'cancelled') throw new Conflict('This tour is cancelled.')
  const { tour_day = '', tour_time = '' } = typed
  const now = toTourTimeInput(row.starts_at)
  if (tour_day === now.tour_day && tour_time === now.tour_time) return
  const starts_at = readTime(app, typed)
  if (starts_at === undefined) throw new Invalid({ tour_day: 'Please choose a day and a time.' })
  if (row.sequence >= settings.mostChanges)
    throw new Conflict('This tour has been moved many times. Please call us.')
  await change(app, row, { what: 'moved', state: 'proposed', starts_at, network })
}

/** Cancels a tour, for good. A second time nothing changes and nobody is told. */
export async function cancel(app: Changing, token: string, network: string): Promise<void> {
  const row = await rowOf(app, app.db, token)
  if (row.state === 'cancelled') return
  const { starts_at } = row
  await change(app, row, { what: 'cancelled', state: 'cancelled', starts_at, network })
}

interface Change {
  what: ChangeKind
  state: TourState
  starts_at: string
  network: string
}

async function change(app: Changing, row: rows.TourRow, changed: Change): Promise<void> {
  const { what, state, starts_at, network } = changed
  const now = app.clock.now()
  await app.db.transaction().execute(async (tx) => {
    if (!(await rows.updateIfStill(tx, row, { state, starts_at })))
      throw new Conflict('This tour has just been changed elsewhere. Please look again.')
    const told = tell(app, { ...row, state, starts_at, sequence: row.sequence + 1 })
    const words = agencyLetter(what, told, { before: row.starts_at, publicUrl: app.publicUrl })
    const letter_id = await outbox.add(
      tx,
      now,
      {
        ...words,
        replyTo: { name: row.name, address: row.email },
        attachments: [agencyCalendar(told, { now, publicUrl: app.publicUrl })],
      },
      { held: row.spam === 1 },
    )
    const visitor_letter_id =
      row.spam === 1 ? null : await addVisitorLetter(tx, app, what, told, { network })
    const made = { tour_id: row.id, what, starts_at, made_at: now.toISOString() }
    await rows.addChange(tx, { ...made, letter_id, visitor_letter_id })
  })
}

function tell({ publicUrl }: Pick<App, 'publicUrl'>, row: rows.TourRow): ToldTour {
  const { reference, sequence, state, starts_at, name, email, phone } = row
  return {
    reference,
    sequence,
    state,
    starts_at,
    visitor: { name, email, phone },
    property:
      row.property_id === null
        ? undefined
        : {
            title: row.property_title ?? '',
            location: row.location_name ?? '',
            url: `${publicUrl}/properties2/${row.property_id}`,
          },
  }
}

// Unknown, forged and over are all the same to whoever tries.
async function rowOf(
  { clock }: Pick<App, 'clock'>,
  db: Database,
  token: string,
): Promise<rows.TourRow> {
  const reference = await readToken({ db }, token)
  const row = reference === undefined ? undefined : await rows.findByReference(db, reference)
  if (!row || endOf(row.starts_at) <= clock.now()) throw new NotFound('tour', 'of this link')
  return row
}

/** By enquiry, the tours that were proposed with them. */
export async function ofEnquiries(
  db: Database,
  enquiryIds: number[],
): Promise<Map<number, EnquiryTour>> {
  const found = enquiryIds.length === 0 ? [] : await rows.ofEnquiries(db, enquiryIds)
  if (found.length === 0) return new Map()
  const made = await rows.changesOf(
    db,
    found.map(({ id }) => id),
  )
  const changes = Map.groupBy(made, ({ tour_id }) => tour_id)
  return new Map(
    found.map(({ id, enquiry_id, starts_at, state }) => [
      enquiry_id,
      {
        starts_at,
        state,
        changes: (changes.get(id) ?? []).map((change) => ({
          what: change.what,
          starts_at: change.starts_at,
          at: change.made_at,
          letter: change.letter_state,
        })),
      },
    ]),
  )
}

/** The letters about the tour of an enquiry, its first one excepted. */
export async function letters(db: Database, enquiryIds: number[]): Promise<number[]> {
  const found = await rows.ofEnquiries(db, enquiryIds)
  if (found.length === 0) return []
  const changes = await rows.changesOf(
    db,
    found.map(({ id }) => id),
  )
  return changes
    .flatMap(({ letter_id, visitor_letter_id }) => [letter_id, visitor_letter_id])
    .filter((id) => id !== null)
}

/** Removes what is kept about the tours of enquiries, and returns the letters that are left. */
export async function remove(tx: Database, enquiryIds: number[]): Promise<number[]> {
  const written = await letters(tx, enquiryIds)
  const found = await rows.ofEnquiries(tx, enquiryIds)
  if (found.length > 0)
    await rows.remove(
      tx,
      found.map(({ id }) => id),
    )
  return written
}
