import type { App } from '#domain/app.ts'
import { dubaiDay } from '#domain/dubai-time.ts'
import { inBatches } from '#domain/paging.server.ts'
import { publicState } from '#domain/properties/publication.ts'
import { visibleRows } from '#domain/properties/property-rows.server.ts'
import type { Database } from '#storage/database/database.ts'

import * as rows from './figure-rows.server.ts'
import { mergeFigures, type Figure } from './visit-counts.ts'
import { OTHER, sourceOf, type Visit } from './visit.ts'

/** Different sources a day; the rest is counted as one. */
const MAX_SOURCES = 200

const BATCH_SIZE = 500

type Counting = Pick<App, 'visitCounts' | 'clock' | 'publicUrl'>

/** Counts in memory what a visitor did. `write` stores it. */
export function count(
  { visitCounts, clock, publicUrl }: Counting,
  { kind, listing, from }: Visit,
): void {
  const figure = { property_id: listing, day: dubaiDay(clock.now()), count: 1 }
  visitCounts.add({ ...figure, kind, source: '' })
  if (kind !== 'view' || from === undefined) return
  const source = sourceOf(from)
  if (source !== sourceOf(new URL(publicUrl).hostname))
    visitCounts.add({ ...figure, kind: 'arrival', source })
}

/** Stores what was counted, in addition to what is stored. Where that fails it stays in memory. */
export async function write({
  db,
  clock,
  visitCounts,
}: Pick<App, 'db' | 'clock' | 'visitCounts'>): Promise<void> {
  const counted = visitCounts.take()
  if (counted.length === 0) return
  try {
    await db.transaction().execute(async (tx) => {
      const shown = await shownListings(tx, clock.now(), counted)
      const ofShown = counted.filter(({ property_id: id }) => id === 0 || shown.has(id))
      const bounded = await withFewSources(tx, ofShown)
      // Every count is part of the site's.
      const all = mergeFigures([...bounded, ...ofListings(bounded).map(ofSite)])
      for (const batch of inBatches(all, BATCH_SIZE)) await rows.add(tx, batch)
    })
  } catch (error) {
    for (const figure of counted) visitCounts.add(figure)
    throw error
  }
}

const ofListings = (figures: readonly Figure[]) =>
  figures.filter(({ property_id }) => property_id !== 0)

const ofSite = (figure: Figure): Figure => ({ ...figure, property_id: 0 })

/** The listings among the figures whose pages visitors can see: anyone may report any id. */
async function shownListings(db: Database, now: Date, figures: readonly Figure[]) {
  const ids = new Set(ofListings(figures).map(({ property_id }) => property_id))
  const shown = new Set<number>()
  for (const batch of inBatches([...ids], BATCH_SIZE)) {
    const found = await visibleRows(db, 'administrators')
      .select(['id', 'status', 'status_changed_at', 'published_at', 'hidden_at'])
      .where('id', 'in', batch)
      .execute()
    for (const listing of found)
      if (['offered', 'closed'].includes(publicState(listing, now))) shown.add(listing.id)
  }
  return shown
}

/** Anyone may report any source, so that only so many are stored for a day. */
async function withFewSources(db: Database, figures: readonly Figure[]): Promise<Figure[]> {
  const known = new Map<string, Set<string>>()
  for (const { day } of figures.filter(({ source }) => source !== ''))
    if (!known.has(day)) known.set(day, new Set(await rows.sourcesOn(db, day)))
  return figures.map((figure) => {
    const sources = known.get(figure.day)
    if (figure.source === '' || !sources || sources.has(figure.source)) return figure
    if (sources.size >= MAX_SOURCES) return { ...figure, source: OTHER }
    sources.add(figure.source)
    return figure
  })
}
