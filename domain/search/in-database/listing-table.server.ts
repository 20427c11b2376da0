import { sql, type SqlBool } from 'kysely'

import type { App } from '#domain/app.ts'
import { daysAfter, dubaiDay } from '#domain/dubai-time.ts'
import type { Rates } from '#domain/exchange-rates.ts'
import { viewsSince } from '#domain/figures/figure-rows.server.ts'
import { likePattern } from '#domain/like-pattern.ts'
import { missingIn } from '#domain/missing-arabic.server.ts'
import * as permitAlerts from '#domain/properties/permits/permit-alerts.server.ts'
import { audienceFor } from '#domain/properties/audience.ts'
import { publicState, type PropertyStatus } from '#domain/properties/publication.ts'
import { AGENT_NAME } from '#domain/properties/agent-rows.server.ts'
import { visibleRows, withNames } from '#domain/properties/property-rows.server.ts'
import { lowercase, type Database } from '#storage/database/database.ts'

import { interpretTerm } from './admin-list.server.ts'
import { conditionOf } from './find.server.ts'
import { LISTINGS_PER_PAGE } from './listing-orders.ts'
import type { ListingRow, ListingTable, ListingTableQuery } from './listing-table.ts'
import { priceInAed } from './order-sql.server.ts'

const VIEWED_DAYS = 30

/** A page of the listings that the actor works with, whatever their status; at most the last one. */
export async function table(
  app: Pick<App, 'db' | 'clock' | 'contentVersion' | 'actor' | 'agency'>,
  query: ListingTableQuery,
): Promise<ListingTable> {
  const { db, clock } = app
  const today = dubaiDay(clock.now())
  const views = viewsSince(daysAfter(today, 1 - VIEWED_DAYS))
  const { page = 1 } = query
  const { status, ...others } = query
  const { exchangeRates } = await app.agency.current()
  const visible = visibleRows(db, audienceFor(app.actor))
  const search = await searchFor(app, query.term?.trim() ?? '')
  const [counts, ids] = await Promise.all([
    countByStatus(filtered(visible, db, { search, today, query: others })),
    sorted(filtered(visible, db, { search, today, query }), query.order || 'newest', {
      views,
      rates: exchangeRates.aed,
    })
      .limit(LISTINGS_PER_PAGE)
      .offset((page - 1) * LISTINGS_PER_PAGE)
      .select('properties.id')
      .execute(),
  ])
  const count = status ? counts[status] : Object.values(counts).reduce((sum, one) => sum + one)
  const last = Math.max(1, Math.ceil(count / LISTINGS_PER_PAGE))
  if (page > last) return table(app, { ...query, page: last })
  // Sorted as ids only: whole rows of ten thousand listings take several times as long.
  const rows = await findInOrder(
    db,
    ids.map(({ id }) => id),
    views,
  )
  return { page, count, counts, today, listings: rows.map((row) => toRow(row, clock.now())) }
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

type Views = ReturnType<typeof viewsSince>
type Filtered = ReturnType<typeof filtered>
type Selected = Awaited<ReturnType<typeof findInOrder>>[number]

async function findInOrder(db: Database, ids: number[], views: Views) {
  if (ids.length === 0) return []
  const rows = await withNames(visibleRows(db, 'administrators'))
    .where('properties.id', 'in', ids)
    .select(COLUMNS)
    .select([AGENT_NAME.as('agent_name'), views.as('views')])
    .select(missingIn('properties').as('missing_arabic'))
    .execute()
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

function toRow(row: Selected, now: Date): ListingRow {
  const { photos, property_type, category, location, ...rest } = row
  const { hidden_at, published_at, ...shown } = rest
  return {
    ...shown,
    state: publicState(row, now),
    type: property_type,
    rent_period: property_type === 'rent' ? rest.rent_period : '',
    category: category ?? '',
    location: location ?? '',
    photo: (JSON.parse(photos) as string[])[0] ?? null,
  }
}

type Search = Awaited<ReturnType<typeof searchFor>>

/** The condition of a term: by the rules of the public search, or by the name of an agent. */
async function searchFor(app: Pick<App, 'db' | 'contentVersion' | 'agency'>, term: string) {
  if (term === '') return undefined
  const { context, query } = await interpretTerm(app, term, 'administrators')
  const isFound = await conditionOf(context, query)
  const pattern = likePattern(term.toLowerCase())
  return sql<SqlBool>`(
    ${isFound}
    or ${lowercase(app.db, sql.ref('properties.agent_name'))} like ${pattern} escape '\\'
    or properties.agent_id in (
      select id from users where ${lowercase(app.db, sql.ref('name'))} like ${pattern} escape '\\'
    )
  )`
}

interface Filters {
  search: Search
  query: ListingTableQuery
  today: string
}

function filtered(
  visible: ReturnType<typeof visibleRows>,
  db: Database,
  { search, query, today }: Filters,
) {
  const { status, purpose, permit, arabic, category, location, agent } = query
  let rows = visible
  if (search) rows = rows.where(search)
  if (status) rows = rows.where('properties.status', '=', status)
  if (purpose) rows = rows.where('properties.property_type', '=', purpose)
  if (category) rows = rows.where('properties.category_id', '=', category)
  if (location) rows = rows.where('properties.location_id', '=', location)
  if (agent) rows = rows.where('properties.agent_id', '=', agent)
  if (permit) rows = rows.where('properties.id', 'in', permitAlerts.alertIds(db, permit, today))
  if (arabic) rows = rows.where(missingIn('properties'), '>', 0)
  return rows
}

function sorted(
  rows: Filtered,
  order: NonNullable<ListingTableQuery['order']>,
  { views, rates }: { views: Views; rates: Rates },
) {
  switch (order) {
    case 'views':
      return rows.orderBy(views, 'desc').orderBy('properties.id', 'desc')
    case 'changed':
      return rows.orderBy('properties.updated_at', 'desc').orderBy('properties.id', 'desc')
    case 'title':
      return rows.orderBy('properties.lowercase_title').orderBy('properties.id', 'desc')
    case 'price-up':
    case 'price-down':
      return rows
        .orderBy(sql`${priceInAed(rates)} is null`)
        .orderBy(priceInAed(rates), order === 'price-up' ? 'asc' : 'desc')
        .orderBy('properties.id', 'desc')
    default:
      return rows.orderBy('properties.id', 'desc')
  }
}
