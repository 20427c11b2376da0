import type { Insertable, Selectable, Updateable } from 'kysely'

import type { IdRange } from '#domain/paging.server.ts'
import { permitFields } from './permits/permit-schema.ts'
import { portalFields } from './portals/portal-schema.ts'
import type { Database } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/tables.ts'

import type { Audience } from './audience.ts'
import type { Floor } from './floors.ts'
import type { PhotoTexts } from './photo-text.ts'
import type { Property, PropertyChange, PropertyId } from './property.ts'

type Columns = Tables['properties']
type Row = Selectable<Columns> & { category_name: string | null; location_name: string | null }

/** Newest first; `before` continues after the last id of the page before. */
export async function page(
  db: Database,
  {
    limit,
    before,
    audience,
  }: { limit: number; before?: PropertyId | undefined; audience: Audience },
): Promise<Property[]> {
  let query = listed(db, audience).orderBy('properties.id', 'desc').limit(limit)
  if (before !== undefined) query = query.where('properties.id', '<', before)
  return (await query.execute()).map(fromRow)
}

/** What a site map tells of those with an id above `above` and up to `to`, newest first. */
export function mapped(db: Database, { above, to }: IdRange, limit: number) {
  return db
    .selectFrom('properties')
    .select(['id', 'updated_at', 'photos', 'floors'])
    .where('removed_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where('id', '>', above)
    .where('id', '<=', to)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function find(
  db: Database,
  id: PropertyId,
  audience: Audience,
): Promise<Property | null> {
  const row = await listed(db, audience).where('properties.id', '=', id).executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Those of the ids that are listed, newest first. */
export async function those(db: Database, ids: PropertyId[]): Promise<Property[]> {
  if (ids.length === 0) return []
  const rows = await listed(db, 'administrators')
    .where('properties.id', 'in', ids)
    .orderBy('properties.id', 'desc')
    .execute()
  return rows.map(fromRow)
}

/** What was removed, or hidden, since then, in the order of their ids. */
export async function gone(
  db: Database,
  how: 'removed_at' | 'hidden_at',
  { since, after, limit }: { since: string; after: PropertyId; limit: number },
): Promise<{ listing: Property; at: string }[]> {
  const all = everyRow(db)
    .where(`properties.${how}`, '>=', since)
    .where('properties.id', '>', after)
    .orderBy('properties.id')
    .limit(limit)
  const rows = await (
    how === 'hidden_at' ? all.where('properties.removed_at', 'is', null) : all
  ).execute()
  return rows.map((row) => ({ listing: fromRow(row), at: row[how] ?? since }))
}

/** What stands before a change, as far as the change builds on it. */
export interface Standing {
  floors: Floor[]
}

export async function findStanding(db: Database, id: PropertyId): Promise<Standing | null> {
  const row = await db
    .selectFrom('properties')
    .select('floors')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row ? { floors: JSON.parse(row.floors) as Floor[] } : null
}

type Written = {
  change: PropertyChange
  floors: Floor[]
  updated_at: string
  demo: number
}

export async function insert(
  db: Database,
  written: (Written & { created_at: string })[],
): Promise<PropertyId[]> {
  const rows = written.map((row) => ({ ...EMPTY, ...columns(row), created_at: row.created_at }))
  const ids: PropertyId[] = []
  for (let from = 0; from < rows.length; from += INSERTED_AT_ONCE) {
    const some = rows.slice(from, from + INSERTED_AT_ONCE) as Insertable<Columns>[]
    const inserted = await db.insertInto('properties').values(some).returning('id').execute()
    ids.push(...inserted.map(({ id }) => id))
  }
  return ids
}

// SQLite takes 32,766 values in a statement, and a listing has some forty.
const INSERTED_AT_ONCE = 500

export async function update(db: Database, id: PropertyId, written: Written): Promise<void> {
  await db.updateTable('properties').set(columns(written)).where('id', '=', id).execute()
}

export async function photosInUse(db: Database): Promise<string[]> {
  const used = await db.selectFrom('properties').select(['photos', 'floors']).execute()
  return used.flatMap(photosOf)
}

/** Its own, and those of its floors. */
export function photosOf({ photos, floors }: Pick<Selectable<Columns>, 'photos' | 'floors'>) {
  return [
    ...(JSON.parse(photos) as string[]),
    ...(JSON.parse(floors) as Floor[]).flatMap((floor) => floor.photos),
  ]
}

const EMPTY = {
  category_id: null,
  location_id: null,
  type: '',
  currency: '',
  price: '',
  minarea: null,
  maxarea: null,
  bedroom: null,
  bathroom: null,
  title: '',
  description: '',
  nearby: '',
  photos: '[]',
  photo_texts: '{}',
  permit_number: '',
  permit_url: '',
  permit_expires_on: '',
  agent_name: '',
  agent_brn: '',
  agent_phone: '',
  agent_email: '',
  title_ar: '',
  description_ar: '',
  sub_community: '',
  tower_name: '',
  furnished: '',
  features: '',
  video_url: '',
  latitude: null,
  longitude: null,
  hidden_at: null,
  removed_at: null,
}

/** The columns that a change touches; what it leaves out is left alone. */
function columns(written: Written): Updateable<Columns> {
  const { change, floors, updated_at, demo } = written
  const touched = {
    category_id: change.category_id,
    location_id: change.location_id,
    type: change.type,
    currency: change.currency,
    price: change.price,
    minarea: change.minarea,
    maxarea: change.maxarea,
    bedroom: change.bedroom,
    bathroom: change.bathroom,
    title: change.properties_title,
    description: change.properties_description,
    nearby: change.nearby,
    photos: change.photos && JSON.stringify(change.photos),
    floors: JSON.stringify(floors),
    photo_texts: change.photo_texts && JSON.stringify(change.photo_texts),
    ...advertised(change),
    updated_at,
    demo,
  }
  return Object.fromEntries(Object.entries(touched).filter(([, value]) => value !== undefined))
}

type Advertised = keyof typeof permitFields | keyof typeof portalFields

// Each is a column of the same name.
const ADVERTISED = Object.keys({ ...permitFields, ...portalFields }) as Advertised[]

function advertised<Fields extends Partial<Record<Advertised, unknown>>>(fields: Fields) {
  return Object.fromEntries(ADVERTISED.map((name) => [name, fields[name]])) as Pick<
    Fields,
    Advertised & keyof Fields
  >
}

function listed(db: Database, audience: Audience) {
  const all = everyRow(db).where('properties.removed_at', 'is', null)
  return audience === 'everyone' ? all.where('properties.hidden_at', 'is', null) : all
}

function everyRow(db: Database) {
  return db
    .selectFrom('properties')
    .leftJoin('categories', 'categories.id', 'properties.category_id')
    .leftJoin('locations', 'locations.id', 'properties.location_id')
    .selectAll('properties')
    .select(['categories.name as category_name', 'locations.name as location_name'])
}

function fromRow(row: Row): Property {
  const floors = JSON.parse(row.floors) as Floor[]
  return {
    id: row.id,
    properties_title: row.title,
    properties_description: row.description,
    type: row.type,
    currency: row.currency,
    price: row.price,
    minarea: row.minarea,
    maxarea: row.maxarea,
    bedroom: row.bedroom,
    bathroom: row.bathroom,
    nearby: row.nearby,
    category_id: row.category_id,
    category_name: row.category_name ?? '',
    location_id: row.location_id,
    location_name: row.location_name ?? '',
    photos: JSON.parse(row.photos) as string[],
    floor_description: floors.map((floor) => floor.description),
    floor_photos: floors.map((floor) => floor.photos),
    photo_texts: JSON.parse(row.photo_texts) as PhotoTexts,
    ...advertised(row),
    hidden_at: row.hidden_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
