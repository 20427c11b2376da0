import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import { Conflict, Invalid, NotFound } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'

import { isCategoryKind } from './category-kinds.ts'
import { check, sameName } from './place-checks.ts'
import * as rows from './place-rows.server.ts'
import type {
  CategoryDetails,
  LocationDetails,
  NewPlace,
  PlaceChange,
  PlacePoint,
  PlaceRemoval,
  Places,
  PlaceTable,
} from './place.ts'

type WriteContext = Pick<App, 'db' | 'clock' | 'contentVersion' | 'actor'>
type PlaceRow = rows.PlaceRow

const NOUN = { categories: 'category', locations: 'location' } as const

/** All categories and locations, as administrators edit them. */
export async function list({ db }: Pick<App, 'db'>): Promise<Places> {
  return {
    categories: (await details(db, 'categories')) as CategoryDetails[],
    locations: (await details(db, 'locations')) as LocationDetails[],
  }
}

/** The locations that have a point on the map, in their order. */
export async function points({ db }: Pick<App, 'db'>): Promise<PlacePoint[]> {
  const locations = await rows.list(db, 'locations')
  return locations.flatMap(({ name, longitude, latitude }) =>
    longitude == null || latitude == null ? [] : [{ name, longitude, latitude }],
  )
}

export async function create(app: WriteContext, table: PlaceTable, given: NewPlace) {
  return content.change(app, async (tx) => {
    await rows.lock(tx, table)
    const all = await rows.list(tx, table)
    check(table, given, undefined, all)
    await releaseNames(tx, table, all, given)
    const id = await rows.insert(tx, table, given.name)
    const isOrdered = all.some(({ position }) => position > 0)
    await rows.update(tx, table, id, {
      ...columns(app, table, given, undefined),
      ...(isOrdered && { position: Math.max(...all.map(({ position }) => position)) + 1 }),
    })
    if (given.position !== undefined) await move(tx, table, id, given.position)
    await record(tx, app, table, 'created', id, given.name)
    return find(tx, table, id)
  })
}

/** What the change leaves out stays as it is. A new name keeps the old one as a former name. */
export async function update(
  app: WriteContext,
  table: PlaceTable,
  id: number,
  change: PlaceChange,
) {
  return content.change(app, async (tx) => {
    await rows.lock(tx, table)
    const all = await rows.list(tx, table)
    const row = rowOf(all, table, id)
    check(table, change, row, all)
    await releaseNames(tx, table, without(all, id), change)
    await rows.update(tx, table, id, columns(app, table, change, row))
    if (change.position !== undefined) await move(tx, table, id, change.position)
    await record(tx, app, table, 'updated', id, change.name ?? row.name)
    return find(tx, table, id)
  })
}

/**
 * Removes a category or location. Where `move_to` names another, that one gets its listings, its
 * other names and its old addresses: so two are merged.
 */
export async function remove(
  app: WriteContext,
  table: PlaceTable,
  id: number,
  { move_to: moveTo }: PlaceRemoval,
): Promise<void> {
  await content.change(app, async (tx) => {
    await rows.lock(tx, table)
    const all = await rows.list(tx, table)
    const row = rowOf(all, table, id)
    const target = all.find((other) => other.id === moveTo && other.id !== id)
    if (moveTo !== undefined && !target)
      throw new Invalid({ move_to: `There is no other ${NOUN[table]} ${moveTo}.` })
    if (target) await merge(tx, app, table, row, target)
    else await assertUnused(tx, table, id)
    await rows.remove(tx, table, id)
    await record(tx, app, table, 'removed', id, target ? `${row.name} → ${target.name}` : row.name)
  })
}

async function details(db: Database, table: PlaceTable) {
  const counts = await rows.countListings(db, table)
  return (await rows.list(db, table)).map(
    ({ id, name, name_ar, other_names, former_names, kind = '', ...row }) => ({
      id,
      name,
      name_ar,
      other_names,
      former_names,
      listings: counts.get(id)?.listings ?? 0,
      ...(table === 'categories'
        ? { category_name: name, kind: kind || (isCategoryKind(name) ? name : '') }
        : {
            location_name: name,
            longitude: row.longitude ?? null,
            latitude: row.latitude ?? null,
            about: row.about ?? '',
            about_ar: row.about_ar ?? '',
          }),
    }),
  )
}

async function find(db: Database, table: PlaceTable, id: number) {
  const found = (await details(db, table)).find((one) => one.id === id)
  if (!found) throw new NotFound(NOUN[table], id)
  return found as CategoryDetails & LocationDetails
}

