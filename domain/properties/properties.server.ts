import { setImmediate as nextTurn } from 'node:timers/promises'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import * as removal from '#domain/removal/removal.server.ts'
import { pagesInRange, type IdRange } from '#domain/paging.server.ts'
import * as media from '#domain/photos/photos.server.ts'
import * as permits from './permits/permits.server.ts'
import { Invalid, NotFound } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'

import type { Audience } from './audience.ts'
import { changedFloors, type Floor } from './floors.ts'
import type { Property, PropertyChange, PropertyId } from './property.ts'
import * as rows from './property-rows.server.ts'
import * as searchColumns from './search-columns.server.ts'
import * as taxonomy from './taxonomy.server.ts'

const PAGE = 100

/** Every listing, newest first, a page at a time, so that a long list never holds up the process. */
export async function* pages(
  { db }: Pick<App, 'db'>,
  audience: Audience = 'everyone',
): AsyncGenerator<Property[]> {
  let before: PropertyId | undefined
  for (;;) {
    const page = await rows.page(db, { limit: PAGE, before, audience })
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    before = page.at(-1)?.id
    // SQLite answers at once; others get their turn between two pages.
    await nextTurn()
  }
}

/** What was removed or hidden since then, a page at a time: portals are told that it is gone. */
export async function* removedSince(
  { db }: Pick<App, 'db'>,
  since: Date,
): AsyncGenerator<{ listing: Property; at: string }[]> {
  for (const how of ['removed_at', 'hidden_at'] as const)
    for (let after: PropertyId = 0; ;) {
      const page = await rows.gone(db, how, { since: since.toISOString(), after, limit: PAGE })
      if (page.length > 0) yield page
      const last = page.at(-1)
      if (!last || page.length < PAGE) break
      after = last.listing.id
      await nextTurn()
    }
}

/** What a site map tells of a listing. */
export interface Mapped {
  id: PropertyId
  updated_at: string
  /** Each once, those of the floors after the listing's own. */
  photos: string[]
}

const MAPPED_AT_ONCE = 500

export async function* sitemapEntries(
  { db }: Pick<App, 'db'>,
  bounds: IdRange,
): AsyncGenerator<Mapped> {
  const read = (stretch: IdRange) => rows.mapped(db, stretch, MAPPED_AT_ONCE)
  for await (const page of pagesInRange(bounds, MAPPED_AT_ONCE, read))
    for (const { id, updated_at, photos, floors } of page)
      yield { id, updated_at, photos: [...new Set(rows.photosOf({ photos, floors }))] }
}

export async function list(app: Pick<App, 'db'>): Promise<Property[]> {
  const all: Property[] = []
  for await (const page of pages(app)) all.push(...page)
  return all
}

export async function find(
  { db }: Pick<App, 'db'>,
  id: PropertyId,
  audience: Audience = 'everyone',
): Promise<Property> {
  const property = await rows.find(db, id, audience)
  if (!property) throw new NotFound('property', id)
  return property
}

/** Those of the ids that everyone may see, in the order in which they are named. */
export async function findMany({ db }: Pick<App, 'db'>, ids: PropertyId[]): Promise<Property[]> {
  const shown = (await rows.those(db, ids)).filter(({ hidden_at }) => hidden_at === null)
  const found = new Map(shown.map((property) => [property.id, property]))
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
}

type Writing = Pick<App, 'db' | 'clock' | 'contentVersion' | 'actor' | 'permitMode'>

export async function create(app: Writing, change: PropertyChange): Promise<Property> {
  const [id] = await createMany(app, [change])
  if (id === undefined) throw new Error('A property was inserted without an id')
  return find(app, id, 'administrators')
}

/** Creates all of them or, where one cannot be taken, none. */
export async function createMany(
  app: Writing,
  changes: PropertyChange[],
  { demo = false } = {},
): Promise<PropertyId[]> {
  const now = app.clock.now().toISOString()
  const created = changes.map((change) => ({
    change,
    floors: changedFloors([], change.floor_photos, change.floor_description),
  }))
  return content.change(app, async (tx) => {
    await claim(tx, created, now)
    const times = { created_at: now, updated_at: now }
    const ids = await rows.insert(
      tx,
      created.map(({ change, floors }) => ({ change, floors, ...times, demo: demo ? 1 : 0 })),
    )
    await searchColumns.write(tx, ids)
    if (!demo) await audit.record(tx, app, ...ids.map((id, at) => creation(id, changes[at])))
    await permits.judge(tx, app, ids, { silently: demo })
    return ids
  })
}

function creation(id: PropertyId, change: PropertyChange | undefined): audit.AuditAction {
  return { what: 'property-created', about: id, note: change?.properties_title ?? '' }
}

export async function update(
  app: Writing,
  id: PropertyId,
  change: PropertyChange,
): Promise<Property> {
  const now = app.clock.now().toISOString()
  return content.change(app, async (tx) => {
    const standing = await rows.findStanding(tx, id)
    if (!standing) throw new NotFound('property', id)
    const floors = changedFloors(standing.floors, change.floor_photos, change.floor_description)
    await claim(tx, [{ change, floors }], now)
    await rows.update(tx, id, {
      change,
      floors,
      updated_at: now,
      demo: 0,
    })
    await searchColumns.write(tx, [id])
    const { properties_title: note } = await find({ db: tx }, id, 'administrators')
    await audit.record(tx, app, { what: 'property-updated', about: id, note })
    await permits.judge(tx, app, [id])
    return find({ db: tx }, id, 'administrators')
  })
}

export function remove(app: Writing, id: PropertyId): Promise<void> {
  return removal.remove(app, 'properties', id)
}

export async function restore(app: Writing, id: PropertyId): Promise<Property> {
  await removal.restore(app, 'properties', id, (tx) => permits.judge(tx, app, [id]))
  return find(app, id, 'administrators')
}

/** Every photo that a listing uses, removed listings included: they can still be restored. */
export async function usedPhotos({ db }: Pick<App, 'db'>): Promise<Set<string>> {
  return new Set(await rows.photosInUse(db))
}

/** Refuses what names a thing that does not exist, and takes the photos out of quarantine. */
async function claim(
  db: Database,
  written: { change: PropertyChange; floors: Floor[] }[],
  now: string,
): Promise<void> {
  const faults: Record<string, string> = {}
  const fault = (field: string, what: string, missing: (string | number)[]) => {
    if (missing.length > 0) faults[field] = `There is no ${what} ${missing[0]}.`
  }
  const changes = written.map(({ change }) => change)
  fault(
    'category_id',
    'category',
    await taxonomy.missing(db, 'categories', given(changes, 'category_id')),
  )
  fault(
    'location_id',
    'location',
    await taxonomy.missing(db, 'locations', given(changes, 'location_id')),
  )
  fault(
    'photos',
    'uploaded file',
    await media.keep(
      db,
      changes.flatMap((change) => change.photos ?? []),
      now,
    ),
  )
  fault(
    'floor_photos',
    'uploaded file',
    await media.keep(
      db,
      written.flatMap(({ floors }) => floors.flatMap((floor) => floor.photos)),
      now,
    ),
  )
  if (Object.keys(faults).length > 0) throw new Invalid(faults)
}

function given(changes: PropertyChange[], field: 'category_id' | 'location_id'): number[] {
  return changes.flatMap((change) => change[field] ?? [])
}
