import { sql } from 'kysely'

import { inBatches, type IdRange, type PageBefore } from '#domain/paging.server.ts'
import { EDITED } from '#domain/removal/demo.server.ts'
import type { Database } from '#storage/database/database.ts'
import type { NewRow, Row, RowChange, Tables } from '#storage/database/tables.ts'

import { AGENT_COLUMNS, agentOf } from './agent-rows.server.ts'
import type { Floor } from './floors.ts'
import type { PhotoTexts } from './photo-text.ts'
import {
  emptyValues,
  FIELD_NAMES,
  mapFields,
  type FieldName,
  type PropertyValues,
} from './property-fields.ts'
import { isOffered } from './publication.ts'
import { purposeOf } from './property-type.ts'
import type { Audience, Property, PropertyChange, PropertyId } from './property.ts'
import { ANOTHER_HAS_REFERENCE } from './reference-rows.server.ts'

type Columns = RowChange<'properties'>
type NamedRow = Awaited<ReturnType<ReturnType<typeof allRows>['execute']>>[number]

/** Newest first. */
export async function page(db: Database, audience: Audience, { limit, before }: PageBefore) {
  let query = unremoved(db, audience).orderBy('properties.id', 'desc').limit(limit)
  if (before !== undefined) query = query.where('properties.id', '<', before)
  return (await query.execute()).map(fromRow)
}

