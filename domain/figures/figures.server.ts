import type { App } from '#domain/app.ts'
import { daysAfter, daysBetween, dubaiDay, dubaiInstant } from '#domain/dubai-time.ts'
import { inBatches } from '#domain/paging.server.ts'
import { Invalid, NotFound } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as propertyRows from '#domain/properties/property-rows.server.ts'
import { titleOf } from '#domain/properties/property.ts'
import type { Database } from '#storage/database/database.ts'

import * as rows from './figure-rows.server.ts'
import {
  NO_COUNTS,
  sumCounts,
  type FigureCounts,
  type Figures,
  type FiguresQuery,
  type Scope,
} from './report.ts'
import { mergeFigures, type Figure } from './visit-counts.ts'

const DEFAULT_DAYS = 30
const MAX_LISTINGS = 10
const MAX_SOURCES = 12

/** Two whole years and the month that is compared with them. */
const KEPT_DAYS = 761

/** Longer than figures are kept. */
const MAX_DAYS = 800

const BATCH_SIZE = 500

export type Report = Omit<Figures, 'summary'>

/** What visitors did from one day to another, and in as many days before. */
export async function report(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  query: FiguresQuery,
): Promise<Report> {
  const { to = laterOf(dubaiDay(clock.now()), query.from) } = query
  const { from = daysAfter(to, 1 - DEFAULT_DAYS) } = query
  const { scope, of } = await findScope(db, query)
  const length = daysBetween(from, to) + 1
  if (length > MAX_DAYS) throw new Invalid({ from: `At most ${MAX_DAYS} days.` })
  const all = await countDays(db, { from: daysAfter(from, -length), to }, scope)
  const [before, days] = [all.slice(0, length), all.slice(length)]
  return {
    from,
    to,
    of,
    totals: sumCounts(days),
    before: { totals: sumCounts(before), days: before.map(({ day: _, ...counts }) => counts) },
    days,
    listings: await countListings(db, { from, to }, scope),
    sources: await rows.bySource(db, { from, to }, scope, MAX_SOURCES),
  }
}

const laterOf = (one: string, other: string = one) => (one > other ? one : other)

async function findScope(
  db: Database,
  { listing, agent }: FiguresQuery,
): Promise<{ scope: Scope; of: Report['of'] }> {
  if (listing) {
    const property = await properties.find({ db }, listing, 'administrators')
    const name = `${titleOf(property)} (${property.reference})`
    return { scope: { of: 'listing', id: listing }, of: { id: listing, name } }
  }
  if (!agent) return { scope: { of: 'site' }, of: null }
  const person = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', agent)
    .executeTakeFirst()
  if (!person) throw new NotFound('person', agent)
  return { scope: { of: 'agent', id: agent }, of: { id: agent, name: person.name } }
}

const COUNT_OF_KIND = {
  view: 'views',
  call: 'calls',
  whatsapp: 'whatsapp',
  brochure: 'brochures',
  enquiry: 'enquiries',
} as const

function addKind(counts: FigureCounts, { kind, count }: Pick<Figure, 'kind' | 'count'>): void {
  if (kind !== 'arrival') counts[COUNT_OF_KIND[kind]] += count
}

/** One for every day, also for those without visitors. */
async function countDays(db: Database, days: rows.Days, scope: Scope) {
  const counted = await rows.byDay(db, days, scope)
  const enquiries = await rows.enquiriesByHour(db, ...instants(days), scope)
  const length = daysBetween(days.from, days.to) + 1
  const all = Array.from({ length }, (_, at) => ({ day: daysAfter(days.from, at), ...NO_COUNTS }))
  const dayOf = (day: string) => all[daysBetween(days.from, day)] ?? { ...NO_COUNTS }
  for (const figure of counted) addKind(dayOf(figure.day), figure)
  for (const { hour, count } of enquiries)
    dayOf(dubaiDay(new Date(`${hour}:00:00Z`))).enquiries += count
  return all
}

async function countListings(db: Database, days: rows.Days, scope: Scope) {
  const ids = await rows.mostViewed(db, days, scope, MAX_LISTINGS)
  const listings = await propertyRows.findManyUnremoved(db, ids)
  const counted = await rows.byListing(db, days, ids)
  const enquiries = await rows.enquiriesByListing(db, ...instants(days), ids)
  return ids.flatMap((id) => {
    const listing = listings.find((listing) => listing.id === id)
    if (!listing) return []
    const counts = { ...NO_COUNTS }
    for (const figure of counted.filter(({ property_id }) => property_id === id))
      addKind(counts, figure)
    for (const { count } of enquiries.filter(({ property_id }) => property_id === id))
      counts.enquiries += count
    const { reference, photos } = listing
    return [{ id, title: titleOf(listing), reference, photo: photos[0] ?? null, ...counts }]
  })
}

/** When the first day begins in Dubai, and when the last one is over. */
function instants({ from, to }: rows.Days): [since: string, before: string] {
  const startOf = (day: string) => dubaiInstant(day, '00:00').toISOString()
  return [startOf(from), startOf(daysAfter(to, 1))]
}

/**
 * Keeps the number of enquiries that are about to be deleted, by day and listing: to erase a person
 * must not change what was counted. Nothing of the enquiries themselves is kept.
 */
export async function keepCountOfEnquiries(tx: Database, ids: number[]): Promise<void> {
  const enquiries = await rows.enquiryDays(tx, ids)
  const figures = enquiries.flatMap(({ created_at, property_id }) =>
    [...new Set([0, property_id ?? 0])].map((property_id): Figure => {
      const day = dubaiDay(new Date(created_at))
      return { property_id, kind: 'enquiry', day, source: '', count: 1 }
    }),
  )
  for (const batch of inBatches(mergeFigures(figures), BATCH_SIZE)) await rows.add(tx, batch)
}

/** Removes what is older than it is kept. */
export async function removeOld({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const firstDay = daysAfter(dubaiDay(clock.now()), -KEPT_DAYS)
  // Deleting reads the whole table, so that it is done once a day only.
  if (await rows.hasBefore(db, firstDay)) await rows.removeBefore(db, firstDay)
}

/** Removes the figures of listings that were deleted for good; the site's own contain them. */
export async function forgetListings({ db }: Pick<App, 'db'>, ids: number[]): Promise<void> {
  for (const batch of inBatches(ids, BATCH_SIZE)) await rows.removeListings(db, batch)
}
