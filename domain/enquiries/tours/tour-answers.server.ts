import type { TourHours } from '#domain/agency/sections/tour-hours.ts'
import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { dubaiDay, dubaiInstant, isDay } from '#domain/dubai-time.ts'
import { announceChange } from '#domain/enquiries/enquiry-webhooks.server.ts'
import { onlyOwn } from '#domain/permissions.ts'
import { Conflict, Invalid, NotFound } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'

import * as diary from './diary.server.ts'
import { tourChoices } from './tour-choices.ts'
import { applyChange, type TourContext } from './tour-changes.server.ts'
import * as rows from './tour-rows.server.ts'
import { noteAnswer } from './tour-timeline.server.ts'
import { TOUR_WORDS } from './tour-words.ts'
import type { FreeTimes, TourRefusal, TourTimes } from './tour.ts'
import { AGENCY_NETWORK } from './visitor-emails.server.ts'

type AnswerContext = TourContext & Pick<App, 'actor'>

interface Answer {
  /** Of the tour that is answered, so that a time nobody has seen is not accepted. */
  sequence?: number | undefined
}

/** Agrees to the time that the visitor proposes. Doing it again changes nothing. Returns the enquiry. */
export async function accept(app: AnswerContext, id: number, answer: Answer): Promise<number> {
  const row = await findOwn(app, id)
  if (row.state === 'accepted' && isSeen(row, answer)) return row.enquiry_id
  assertAnswerable(row, answer)
  if (row.state !== 'proposed') throw new Conflict('The visitor has not chosen a time yet.')
  if (new Date(row.starts_at) <= app.clock.now()) throw new Conflict(TOUR_WORDS.en.timePassed)
  const own = await diaryOf(app, row)
  await applyChange(app, row, {
    what: 'accepted',
    state: 'accepted',
    starts_at: row.starts_at,
    ...byAgency(app, row),
    check: (tx) => assertFree(tx, app, row, own.tourHours),
    store: (tx) => recordAnswer(tx, app, row, 'accepted'),
  })
  return row.enquiry_id
}

/** Offers other times, of which the visitor chooses one. Returns the enquiry. */
export async function proposeTimes(
  app: AnswerContext,
  id: number,
  { times, ...answer }: TourTimes,
): Promise<number> {
  const row = await findOwn(app, id)
  assertAnswerable(row, answer)
  const own = await diaryOf(app, row)
  const offered = [...new Set(times.map((time) => new Date(time).toISOString()))].toSorted()
  const now = app.clock.now()
  for (const time of offered) {
    const problem = diary.offerProblem(own.tourHours, time, now)
    if (problem) throw new Invalid({ times: problem })
    if (await diary.isTaken(app.db, own, time))
      throw new Invalid({
        times: await diary.takenMessage(app.db, own, { startsAt: time, now }),
      })
  }
  await applyChange(app, row, {
    what: 'countered',
    state: 'countered',
    starts_at: offered[0] ?? row.starts_at,
    offered_times: offered,
    ...byAgency(app, row),
    store: (tx) => recordAnswer(tx, app, row, 'countered'),
  })
  return row.enquiry_id
}

/** Tells the visitor that there will be no tour, and why. Returns the enquiry. */
export async function decline(
  app: AnswerContext,
  id: number,
  { reason, ...answer }: TourRefusal,
): Promise<number> {
  const row = await findOwn(app, id)
  if (row.state === 'declined' && row.reason === reason) return row.enquiry_id
  assertAnswerable(row, answer)
  await applyChange(app, row, {
    what: 'declined',
    state: 'declined',
    starts_at: row.starts_at,
    reason,
    ...byAgency(app, row),
    store: (tx) => recordAnswer(tx, app, row, 'declined'),
  })
  return row.enquiry_id
}

/** When the agent of a tour has time; on its own day, or the next open one, unless a day is given. */
export async function freeTimes(
  app: AnswerContext,
  id: number,
  { day: wantedDay }: { day?: string | undefined },
): Promise<FreeTimes> {
  if (wantedDay !== undefined && !isDay(wantedDay))
    throw new Invalid({ day: TOUR_WORDS.en.notADay })
  const row = await findOwn(app, id)
  const own = await diaryOf(app, row)
  const now = app.clock.now()
  const { days } = tourChoices(own.tourHours, now)
  const ownDay = days.find(({ day }) => day === dubaiDay(new Date(row.starts_at)))
  const day = wantedDay ?? (ownDay ?? days.find(({ isOpen }) => isOpen))?.day ?? dubaiDay(now)
  const times = await diary.freeTimes(app.db, own, { day, now })
  return {
    day,
    times: times.map((time) => ({ time, starts_at: dubaiInstant(day, time).toISOString() })),
    days,
  }
}

/** Agents need no notice. */
async function diaryOf(app: Pick<App, 'agency'>, row: rows.TourRow): Promise<diary.Diary> {
  const { tourHours } = await app.agency.current()
  return {
    agentId: row.assignee_id,
    tourHours: { ...tourHours, noticeMinutes: 0 },
    except: row.id,
  }
}

async function assertFree(
  tx: Database,
  { clock }: Pick<App, 'clock'>,
  { id: tourId, enquiry_id: enquiryId, starts_at: startsAt }: rows.TourRow,
  tourHours: TourHours,
): Promise<void> {
  const booking = { enquiryId, tourId, startsAt, tourHours, now: clock.now() }
  const message = await diary.findBookingConflict(tx, booking)
  if (message !== undefined) throw new Conflict(message)
}

function isSeen(row: rows.TourRow, { sequence }: Answer): boolean {
  // The answer itself has raised it by one.
  return sequence === undefined || sequence === row.sequence || sequence === row.sequence - 1
}

function assertAnswerable(row: rows.TourRow, { sequence }: Answer): void {
  if (row.spam === 1)
    throw new Conflict('This enquiry is marked as spam. Say first that it is none.')
  if (row.state === 'cancelled') throw new Conflict(TOUR_WORDS.en.cancelled)
  if (row.state === 'declined') throw new Conflict('This tour is declined.')
  if (sequence !== undefined && sequence !== row.sequence)
    throw new Conflict(TOUR_WORDS.en.changedElsewhere)
}

/** The agent is told where a colleague has answered. */
function byAgency({ actor }: Pick<App, 'actor'>, { assignee_id }: rows.TourRow) {
  const isOwn = typeof actor !== 'string' && actor.user_id === assignee_id
  return { network: AGENCY_NETWORK, actor, tellsAgency: assignee_id !== null && !isOwn }
}

const AUDIT = {
  accepted: 'enquiry-tour-accepted',
  countered: 'enquiry-tour-times-proposed',
  declined: 'enquiry-tour-declined',
} as const

async function recordAnswer(
  tx: Database,
  app: AnswerContext,
  row: rows.TourRow,
  what: keyof typeof AUDIT,
): Promise<void> {
  await audit.record(tx, app, { what: AUDIT[what], about: row.enquiry_id })
  const before = await noteAnswer(tx, app, row.enquiry_id, what === 'accepted')
  await announceChange(tx, app, before)
}

/** An agent answers the tours of enquiries that are theirs; others do not exist for them. */
async function findOwn({ db, actor }: Pick<App, 'db' | 'actor'>, id: number) {
  const row = await rows.find(db, id)
  const own = onlyOwn(actor, 'enquiries')
  if (!row || (own !== undefined && row.assignee_id !== own)) throw new NotFound('tour', id)
  return row
}
