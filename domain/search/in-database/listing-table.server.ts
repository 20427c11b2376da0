import { sql, type SqlBool } from 'kysely'

import type { App } from '#domain/app.ts'
import { dubaiDay } from '#domain/dubai-time.ts'
import type { Database } from '#storage/database/database.ts'

import { LISTINGS_PER_PAGE } from './listing-orders.ts'
import type { ListingRow, ListingTable, ListingTableQuery } from './listing-table.ts'
import * as permits from './permits/permits.server.ts'
import { publicState, type PropertyStatus } from './publication.ts'
import { AGENT_NAME, visibleRows, withNames } from './property-rows.server.ts'
import { defaultReference, idOfDefaultReference } from './reference.ts'

const MAX_WORDS = 6

/** A page of all listings, whatever their status. */
export async function table(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  query: ListingTableQuery,
): Promise<ListingTable> {
  const today = dubaiDay(clock.now())
  const { page = 1 } = query
  const { status, ...others } = query
  const [counts, ids, agents] = await Promise.all([
    countByStatus(filtered(db, others, today)),
    sorted(filtered(db, query, today), query.order || 'newest')
      .limit(LISTINGS_PER_PAGE)
      .offset((page - 1) * LISTINGS_PER_PAGE)
      .select('properties.id')
      .execute(),
    agentNames(db),
  ])
  // Sorted as ids only: whole rows of ten thousand listings take several times as long.
  const rows = await findInOrder(
    db,
    ids.map(({ id }) => id),
  )
  const count = status ? counts[status] : Object.values(counts).reduce((sum, one) => sum + one)
  return { count, counts, today, agents, listings: rows.map((row) => toRow(row, clock.now())) }
}

async function countByStatus(rows: Filtered): Promise<Record<PropertyStatus, number>> {
  const counted = await rows
    .select(['properties.status', sql<number>`count(*)`.as('count')])
    .groupBy('properties.status')
    .execute()
  const counts = { draft: 0, published: 0, under_offer: 0, sold: 0, rented: 0, hidden: 0 }
  for (const { status, count } of counted) counts[status] = count
  return counts
}

const COLUMNS = [
  'properties.id',
  'properties.title',
  'properties.reference',
  'properties.property_type',
  'properties.currency',
  'properties.price',
  'properties.rent_period',
  'properties.status',
  'properties.agent_id',
  'properties.permit_number',
  'properties.permit_url',
  'properties.permit_expires_on',
  'properties.hidden_at',
  'properties.published_at',
  'properties.status_changed_at',
  'properties.updated_at',
  'properties.photos',
  'categories.name as category',
  'locations.name as location',
] as const

type Filtered = ReturnType<typeof filtered>
type Selected = Awaited<ReturnType<typeof findInOrder>>[number]

async function findInOrder(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await withNames(visibleRows(db, 'administrators'))
    .where('properties.id', 'in', ids)
    .select(COLUMNS)
    .select(AGENT_NAME.as('agent_name'))
    .execute()
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

function toRow(row: Selected, now: Date): ListingRow {
  const { photos, property_type, reference, category, location, ...rest } = row
  const { hidden_at, published_at, status_changed_at, ...shown } = rest
  return {
    ...shown,
    state: publicState(row, now),
    type: property_type,
    rent_period: property_type === 'rent' ? rest.rent_period : '',
    reference: reference || defaultReference(row.id),
    category: category ?? '',
    location: location ?? '',
    photo: (JSON.parse(photos) as string[])[0] ?? null,
  }
}

function filtered(db: Database, query: ListingTableQuery, today: string) {
  const { term = '', status, purpose, permit, category, location, agent } = query
  let rows = withNames(visibleRows(db, 'administrators'))
  if (status) rows = rows.where('properties.status', '=', status)
  if (purpose) rows = rows.where('properties.property_type', '=', purpose)
  if (category) rows = rows.where('properties.category_id', '=', category)
  if (location) rows = rows.where('properties.location_id', '=', location)
  if (agent) rows = rows.where(AGENT_NAME, '=', agent)
  if (permit) rows = rows.where('properties.id', 'in', permits.alertIds(db, permit, today))
  const id = idOfDefaultReference(term.trim())
  if (id !== undefined) return rows.where('properties.id', '=', id)
  for (const word of term.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS))
    rows = rows.where(contains(word))
  return rows
}

/** Whether the texts, the category or the location of a listing contain a word. */
function contains(word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql<SqlBool>`(
    properties.search_text like ${pattern} escape '\\'
    or lower(categories.name) like ${pattern} escape '\\'
    or lower(locations.name) like ${pattern} escape '\\'
    or lower(${AGENT_NAME}) like ${pattern} escape '\\'
  )`
}

function sorted(rows: Filtered, order: NonNullable<ListingTableQuery['order']>) {
  switch (order) {
    case 'changed':
      return rows.orderBy('properties.updated_at', 'desc').orderBy('properties.id', 'desc')
    case 'title':
      return rows.orderBy('properties.lowercase_title').orderBy('properties.id', 'desc')
    case 'price-up':
    case 'price-down':
      return rows
        .orderBy(sql`properties.price_number is null`)
        .orderBy('properties.price_number', order === 'price-up' ? 'asc' : 'desc')
        .orderBy('properties.id', 'desc')
    default:
      return rows.orderBy('properties.id', 'desc')
  }
}

async function agentNames(db: Database): Promise<string[]> {
  const rows = await withNames(visibleRows(db, 'administrators'))
    .select(AGENT_NAME.as('agent_name'))
    .where(AGENT_NAME, '<>', '')
    .distinct()
    .orderBy('agent_name')
    .execute()
  return rows.map(({ agent_name }) => agent_name)
}
