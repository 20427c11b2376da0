import type { App } from '#domain/app.ts'
import { dubaiInstant } from '#domain/dubai-time.ts'
import { inLanguage, type Language } from '#domain/language.ts'
import { newReference } from '#domain/link-token.server.ts'
import { Conflict, Invalid, NotFound } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'

import { DIARY_WORDS } from './diary-words.ts'
import * as diary from './diary.server.ts'
import { applyChange, recordChange, type Sender, type TourContext } from './tour-changes.server.ts'
import type { TourDetails } from './tour-email.ts'
import { OFFERED, TIME } from './tour-hours.ts'
import { readToken, tourPath } from './tour-link.server.ts'
import * as rows from './tour-rows.server.ts'
import { endOf, tourTimeProblems, toTourTimeInput, type TourTimeInput } from './tour-time.ts'
import { TOUR_WORDS } from './tour-words.ts'
import type { OpenedTour } from './tour.ts'

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

export function newTour(
  tour: Pick<TourDetails, 'starts_at' | 'property' | 'visitor'>,
): TourDetails {
  const first = { sequence: 0, state: 'proposed', reason: '' } as const
  return { ...tour, ...first, offered_times: [], reference: newReference() }
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
  const { language } = tour.visitor
  const { tourHours } = sender.agency
  const now = app.clock.now()
  // Only the listing's own agent must be free. One who is assigned in turn may propose other times.
  if (await diary.isOfListingsAgent(tx, enquiryId))
    await assertFree(tx, { enquiryId, startsAt: starts_at, tourHours, now, language })
  const columns = { enquiry_id: enquiryId, reference, starts_at, state, sequence }
  const tour_id = await rows.insert(tx, columns)
  await recordChange(tx, app, tour, { ...sender, tour_id, what: 'proposed', email_id: null })
  return tourPath({ db: tx }, reference, tour.visitor.language)
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
  const { starts_at, state, reason, property_id: id } = row
  const titles = { title: row.property_title ?? '', title_ar: row.property_title_ar }
  return {
    starts_at,
    state,
    offered_times: offeredTimes(app, row),
    reason,
    property: id === null ? null : { title: inLanguage(language, titles).title, id },
  }
}

/**
 * Moves a tour; one of the times that the agency offers is chosen. Moving it to its own time changes
 * nothing and sends nothing. `language` is that of the page, for its messages; emails are in the
 * language of the enquiry.
 */
export async function move(
  app: TourContext,
  token: string,
  input: TourTimeInput,
  network: string,
  language: Language = 'en',
): Promise<'unchanged' | 'chosen' | 'moved'> {
  const words = TOUR_WORDS[language]
  const row = await findByToken(app, token)
  assertOpen(row, language)
  if (isTyped(input, row.starts_at) && row.state !== 'countered') return 'unchanged'
  // What the agency offers needs no notice.
  const offered = offeredTimes(app, row).find((time) => isTyped(input, time))
  if (offered !== undefined) {
    await choose(app, token, offered, network, language)
    return 'chosen'
  }
  const starts_at = await readTime(app, input, language)
  if (starts_at === undefined) throw new Invalid({ tour_day: words.dayAndTime })
  const { tourHours } = await app.agency.current()
  if ((await rows.countMoves(app.db, row.id)) >= tourHours.maxChanges)
    throw new Conflict(words.movedOften)
  const booking = bookingOf(app, row, { tourHours, language })
  await applyChange(app, row, {
    what: 'moved',
    state: 'proposed',
    starts_at,
    network,
    language,
    check: (tx) => assertFree(tx, { ...booking, startsAt: starts_at }),
  })
  return 'moved'
}

/** Takes one of the times that the agency offers. Taking the same again changes nothing. */
export async function choose(
  app: TourContext,
  token: string,
  startsAt: string,
  network: string,
  language: Language = 'en',
): Promise<void> {
  const row = await findByToken(app, token)
  if (row.state === 'accepted' && row.starts_at === startsAt) return
  assertOpen(row, language)
  if (!offeredTimes(app, row).includes(startsAt))
    throw new Invalid({ [OFFERED]: DIARY_WORDS[language].notOffered })
  const { tourHours } = await app.agency.current()
  const booking = bookingOf(app, row, { tourHours, language })
  await applyChange(app, row, {
    what: 'chosen',
    state: 'accepted',
    starts_at: startsAt,
    network,
    language,
    check: (tx) => assertFree(tx, { ...booking, startsAt }, OFFERED),
  })
}

/** The times that the agency offers and that have not passed. */
function offeredTimes({ clock }: Pick<App, 'clock'>, row: rows.TourRow): string[] {
  return rows.timesOf(row).filter((time) => new Date(time) > clock.now())
}

function isTyped({ tour_day, tour_time }: TourTimeInput, startsAt: string): boolean {
  const typed = toTourTimeInput(startsAt)
  return tour_day === typed.tour_day && tour_time === typed.tour_time
}

function bookingOf<Rest>({ clock }: Pick<App, 'clock'>, row: rows.TourRow, rest: Rest) {
  return { enquiryId: row.enquiry_id, tourId: row.id, now: clock.now(), ...rest }
}

async function assertFree(tx: Database, booking: diary.Booking, field: string = TIME) {
  const message = await diary.findBookingConflict(tx, booking)
  if (message !== undefined) throw new Invalid({ [field]: message })
}

function assertOpen({ state }: rows.TourRow, language: Language): void {
  if (state === 'cancelled') throw new Conflict(TOUR_WORDS[language].cancelled)
  if (state === 'declined') throw new Conflict(DIARY_WORDS[language].answered)
}

/** Cancels a tour for good. Doing it again changes nothing and sends nothing. */
export async function cancel(
  app: TourContext,
  token: string,
  network: string,
  language: Language = 'en',
): Promise<void> {
  const row = await findByToken(app, token)
  if (row.state === 'cancelled' || row.state === 'declined') return
  const change = { what: 'cancelled', state: 'cancelled', starts_at: row.starts_at } as const
  await applyChange(app, row, { ...change, network, language })
}

/** An unknown, a forged and an expired token get the same refusal. */
export async function findByToken(
  { db, clock, agency }: Pick<App, 'db' | 'clock' | 'agency'>,
  token: string,
) {
  const { tourHours } = await agency.current()
  const reference = await readToken({ db }, token)
  const row = reference === undefined ? undefined : await rows.findByReference(db, reference)
  if (!row || endOf(tourHours, rows.timesOf(row).at(-1) ?? row.starts_at) <= clock.now())
    throw new NotFound('tour', 'of this link')
  return row
}
