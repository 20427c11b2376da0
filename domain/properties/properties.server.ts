import type { App } from '#domain/app.ts'
import { dubaiDay } from '#domain/dubai-time.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import { idOf, pagesInRange, readPages, type IdRange } from '#domain/paging.server.ts'
import * as removal from '#domain/removal/removal.server.ts'
import { assertCurrent, lockRow } from '#domain/edit-version.server.ts'
import { Gone, NotFound } from '#domain/problem.ts'

import { assertKeepsAgent, audienceFor, withOwnAgent } from './audience.ts'
import { checkReferences, refuse } from './check-references.server.ts'
import { problemsOf } from './property-checks.ts'
import { creation, recordUpdate } from './property-audit.server.ts'
import { changedFloors } from './floors.ts'
import * as permits from './permits/permits.server.ts'
import { isOffered, publicState, statusChangedAt, type PublicState } from './publication.ts'
import { AGENT_FIELDS, mapFields, type PropertyValues } from './property-fields.ts'
import {
  atMarker,
  type Audience,
  type Property,
  type PropertyChange,
  type PropertyId,
} from './property.ts'
import * as rows from './property-rows.server.ts'
import { announceProperties } from './property-webhooks.server.ts'
import { clearTakenReference, lockReferences, setReferences } from './reference-rows.server.ts'
import * as searchColumns from './search-columns.server.ts'

const PAGE_SIZE = 100

/** Every property, newest first, page by page. */
export function pages({ db }: Pick<App, 'db'>, audience: Audience = 'everyone') {
  const read = async (before?: PropertyId) => {
    const page = await rows.page(db, audience, { limit: PAGE_SIZE, before })
    return audience === 'everyone' ? page.map(atMarker) : page
  }
  return readPages(PAGE_SIZE, read, idOf)
}

const SITEMAP_PAGE_SIZE = 500

export async function* sitemapEntries({ db }: Pick<App, 'db'>, range: IdRange) {
  const readPage = (part: IdRange) => rows.sitemapRows(db, part, SITEMAP_PAGE_SIZE)
  for await (const page of pagesInRange(range, SITEMAP_PAGE_SIZE, readPage))
    for (const { id, updated_at, photos, floors } of page)
      yield { id, updated_at, photos: [...new Set(rows.photosOf({ photos, floors }))] }
}

export async function list(app: Pick<App, 'db'>): Promise<Property[]> {
  return (await Array.fromAsync(pages(app))).flat()
}

export async function find(
  { db }: Pick<App, 'db'>,
  id: PropertyId,
  audience: Audience = 'everyone',
): Promise<Property> {
  const property = await rows.find(db, id)
  if (!property || (typeof audience === 'object' && property.agent_id !== audience.agent))
    throw new NotFound('property', id)
  if (audience !== 'everyone') return property
  if (property.hidden_at !== null) throw notOffered(property)
  return atMarker(property)
}

/** A property whose page visitors see: as an offer, or as one that is sold or rented. */
export async function findShown(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  id: PropertyId,
): Promise<Property> {
  const property = await find({ db }, id, 'administrators')
  const state = publicState(property, clock.now())
  if (state === 'offered' || state === 'closed') return atMarker(property)
  throw notOffered(property)
}

function notOffered({ id, status, published_at }: Property): NotFound {
  // One that only lacks a permit comes back.
  return published_at === null || isOffered(status)
    ? new NotFound('property', id)
    : new Gone('property', id)
}

