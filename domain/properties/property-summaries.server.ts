import { sql } from 'kysely'

import type { App } from '#domain/app.ts'
import { countRows } from '#domain/count-rows.server.ts'
import { idOf, readPages } from '#domain/paging.server.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import type { Database } from '#storage/database/database.ts'

import type { PhotoTexts } from './photo-text.ts'
import { COUNT_NAMES } from './property-counts.ts'
import { visibleRows, withNames } from './property-rows.server.ts'
import { KEYWORD_COLUMNS, keywordsOf } from './keywords.ts'
import type { PropertyType } from './property-type.ts'
import { titleOf, type PropertyId } from './property.ts'

/** A summary that knows its photo by name only. */
export type PropertySummaryWithoutPhoto = ReturnType<typeof fromRow>
export type PropertySummaryWithPhoto = Awaited<ReturnType<typeof withPhotos>>[number]

const PAGE_SIZE = 250

/** All public summaries, newest first, a page at a time. */
export async function* pages({ db }: Pick<App, 'db'>) {
  const read = (before?: PropertyId) => {
    const page = newestFirst(db).limit(PAGE_SIZE)
    return (before === undefined ? page : page.where('properties.id', '<', before)).execute()
  }
  for await (const page of readPages(PAGE_SIZE, read, idOf)) yield page.map(fromRow)
}

export async function newest({ db }: Pick<App, 'db'>, limit: number) {
  return (await newestFirst(db).limit(limit).execute()).map(fromRow)
}

/** The summaries of these ids, in this order; those that are not public are left out. */
export async function findMany({ db }: Pick<App, 'db'>, ids: readonly PropertyId[]) {
  if (ids.length === 0) return []
  const rows = await summaries(db).where('properties.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).map(fromRow)
}

/** Which page of the other listings to show, counting from 1. */
export interface OthersPage {
  page: number
  perPage: number
  /** How many listings visitors see in all. */
  total: number
  /** The last listing of the page before, or the first of the page after: the key for paging. */
  before?: PropertyId | undefined
  after?: PropertyId | undefined
}

/** All listings but one, newest first, a page at a time. */
export async function others(
  { db }: Pick<App, 'db'>,
  id: PropertyId,
  { page, perPage, total, before, after }: OthersPage,
) {
  // A home that was sold keeps its page for a while, and is not counted.
  const shown = visibleRows(db).select('properties.id').where('properties.id', '=', id)
  const isCounted = (await shown.executeTakeFirst()) !== undefined
  const pages = Math.max(1, Math.ceil((total - Number(isCounted)) / perPage))
  const current = Math.min(Math.max(1, page), pages)
  // The ids come from the index alone; only those rows are read.
  const ids = visibleRows(db).select('properties.id').where('properties.id', '!=', id)
  const newestIds = ids.limit(perPage).orderBy('properties.id', 'desc')
  // By id every page is fast; with an offset the database reads all rows before it.
  const pageIds = before
    ? newestIds.where('properties.id', '<', before)
    : after
      ? ids.limit(perPage).orderBy('properties.id').where('properties.id', '>', after)
      : newestIds.offset((current - 1) * perPage)
  const others = await newestFirst(db).where('properties.id', 'in', pageIds).execute()
  return { summaries: others.map(fromRow), page: current, pages }
}

/** The public homes of an agent, newest first, a page at a time. */
export async function ofAgent(
  { db }: Pick<App, 'db'>,
  agentId: number,
  { page, perPage }: { page: number; perPage: number },
) {
  const total = await countRows(visibleRows(db).where('properties.agent_id', '=', agentId))
  const pages = Math.max(1, Math.ceil(total / perPage))
  const current = Math.min(page, pages)
  const homes = await newestFirst(db)
    .where('properties.agent_id', '=', agentId)
    .limit(perPage)
    .offset((current - 1) * perPage)
    .execute()
  return { summaries: homes.map(fromRow), count: total, page: current, pages }
}

/** The newest public homes of a location. */
export async function ofLocation({ db }: Pick<App, 'db'>, locationId: number, limit: number) {
  const homes = newestFirst(db).where('properties.location_id', '=', locationId)
  return (await homes.limit(limit).execute()).map(fromRow)
}

export function count({ db }: Pick<App, 'db'>): Promise<number> {
  return countRows(visibleRows(db))
}

/** How many locations have a property that visitors see. */
export async function countLocations({ db }: Pick<App, 'db'>): Promise<number> {
  const rows = await db
    .selectFrom('locations')
    .select('locations.id')
    .where((where) =>
      where.exists(
        visibleRows(db)
          .select('properties.id')
          .where('properties.location_id', '=', sql.ref<number>('locations.id'))
          .limit(1),
      ),
    )
    .execute()
  return rows.length
}

/** Adds what is needed to show the photos. */
export async function withPhotos(
  app: Pick<App, 'db'>,
  summaries: readonly PropertySummaryWithoutPhoto[],
) {
  const photos = await photoStore.describe(
    app,
    summaries.flatMap(({ cover }) => cover ?? []),
  )
  return summaries.map(({ cover, ...summary }) => ({ ...summary, photo: photos[cover ?? ''] }))
}

function newestFirst(db: Database) {
  return summaries(db).orderBy('properties.id', 'desc')
}

function summaries(db: Database) {
  return withNames(visibleRows(db)).select([
    'properties.id',
    'properties.title',
    'properties.title_ar',
    'locations.name as location',
    'locations.name_ar as location_ar',
    'categories.name as category',
    'categories.name_ar as category_ar',
    'properties.property_type',
    'properties.rent_period',
    'properties.status',
    'properties.currency',
    'properties.price',
    ...COUNT_NAMES.map((name) => `properties.${name}` as const),
    'properties.maxarea',
    'properties.marker_longitude',
    'properties.marker_latitude',
    'properties.photos',
    'properties.photo_texts',
    ...KEYWORD_COLUMNS.map((name) => `properties.${name}` as const),
  ])
}

type Row = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number]

// Field by field: spreading takes ten times as long over ten thousand rows.
function fromRow(row: Row) {
  const cover = (JSON.parse(row.photos) as string[])[0]
  const { alt, alt_ar } = textOf(row.photo_texts, cover)
  const keywords = keywordsOf(row)
  return {
    id: row.id,
    title: titleOf({ id: row.id, properties_title: row.title }),
    location: row.location ?? '',
    category: row.category ?? '',
    type: row.property_type as PropertyType,
    rent_period: row.property_type === 'rent' ? row.rent_period : ('' as const),
    isUnderOffer: row.status === 'under_offer',
    currency: row.currency,
    price: row.price,
    bedroom: row.bedroom,
    bathroom: row.bathroom,
    parking_spaces: row.parking_spaces,
    maxarea: row.maxarea,
    ...(keywords !== '' && { keywords }),
    ...(row.marker_longitude !== null &&
      row.marker_latitude !== null && {
        marker: [row.marker_longitude, row.marker_latitude] as const,
      }),
    ...(row.title_ar !== '' && { title_ar: row.title_ar }),
    ...(row.location_ar && { location_ar: row.location_ar }),
    ...(row.category_ar && { category_ar: row.category_ar }),
    cover,
    /** What the photo shows, where an administrator has described it. */
    ...(alt && { alt }),
    ...(alt_ar && { alt_ar }),
  }
}

function textOf(photoTexts: string, cover: string | undefined): Partial<PhotoTexts[string]> {
  if (photoTexts === '{}' || cover === undefined) return {}
  return (JSON.parse(photoTexts) as PhotoTexts)[cover] ?? {}
}