function rowOf(all: readonly PlaceRow[], table: PlaceTable, id: number): PlaceRow {
  const row = all.find((row) => row.id === id)
  if (!row) throw new NotFound(NOUN[table], id)
  return row
}

function without(all: readonly PlaceRow[], id: number): PlaceRow[] {
  return all.filter((row) => row.id !== id)
}

/** The columns that a change sets; `row` is what was stored before. */
function columns(
  { clock }: Pick<App, 'clock'>,
  table: PlaceTable,
  change: PlaceChange,
  row: PlaceRow | undefined,
): rows.PlaceColumns {
  const { name, name_ar, other_names, kind, longitude, latitude, about, about_ar } = change
  const isRenamed = row !== undefined && name !== undefined && name !== row.name
  const former = isRenamed && [...(row.former_names ?? []), row.name]
  // A name that only changes its letter case is no other address.
  const formerNames = former && former.filter((one) => !sameName(one, name))
  const keptKind = isRenamed && !row.kind && isCategoryKind(row.name) ? row.name : undefined
  const storedKind = kind ?? keptKind
  return {
    ...(name !== undefined && { name }),
    ...(name_ar !== undefined && { name_ar }),
    ...(other_names && { other_names: JSON.stringify(other_names) }),
    ...(formerNames && { former_names: JSON.stringify([...new Set(formerNames)]) }),
    ...(table === 'categories' && storedKind !== undefined && { kind: storedKind }),
    ...(table === 'locations' && longitude !== undefined && { longitude }),
    ...(table === 'locations' && latitude !== undefined && { latitude }),
    ...(table === 'locations' && about !== undefined && { about }),
    ...(table === 'locations' && about_ar !== undefined && { about_ar }),
    ...((isRenamed || kind !== undefined) && { updated_at: clock.now().toISOString() }),
  }
}

/** A name that is given anew no longer leads to the one that had it before. */
async function releaseNames(
  tx: Database,
  table: PlaceTable,
  others: readonly PlaceRow[],
  { name, other_names = [] }: PlaceChange,
): Promise<void> {
  const taken = [...(name === undefined ? [] : [name]), ...other_names]
  for (const { id, former_names } of others) {
    const remaining = former_names.filter((former) => !taken.some((one) => sameName(former, one)))
    if (remaining.length < former_names.length)
      await rows.update(tx, table, id, { former_names: JSON.stringify(remaining) })
  }
}

async function merge(
  tx: Database,
  { clock }: Pick<App, 'clock'>,
  table: PlaceTable,
  row: PlaceRow,
  target: PlaceRow,
): Promise<void> {
  await rows.moveListings(tx, table, {
    from: row.id,
    to: target.id,
    now: clock.now().toISOString(),
  })
  if (table === 'locations') await rows.movePeople(tx, row.id, target.id)
  const former = [...target.former_names, ...row.former_names, row.name]
  await rows.update(tx, table, target.id, {
    other_names: JSON.stringify([...new Set([...target.other_names, ...row.other_names])]),
    former_names: JSON.stringify([...new Set(former)]),
  })
}

async function assertUnused(tx: Database, table: PlaceTable, id: number): Promise<void> {
  const { listings = 0, removed = 0 } = (await rows.countListings(tx, table)).get(id) ?? {}
  const count = listings + removed
  if (count === 0) return
  const inTrash = removed > 0 ? `, ${removed} of them in the trash` : ''
  throw new Conflict(
    `${count} ${count === 1 ? 'listing has' : 'listings have'} this ${NOUN[table]}${inTrash}. ` +
      `Please choose another ${NOUN[table]} for them (move_to).`,
  )
}

/** Puts one at its place in the order, from 1, and numbers all. */
async function move(tx: Database, table: PlaceTable, id: number, position: number) {
  const all = await rows.list(tx, table)
  const ordered = without(all, id)
  ordered.splice(position - 1, 0, rowOf(all, table, id))
  for (const [index, row] of ordered.entries())
    if (row.position !== index + 1) await rows.update(tx, table, row.id, { position: index + 1 })
}

function record(
  tx: Database,
  app: WriteContext,
  table: PlaceTable,
  did: 'created' | 'updated' | 'removed',
  about: number,
  note: string,
): Promise<void> {
  return audit.record(tx, app, { what: `${NOUN[table]}-${did}`, about, note })
}