/** Those among the ids whose page visitors see, in the order of the ids: offered, sold or rented. */
export async function findManyShown(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  ids: PropertyId[],
): Promise<Record<'offered' | 'closed', Property[]>> {
  const found = new Map(
    (await rows.findManyUnremoved(db, ids)).map((property) => [property.id, atMarker(property)]),
  )
  const inOrder = [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
  const inState = (state: PublicState) =>
    inOrder.filter((property) => publicState(property, clock.now()) === state)
  return { offered: inState('offered'), closed: inState('closed') }
}

/** The offered ones among the ids, in the order of the ids. */
export async function findManyOffered(
  app: Pick<App, 'db' | 'clock'>,
  ids: PropertyId[],
): Promise<Property[]> {
  return (await findManyShown(app, ids)).offered
}

type WriteContext = Pick<
  App,
  'db' | 'clock' | 'contentVersion' | 'actor' | 'permitMode' | 'agency' | 'publicUrl'
>

export async function create(app: WriteContext, given: PropertyChange): Promise<Property> {
  const change = withOwnAgent(app.actor, given)
  refuse(problemsOf(change, undefined, dubaiDay(app.clock.now())))
  const [id] = await createMany(app, [change])
  if (id === undefined) throw new Error('A property was inserted without an id')
  return find(app, id, 'administrators')
}

/** Creates all of them or, if one is invalid, none. */
export async function createMany(
  app: WriteContext,
  changes: PropertyChange[],
  { demo = false } = {},
): Promise<PropertyId[]> {
  const now = app.clock.now().toISOString()
  const { portals } = await app.agency.current()
  const created = changes.map((change) => ({
    change: withoutProfile(change, change.agent_id ?? null),
    floors: changedFloors([], change.floor_photos, change.floor_description),
    created_at: now,
    updated_at: now,
    demo: demo ? 1 : 0,
  }))
  return content.change(app, async (tx) => {
    await checkReferences(tx, created, now)
    const ids = await rows.insert(tx, created)
    await setReferences(tx, ids, portals.referencePrefix)
    await searchColumns.write(tx, ids)
    if (!demo) await audit.record(tx, app, ...ids.map((id, index) => creation(id, changes[index])))
    await permits.updateVisibility(tx, app, ids, { audited: !demo })
    if (!demo) await announceProperties(tx, app, ids)
    return ids
  })
}

/** With `known`, refuses unless the stored property is in one of these versions. */
export async function update(
  app: WriteContext,
  id: PropertyId,
  given: PropertyChange,
  known?: readonly string[],
) {
  const now = app.clock.now().toISOString()
  const { portals } = await app.agency.current()
  return content.change(app, async (tx) => {
    await lockRow(tx, 'properties', id)
    const current = await rows.findStored(tx, id)
    if (!current) throw new NotFound('property', id)
    const change = withoutMarker(given, current)
    const floors = changedFloors(current.floors, change.floor_photos, change.floor_description)
    const stored = await find({ db: tx }, id, audienceFor(app.actor))
    assertCurrent(atMarker(stored), known)
    assertKeepsAgent(app.actor, change)
    refuse(problemsOf(change, stored, dubaiDay(app.clock.now())))
    const status_changed_at = statusChangedAt(current.status, change, now)
    await checkReferences(tx, [{ change, floors, id }], now)
    const { agent_id = stored.agent_id } = change
    const own = withoutProfile(change, agent_id)
    const written = { change: own, floors, status_changed_at }
    await rows.update(tx, id, { ...written, updated_at: now })
    await setReferences(tx, [id], portals.referencePrefix)
    await searchColumns.write(tx, [id])
    await recordUpdate(tx, app, stored, await find({ db: tx }, id, 'administrators'))
    await permits.updateVisibility(tx, app, [id], { audited: status_changed_at === undefined })
    await announceProperties(tx, app, [id])
    return find({ db: tx }, id, 'administrators')
  })
}

/** A draft of the same property, without its permit and its reference. */
export async function duplicate(app: WriteContext, id: PropertyId): Promise<Property> {
  const { floor_photos, floor_description, photos, photo_texts, ...values } = await find(
    app,
    id,
    audienceFor(app.actor),
  )
  return create(app, {
    ...mapFields<PropertyValues>((name) => values[name]),
    photos,
    photo_texts,
    floor_photos: { shape: 'by-floor', floors: floor_photos },
    floor_description: { shape: 'by-floor', names: floor_description },
    status: 'draft',
    reference: '',
    permit_number: '',
    permit_url: '',
    permit_expires_on: '',
    point_confirmed: true,
  })
}

export function remove(app: WriteContext, id: PropertyId): Promise<void> {
  return removal.remove(app, 'properties', id, (tx) => announceProperties(tx, app, [id]))
}

export async function restore(app: WriteContext, id: PropertyId): Promise<Property> {
  const { portals } = await app.agency.current()
  await removal.restore(app, 'properties', id, async (tx) => {
    await lockReferences(tx)
    await clearTakenReference(tx, id)
    await setReferences(tx, [id], portals.referencePrefix)
    await searchColumns.write(tx, [id])
    await permits.updateVisibility(tx, app, [id])
    await announceProperties(tx, app, [id])
  })
  return find(app, id, 'administrators')
}

/** Every photo that a property uses, removed ones included: they can still be restored. */
export async function usedPhotos({ db }: Pick<App, 'db'>): Promise<Set<string>> {
  return new Set(await rows.photosInUse(db))
}

/** Where a client sends back the public marker as the position, the exact position stays. */
function withoutMarker(
  change: PropertyChange,
  { marker_latitude, marker_longitude }: Pick<Property, 'marker_latitude' | 'marker_longitude'>,
): PropertyChange {
  const { latitude, longitude, ...rest } = change
  const isMarker =
    latitude != null && latitude === marker_latitude && longitude === marker_longitude
  return isMarker ? rest : change
}

/** Where somebody of the team is the agent, what their profile says is not stored with the property. */
function withoutProfile(change: PropertyChange, agentId: number | null): PropertyChange {
  if (agentId === null) return change
  const own = { ...change }
  for (const field of AGENT_FIELDS) delete own[field]
  return own
}
