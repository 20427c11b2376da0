import type { TourHours } from '#domain/agency/sections/tour-hours.ts'
import { dubaiDay, dubaiInstant } from '#domain/dubai-time.ts'
import * as enquiryRows from '#domain/enquiries/enquiry-rows.server.ts'
import { isoAfter } from '#domain/iso-time.ts'
import type { Language } from '#domain/language.ts'
import { engineOf, type Database } from '#storage/database/database.ts'

import { DIARY_WORDS } from './diary-words.ts'
import { startingTimes } from './tour-hours.ts'
import { tourTimeProblems, toTourTimeInput } from './tour-time.ts'

/** The tours of an agent. Where `agentId` is null nobody is assigned yet, and every time is free. */
export interface Diary {
  agentId: number | null
  tourHours: TourHours
  /** The tour that is to be moved: its own time does not count as taken. */
  except?: number | undefined
}

export interface Booking {
  enquiryId: number
  tourId?: number | undefined
  startsAt: string
  tourHours: TourHours
  now: Date
  language?: Language | undefined
}

const MINUTE_MS = 60_000
const NEAREST = 4

/**
 * Why a tour cannot be booked at this time; undefined where it can. The agent's row stays locked until
 * the transaction ends, so that two bookings at the same time cannot both succeed.
 */
export async function findBookingConflict(
  tx: Database,
  booking: Booking,
): Promise<string | undefined> {
  const { enquiryId, tourId, startsAt, tourHours } = booking
  const agentId = await enquiryRows.lock(tx, enquiryId)
  if (agentId !== null) await lockAgent(tx, agentId)
  const own = { agentId, tourHours, except: tourId }
  return (await isTaken(tx, own, startsAt)) ? takenMessage(tx, own, booking) : undefined
}

/** Prevents other bookings for this person until the transaction ends. */
export async function lockAgent(tx: Database, userId: number): Promise<void> {
  if (engineOf(tx) === 'postgres')
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** Whether an enquiry is assigned to its listing's own agent, not to somebody chosen by a rule. */
export async function isOfListingsAgent(db: Database, enquiryId: number): Promise<boolean> {
  const found = await db
    .selectFrom('enquiries')
    .innerJoin('properties', 'properties.id', 'enquiries.property_id')
    .select('enquiries.id')
    .where('enquiries.id', '=', enquiryId)
    .whereRef('properties.agent_id', '=', 'enquiries.assignee_id')
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a tour at this time would overlap an accepted one of the same agent. */
export async function isTaken(db: Database, diary: Diary, startsAt: string): Promise<boolean> {
  const at = new Date(startsAt)
  const taken = await takenBetween(db, diary, at, at)
  return taken.length > 0
}

/** The times of a day, as `14:30`, at which the agent can give a tour. */
export async function freeTimes(
  db: Database,
  diary: Diary,
  { day, now }: { day: string; now: Date },
): Promise<string[]> {
  const { tourHours } = diary
  const [first, last] = [dubaiInstant(day, tourHours.first), dubaiInstant(day, tourHours.last)]
  const taken = await takenBetween(db, diary, first, last)
  const durationMs = tourHours.durationMinutes * MINUTE_MS
  return startingTimes(tourHours).filter((time) => {
    const start = dubaiInstant(day, time).getTime()
    const input = { tour_day: day, tour_time: time }
    return (
      Object.keys(tourTimeProblems(tourHours, input, now)).length === 0 &&
      taken.every((other) => Math.abs(Date.parse(other) - start) >= durationMs)
    )
  })
}

/** That a time is taken, and the free ones of the day that are nearest to it. */
export async function takenMessage(
  db: Database,
  diary: Diary,
  { startsAt, now, language = 'en' }: Pick<Booking, 'startsAt' | 'now' | 'language'>,
): Promise<string> {
  const words = DIARY_WORDS[language]
  const day = dubaiDay(new Date(startsAt))
  const free = await freeTimes(db, diary, { day, now })
  const distance = (time: string) =>
    Math.abs(dubaiInstant(day, time).getTime() - Date.parse(startsAt))
  const nearest = free.toSorted((a, b) => distance(a) - distance(b)).slice(0, NEAREST)
  const advice = nearest.length > 0 ? words.free(nearest.toSorted()) : words.noneFree
  return `${words.taken} ${advice}`
}

/** What is wrong with a time that the agency offers; it needs no notice. */
export function offerProblem(tourHours: TourHours, startsAt: string, now: Date) {
  const input = toTourTimeInput(startsAt)
  const problems = tourTimeProblems({ ...tourHours, noticeMinutes: 0 }, input, now)
  const isWhole = Date.parse(startsAt) % MINUTE_MS === 0
  return Object.values(problems)[0] ?? (isWhole ? undefined : 'Please choose a whole minute.')
}

/** The starts of accepted tours that overlap one between two starts. */
async function takenBetween(
  db: Database,
  { agentId, tourHours, except = 0 }: Diary,
  from: Date,
  to: Date,
): Promise<string[]> {
  if (agentId === null) return []
  const durationMs = tourHours.durationMinutes * MINUTE_MS
  const rows = await db
    .selectFrom('tours')
    .innerJoin('enquiries', 'enquiries.id', 'tours.enquiry_id')
    .select('starts_at')
    .where('starts_at', '>', isoAfter(from, -durationMs))
    .where('starts_at', '<', isoAfter(to, durationMs))
    .where('state', '=', 'accepted')
    .where('assignee_id', '=', agentId)
    .where('spam', '=', 0)
    .where('tours.id', '!=', except)
    .execute()
  return rows.map(({ starts_at }) => starts_at)
}
