import { setImmediate as nextTurn } from 'node:timers/promises'

import type { App } from '#domain/app.ts'
import * as media from '#domain/media/media.server.ts'
import type { Photo } from '#domain/media/photo.ts'
import type { Entry } from '#domain/search/inventory.ts'
import { termOf, type Search } from '#domain/search/match.ts'

import type { PhotoTexts } from './photo-text.ts'
import { titleOf, type PropertyId } from './property.ts'
import * as rows from './entry-rows.server.ts'
import * as taxonomy from './taxonomy.server.ts'

/** An entry that does not yet know more of its photo than the name. */
export type BareEntry = Omit<Entry, 'photo'> & Described & { cover: string | undefined }

export type PicturedEntry = Omit<Entry, 'photo'> & Described & { photo: Photo | undefined }

interface Described {
  /** What its photo shows, where somebody has said so. */
  alt?: string
}

const PAGE = 250

/** What lists tell of every listing, newest first, a page at a time. */
export async function* pages({ db }: Pick<App, 'db'>): AsyncGenerator<BareEntry[]> {
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

export async function newest({ db }: Pick<App, 'db'>, limit: number): Promise<BareEntry[]> {
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
): Promise<{ entries: BareEntry[]; page: number; pages: number }> {
  const pages = Math.max(1, Math.ceil((total - 1) / perPage))
  const shown = Math.min(Math.max(1, page), pages)
  const place = before ? { before } : after ? { after } : { offset: (shown - 1) * perPage }
  const others = await rows.others(db, id, perPage, place)
  return { entries: others.map(fromRow), page: shown, pages }
}

/** What meets a search: the newest of it, and how much there is, or more than so much. */
export interface FoundEntries {
  found: number
  more: boolean
  entries: BareEntry[]
}

/** With a bound no more are counted than so many: counting a great many takes long. */
export async function search(
  app: Pick<App, 'db'>,
  search: Search,
  { limit, countTo = Infinity }: { limit: number; countTo?: number },
): Promise<FoundEntries> {
  const sought = await soughtBy(app, search)
  if (!sought) return { found: 0, more: false, entries: [] }
  const [found, page] = await Promise.all([
    rows.countFound(app.db, sought, countTo),
    rows.found(app.db, sought, limit),
  ])
  return { found: Math.min(found, countTo), more: found > countTo, entries: page.map(fromRow) }
}

/** Null where a category or location was chosen that there is not. */
export async function soughtBy(app: Pick<App, 'db'>, search: Search): Promise<rows.Sought | null> {
  const [categories, locations] = await Promise.all([
    taxonomy.categories(app),
    taxonomy.locations(app),
  ])
  const category = chosen(categories, search.selectedCategory)
  const location = chosen(locations, search.selectedLocation)
  if (category === null || location === null) return null
  const term = termOf(search)
  const holding = (shelf: Named[]) =>
    shelf.filter(({ name }) => name.toLowerCase().includes(term)).map(({ id }) => id)
  return {
    category_id: category?.id,
    location_id: location?.id,
    term,
    category_ids: holding(categories),
    location_ids: holding(locations),
  }
}

interface Named {
  id: number
  name: string
}

/** Undefined where nothing was chosen; null where there is nothing of that name. */
function chosen(shelf: Named[], name: string): Named | null | undefined {
  return name === '' ? undefined : (shelf.find((named) => named.name === name) ?? null)
}

export function count({ db }: Pick<App, 'db'>): Promise<number> {
  return rows.count(db)
}

/** The same entries with what is needed to draw their photos. */
export async function pictured(
  app: Pick<App, 'db'>,
  entries: readonly BareEntry[],
): Promise<PicturedEntry[]> {
  const photos = await media.describe(
    app,
    entries.flatMap(({ cover }) => cover ?? []),
  )
  return entries.map(({ cover, ...entry }) => ({ ...entry, photo: photos[cover ?? ''] }))
}

type Row = Awaited<ReturnType<typeof rows.page>>[number]

// Field by field: spreading ten thousand rows takes ten times as long.
function fromRow(row: Row): BareEntry {
  const cover = (JSON.parse(row.photos) as string[])[0]
  const alt = altOf(row.photo_texts, cover)
  return {
    id: row.id,
    title: titleOf({ id: row.id, properties_title: row.title }),
    location: row.location ?? '',
    category: row.category ?? '',
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
