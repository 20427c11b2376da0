import type { FollowUp } from '#domain/agency/sections/follow-up.ts'
import type { App } from '#domain/app.ts'
import { daysAfter, daysBetween, dubaiDayNumber, dubaiInstant } from '#domain/dubai-time.ts'
import { STAGES } from '#domain/enquiries/follow-up/stage.ts'
import { workingMinutesCounter } from '#domain/enquiries/follow-up/working-time.ts'
import type { Database } from '#storage/database/database.ts'

import type { AnswerTimes, EnquiryFigures } from './enquiry-figures.ts'
import * as rows from './enquiry-figure-rows.server.ts'

/** The days of enquiries, both included, and whose they are. */
interface Wanted {
  from: string
  to: string
  listing?: number | '' | undefined
  agent?: number | '' | undefined
}

const MAX_LISTINGS = 10
const MAX_WON = 20

/** How soon the enquiries of a period were answered, where they came from and what became of them. */
export async function report(
  { db, clock, agency }: Pick<App, 'db' | 'clock' | 'agency'>,
  { from, to, listing, agent }: Wanted,
): Promise<EnquiryFigures> {
  const { followUp: settings } = await agency.current()
  const startOf = (day: string) => dubaiInstant(day, '00:00').toISOString()
  const found = await rows.list(db, {
    since: startOf(from),
    before: startOf(daysAfter(to, 1)),
    listing: listing || undefined,
    agent: agent || agent === 0 ? agent : undefined,
  })
  const now = clock.now().toISOString()
  const enquiries = withMinutes(found, settings)
  const names = await rows.names(db)
  return {
    promise_minutes: settings.promiseMinutes,
    total: answerTimes(enquiries, now),
    weeks: byWeek(enquiries, { from, to, now }),
    agents: byAgent(enquiries, names, now),
    sources: bySource(enquiries),
    stages: byStage(enquiries),
    listings: await byListing(db, enquiries),
    won: (await listWon(db, enquiries)).map(({ agent, ...won }) => ({
      ...won,
      agent: names.get(agent ?? 0) ?? '',
    })),
  }
}

type Enquiry = Omit<rows.FigureRow, 'clock_from'> & { minutes: number | null }

/** Those from before there were promises have no time. */
function withMinutes(found: readonly rows.FigureRow[], settings: FollowUp): Enquiry[] {
  const minutesBetween = workingMinutesCounter(settings)
  return found.map(({ clock_from, first_answer_at, ...row }) => {
    const isTimed = clock_from !== null && first_answer_at !== null
    const minutes = isTimed ? minutesBetween(new Date(clock_from), new Date(first_answer_at)) : null
    return { ...row, first_answer_at, minutes }
  })
}

function answerTimes(enquiries: readonly Enquiry[], now: string): AnswerTimes {
  const times: number[] = []
  let [due, in_time] = [0, 0]
  for (const { minutes, first_answer_at, promised_until } of enquiries) {
    if (minutes !== null) times.push(minutes)
    if (promised_until === null) continue
    if (minutes !== null || promised_until < now) due++
    if (minutes !== null && (first_answer_at ?? '') <= promised_until) in_time++
  }
  // Sorted as numbers, several times as fast as by a function.
  const sorted = Float64Array.from(times).sort()
  return {
    received: enquiries.length,
    answered: sorted.length,
    median_minutes: percentile(sorted, 0.5),
    p90_minutes: percentile(sorted, 0.9),
    due,
    in_time,
  }
}

/** The smallest of the sorted values that is not below so large a part of them. */
function percentile(sorted: Float64Array, part: number): number | null {
  const value = sorted[Math.ceil(sorted.length * part) - 1]
  return value === undefined ? null : Math.round(value * 10) / 10
}

/** One for every week, also for those without enquiries. */
function byWeek(enquiries: readonly Enquiry[], { from, to, now }: Wanted & { now: string }) {
  const groups = Map.groupBy(enquiries, ({ created_at }) => weekOf(new Date(created_at)))
  const [first, last] = [from, to].map((day) => weekOf(dubaiInstant(day, '00:00'))) as [
    number,
    number,
  ]
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    week: daysAfter(FIRST_MONDAY, 7 * (first + at)),
    ...answerTimes(groups.get(first + at) ?? [], now),
  }))
}

const FIRST_MONDAY = '1969-12-29'

/** The number of the week in Dubai, counted from the first. */
function weekOf(at: Date): number {
  return Math.floor((dubaiDayNumber(at) - daysBetween('1970-01-01', FIRST_MONDAY)) / 7)
}

function byAgent(enquiries: readonly Enquiry[], names: Map<number, string>, now: string) {
  const agents = [...Map.groupBy(enquiries, ({ agent }) => agent)].map(([id, theirs]) => ({
    id,
    name: names.get(id ?? 0) ?? '',
    won: wonOf(theirs).length,
    ...answerTimes(theirs, now),
  }))
  return agents.sort((a, b) => b.received - a.received || (a.id ?? 0) - (b.id ?? 0))
}

function bySource(enquiries: readonly Enquiry[]) {
  const sources = [...Map.groupBy(enquiries, ({ source }) => source)].map(([source, from]) => ({
    source,
    received: from.length,
    won: wonOf(from).length,
  }))
  return sources.sort((a, b) => b.received - a.received || a.source.localeCompare(b.source))
}

function byStage(enquiries: readonly Enquiry[]) {
  const groups = Map.groupBy(enquiries, ({ stage }) => stage)
  return STAGES.map((stage) => ({ stage, count: groups.get(stage)?.length ?? 0 }))
}

async function byListing(db: Database, enquiries: readonly Enquiry[]) {
  const groups = Map.groupBy(enquiries, ({ property_id }) => property_id ?? 0)
  groups.delete(0)
  const most = [...groups]
    .sort(([a, one], [b, other]) => other.length - one.length || a - b)
    .slice(0, MAX_LISTINGS)
  const listings = await rows.findListings(
    db,
    most.map(([id]) => id),
  )
  return most.flatMap(([id, about]) => {
    const listing = listings.find((listing) => listing.id === id)
    return listing ? [{ ...listing, received: about.length, won: wonOf(about).length }] : []
  })
}

async function listWon(db: Database, enquiries: readonly Enquiry[]) {
  const ids = wonOf(enquiries).map(({ id }) => id)
  const latest = ids.sort((a, b) => b - a).slice(0, MAX_WON)
  return rows.findWon(db, latest)
}

function wonOf(enquiries: readonly Enquiry[]): Enquiry[] {
  return enquiries.filter(({ stage }) => stage === 'won')
}
