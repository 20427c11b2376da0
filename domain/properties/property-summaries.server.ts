import { setImmediate as nextTurn } from 'node:timers/promises'

import type { App } from '#domain/app.ts'
import * as media from '#domain/photos/photos.server.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { PropertySummary } from '#domain/search/in-browser/search-index.ts'

import type { PhotoTexts } from './photo-text.ts'
import { titleOf, type PropertyId } from './property.ts'
import * as rows from './property-summary-rows.server.ts'

/** An entry that does not yet know more of its photo than the name. */
export type PropertySummaryWithoutPhoto = Omit<PropertySummary, 'photo'> &
  Described & { cover: string | undefined }

export type PicturedEntry = Omit<PropertySummary, 'photo'> &
  Described & { photo: Photo | undefined }

interface Described {
  /** What its photo shows, where somebody has said so. */
  alt?: string
}

const PAGE = 250

/** What lists tell of every listing, newest first, a page at a time. */
export async function* pages({
  db,
}: Pick<App, 'db'>): AsyncGenerator<PropertySummaryWithoutPhoto[]> {
  let before: PropertyId | undefined
  for (;;) {
    const page = await rows.page(db, { limit: PAGE, before })
    if (page.length > 0) yield page.map(fromRow)
    if (page.length < PAGE) return
    before = page.at(-1)?.id
    // SQLite answers at once; others get their turn between two pages.
    await nextTurn()
  }
}

export async function newest(
  { db }: Pick<App, 'db'>,
  limit: number,
): Promise<PropertySummaryWithoutPhoto[]> {
  return (await rows.page(db, { limit })).map(fromRow)
}

/** Which page of the other listings is asked for. It counts from 1. */
export interface OthersPage {
  page: number
  perPage: number
  /** How many listings there are in all. */
  total: number
  /** The listing that was shown last before this page, or first after it. */
  before?: PropertyId | undefined
  after?: PropertyId | undefined
}

/** All listings but one, newest first, a page of so many at a time. */
export async function others(
  { db }: Pick<App, 'db'>,
  id: PropertyId,
  { page, perPage, total, before, after }: OthersPage,
): Promise<{ entries: PropertySummaryWithoutPhoto[]; page: number; pages: number }> {
  const pages = Math.max(1, Math.ceil((total - 1) / perPage))
  const shown = Math.min(Math.max(1, page), pages)
  const place = before ? { before } : after ? { after } : { offset: (shown - 1) * perPage }
  const others = await rows.others(db, id, perPage, place)
  return { entries: others.map(fromRow), page: shown, pages }
}

export function count({ db }: Pick<App, 'db'>): Promise<number> {
  return rows.count(db)
}

/** The same entries with what is needed to draw their photos. */
export async function withPhotos(
  app: Pick<App, 'db'>,
  entries: readonly PropertySummaryWithoutPhoto[],
): Promise<PicturedEntry[]> {
  const photos = await media.describe(
    app,
    entries.flatMap(({ cover }) => cover ?? []),
  )
  return entries.map(({ cover, ...entry }) => ({ ...entry, photo: photos[cover ?? ''] }))
}

/** A row of `entry-rows.server.ts`. */
type Row = Awaited<ReturnType<typeof rows.page>>[number]

// Field by field: spreading ten thousand rows takes ten times as long.
export function fromRow(row: Row): PropertySummaryWithoutPhoto {
  const cover = (JSON.parse(row.photos) as string[])[0]
  const alt = altOf(row.photo_texts, cover)
  return {
    id: row.id,
    title: titleOf({ id: row.id, properties_title: row.title }),
    location: row.location ?? '',
    category: row.category ?? '',
    type: row.type,
    currency: row.currency,
    price: row.price,
    bedroom: row.bedroom,
    bathroom: row.bathroom,
    maxarea: row.maxarea,
    cover,
    ...(alt !== undefined && { alt }),
  }
}

function altOf(texts: string, cover: string | undefined): string | undefined {
  if (texts === '{}' || cover === undefined) return undefined
  return (JSON.parse(texts) as PhotoTexts)[cover]?.alt || undefined
}
