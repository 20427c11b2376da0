import type { FollowUp } from '#domain/agency/sections/follow-up.ts'
import type { App } from '#domain/app.ts'
import { daysAfter, daysBetween, dubaiDayNumber, dubaiInstant } from '#domain/dubai-time.ts'
import { STAGES } from '#domain/enquiries/follow-up/stage.ts'
import { workingMinutesCounter } from '#domain/enquiries/follow-up/working-time.ts'
import type { Database } from '#storage/database/database.ts'

import type { AnswerTimes, EnquiryFigures } from './enquiry-figures.ts'
import * as rows from './enquiry-figure-rows.server.ts'

/** The days of enquiries, both included, and whose they are. */
interface ReportQuery {
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
  { from, to, listing, agent }: ReportQuery,
): Promise<EnquiryFigures> {
  const { followUp: settings } = await agency.current()
  const startOf = (day: string) => dubaiInstant(day, '00:00').toISOString()
  const wanted = {
    since: startOf(from),
    before: startOf(daysAfter(to, 1)),
    listing: listing || undefined,
    agent: agent === '' ? undefined : agent,
  }
  const times = readTimes(await rows.listTimes(db, wanted), settings, clock.now().toISOString())
  const counts = await rows.count(db, wanted)
  const names = await rows.names(db)
  const won = await rows.listWon(db, wanted, MAX_WON)
  return {
    promise_minutes: settings.promiseMinutes,
    total: answerTimes(times),
    weeks: byWeek(times, { from, to }),
    agents: byAgent(times, counts, names),
    sources: bySource(counts),
    stages: STAGES.map((stage) => ({
      stage,
      count: sum(counts.filter((group) => group.stage === stage)),
    })),
    listings: await byListing(db, counts),
    won: won.map(({ agent, ...won }) => ({ ...won, agent: names.get(agent ?? 0) ?? '' })),
  }
}

/** What the statistics need of one enquiry. */
interface Answer {
  agent: number | null
  week: number
  /** Null for those that nobody has answered, and from before there were promises. */
  minutes: number | null
  isDue: boolean
  isInTime: boolean
}

// Reads each field of a row once: with many rows that takes most of the time.
function readTimes(found: readonly rows.TimeRow[], settings: FollowUp, now: string): Answer[] {
  const minutesBetween = workingMinutesCounter(settings)
  return found.map(({ created_at, clock_from, first_answer_at, promised_until, agent }) => {
    const isAnswered = clock_from !== null && first_answer_at !== null
    return {
      agent,
      week: weekOf(new Date(created_at)),
      minutes: isAnswered ? minutesBetween(new Date(clock_from), new Date(first_answer_at)) : null,
      isDue: promised_until !== null && (isAnswered || promised_until < now),
      isInTime: promised_until !== null && isAnswered && first_answer_at <= promised_until,
    }
  })
}

function answerTimes(answers: readonly Answer[]): AnswerTimes {
  const minutes: number[] = []
  let [due, in_time] = [0, 0]
  for (const answer of answers) {
    if (answer.minutes !== null) minutes.push(answer.minutes)
    if (answer.isDue) due++
    if (answer.isInTime) in_time++
  }
  // A typed array sorts numbers without a comparison function, which is several times as fast.
  const sorted = Float64Array.from(minutes).sort()
  return {
    received: answers.length,
    answered: sorted.length,
    median_minutes: percentile(sorted, 0.5),
    p90_minutes: percentile(sorted, 0.9),
    due,
    in_time,
  }
}

/** The smallest value that at least `part` (0 to 1) of the values do not exceed; null if there are none. */
function percentile(sorted: Float64Array, part: number): number | null {
  const value = sorted[Math.ceil(sorted.length * part) - 1]
  return value === undefined ? null : Math.round(value * 10) / 10
}

/** One for every week, also for those without enquiries. */
function byWeek(answers: readonly Answer[], { from, to }: ReportQuery) {
  const groups = Map.groupBy(answers, ({ week }) => week)
  const first = weekOf(dubaiInstant(from, '00:00'))
  const last = weekOf(dubaiInstant(to, '00:00'))
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    week: daysAfter(FIRST_MONDAY, 7 * (first + at)),
    ...answerTimes(groups.get(first + at) ?? []),
  }))
}

const FIRST_MONDAY = '1969-12-29'
const DAYS_TO_FIRST_MONDAY = daysBetween('1970-01-01', FIRST_MONDAY)

/** The number of the week in Dubai, counted from the first. */
function weekOf(at: Date): number {
  return Math.floor((dubaiDayNumber(at) - DAYS_TO_FIRST_MONDAY) / 7)
}

function byAgent(
  answers: readonly Answer[],
  counts: readonly rows.CountRow[],
  names: Map<number, string>,
) {
  const agents = [...Map.groupBy(answers, ({ agent }) => agent)].map(([id, theirs]) => ({
    id,
    name: names.get(id ?? 0) ?? '',
    won: sumWon(counts.filter(({ agent }) => agent === id)),
    ...answerTimes(theirs),
  }))
  return agents.sort((a, b) => b.received - a.received || (a.id ?? 0) - (b.id ?? 0))
}

function bySource(counts: readonly rows.CountRow[]) {
  const sources = [...Map.groupBy(counts, ({ source }) => source)].map(([source, groups]) => ({
    source,
    received: sum(groups),
    won: sumWon(groups),
  }))
  return sources.sort((a, b) => b.received - a.received || a.source.localeCompare(b.source))
}

async function byListing(db: Database, counts: readonly rows.CountRow[]) {
  const most = [...Map.groupBy(counts, ({ property_id }) => property_id ?? 0)]
    .filter(([id]) => id !== 0)
    .map(([id, groups]) => ({ id, received: sum(groups), won: sumWon(groups) }))
    .sort((a, b) => b.received - a.received || a.id - b.id)
    .slice(0, MAX_LISTINGS)
  const listings = await rows.findListings(
    db,
    most.map(({ id }) => id),
  )
  return most.flatMap((counted) => {
    const listing = listings.find(({ id }) => id === counted.id)
    return listing ? [{ ...listing, ...counted }] : []
  })
}

function sum(groups: readonly rows.CountRow[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}

function sumWon(groups: readonly rows.CountRow[]): number {
  return sum(groups.filter(({ stage }) => stage === 'won'))
}