/** What a site map says of the properties in a range of ids, newest first. */
export function sitemapRows(db: Database, { above, to }: IdRange, limit: number) {
  return visibleRows(db)
    .select(['id', 'updated_at', 'photos', 'floors'])
    .where('id', '>', above)
    .where('id', '<=', to)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function find(db: Database, id: PropertyId) {
  const row = await unremoved(db, 'administrators')
    .where('properties.id', '=', id)
    .executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Those of the ids that are not removed, newest first. Hidden ones are among them. */
export async function findManyUnremoved(db: Database, ids: PropertyId[]) {
  if (ids.length === 0) return []
  const rows = await unremoved(db, 'administrators')
    .where('properties.id', 'in', ids)
    .orderBy('properties.id', 'desc')
    .execute()
  return rows.map(fromRow)
}

/**
 * What visitors saw and was removed or hidden since a time, in the order of the ids; without those
 * whose reference another listing has by now.
 */
export async function withdrawn(
  db: Database,
  column: 'removed_at' | 'hidden_at',
  { since, after, limit }: { since: string; after: PropertyId; limit: number },
) {
  const all = allRows(db)
    .where(`properties.${column}`, '>=', since)
    .where('properties.published_at', 'is not', null)
    .where(sql<boolean>`not ${ANOTHER_HAS_REFERENCE}`)
    .where('properties.id', '>', after)
    .orderBy('properties.id')
    .limit(limit)
  const rows = await (
    column === 'hidden_at' ? all.where('properties.removed_at', 'is', null) : all
  ).execute()
  return rows.map((row) => ({ listing: fromRow(row), at: row[column] ?? since }))
}

/** What an update needs to know of the stored property. */
export async function findStored(db: Database, id: PropertyId) {
  const row = await db
    .selectFrom('properties')
    .select(['floors', 'status', 'marker_latitude', 'marker_longitude'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row ? { ...row, floors: JSON.parse(row.floors) as Floor[] } : null
}

interface WrittenProperty {
  change: PropertyChange
  floors: Floor[]
  updated_at: string
  status_changed_at?: string | null | undefined
}

type CreatedProperty = WrittenProperty & { created_at: string; demo: number }

export async function insert(db: Database, written: CreatedProperty[]) {
  const rows = written.map((row) => ({ ...EMPTY, ...columns(row), hidden_at: hiddenAt(row) }))
  const ids: PropertyId[] = []
  for (const batch of inBatches(rows as NewRow<'properties'>[], INSERT_BATCH)) {
    const inserted = await db.insertInto('properties').values(batch).returning('id').execute()
    ids.push(...inserted.map(({ id }) => id))
  }
  return ids
}

/** A draft is hidden from the start. */
function hiddenAt({ change: { status = 'published' }, created_at }: CreatedProperty) {
  return isOffered(status) ? null : created_at
}

// SQLite takes at most 32,766 values in a statement; a property has about fifty.
const INSERT_BATCH = 500

export async function update(db: Database, id: PropertyId, written: WrittenProperty) {
  const changed = { ...columns(written), demo: EDITED }
  await db.updateTable('properties').set(changed).where('id', '=', id).execute()
}

export async function photosInUse(db: Database) {
  const used = await db.selectFrom('properties').select(['photos', 'floors']).execute()
  return used.flatMap(photosOf)
}

/** The property's own photos, then those of its floors. */
export function photosOf({ photos, floors }: Pick<Row<'properties'>, 'photos' | 'floors'>) {
  return [
    ...(JSON.parse(photos) as string[]),
    ...(JSON.parse(floors) as Floor[]).flatMap((floor) => floor.photos),
  ]
}

const EMPTY = {
  ...fieldColumns(emptyValues()),
  photos: '[]',
  photo_texts: '{}',
  removed_at: null,
}

/** The columns that a change sets. Fields that the change leaves out are not among them. */
function columns({ change, floors, ...rest }: WrittenProperty): Columns {
  return {
    ...fieldColumns(change),
    ...(change.photos && { photos: JSON.stringify(change.photos) }),
    ...(change.photo_texts && { photo_texts: JSON.stringify(change.photo_texts) }),
    floors: JSON.stringify(floors),
    ...rest,
  }
}

function fieldColumns(values: PropertyChange | PropertyValues): Columns {
  return Object.fromEntries(
    FIELD_NAMES.filter((name) => values[name] !== undefined).map((name) => [
      columnOf(name),
      values[name],
    ]),
  )
}

function columnOf(name: FieldName): keyof Tables['properties'] {
  if (name === 'properties_title') return 'title'
  if (name === 'properties_description') return 'description'
  return name
}

function unremoved(db: Database, audience: Audience) {
  return withNames(visibleRows(db, audience)).selectAll('properties').select(NAMES)
}

function allRows(db: Database) {
  return withNames(db.selectFrom('properties')).selectAll('properties').select(NAMES)
}

const NAMES = [
  'categories.name as category_name',
  'categories.kind as category_kind',
  'categories.updated_at as category_updated_at',
  'locations.name as location_name',
  'locations.updated_at as location_updated_at',
  ...AGENT_COLUMNS,
  'agents.updated_at as profile_updated_at',
] as const

/** The properties that an audience sees. */
export function visibleRows(db: Database, audience: Audience = 'everyone') {
  const rows = db.selectFrom('properties').where('properties.removed_at', 'is', null)
  if (audience === 'administrators') return rows
  return audience === 'everyone'
    ? rows.where('properties.hidden_at', 'is', null)
    : rows.where('properties.agent_id', '=', audience.agent)
}

/** Joins the category, the location and the agent's profile of each property. */
export function withNames(rows: ReturnType<typeof visibleRows>) {
  return rows
    .leftJoin('categories', 'categories.id', 'properties.category_id')
    .leftJoin('locations', 'locations.id', 'properties.location_id')
    .leftJoin('users as agents', 'agents.id', 'properties.agent_id')
}

function fromRow(row: NamedRow): Property {
  const floors = JSON.parse(row.floors) as Floor[]
  return {
    id: row.id,
    ...mapFields<PropertyValues>((name) => row[columnOf(name)]),
    ...agentOf(row),
    rent_period: purposeOf(row) === 'rent' ? row.rent_period : '',
    category_name: row.category_name ?? '',
    category_kind: row.category_kind ?? '',
    location_name: row.location_name ?? '',
    marker_latitude: row.marker_latitude,
    marker_longitude: row.marker_longitude,
    photos: JSON.parse(row.photos) as string[],
    floor_description: floors.map((floor) => floor.description),
    floor_photos: floors.map((floor) => floor.photos),
    photo_texts: JSON.parse(row.photo_texts) as PhotoTexts,
    status_changed_at: row.status_changed_at,
    published_at: row.published_at,
    hidden_at: row.hidden_at,
    created_at: row.created_at,
    // A new phone of the agent, or a new name of the location, is a change of the listing, too:
    // portals and share images get it.
    updated_at: latest(
      row.updated_at,
      row.profile_updated_at,
      row.category_updated_at,
      row.location_updated_at,
    ),
  }
}

function latest(...times: (string | null)[]): string {
  return times.reduce<string>((latest, time) => (time && time > latest ? time : latest), '')
}
