import { sql } from 'kysely'

import type { App } from '#domain/app.ts'
import { readVersion } from '#domain/content-version/content-version.server.ts'
import { idOf, inBatches, readPages } from '#domain/paging.server.ts'
import type { Database } from '#storage/database/database.ts'

const PAGE_SIZE = 1000
const BATCH_SIZE = 500
const PHOTO_NAME = /[0-9a-f]{32}\.(?:jpg|png)/g

type Shown = 'properties' | 'posts'

/** The photos of one listing or post. */
export async function photosOf(db: Database, table: Shown, id: number): Promise<string[]> {
  return namesIn(await rowsOf(db, table).where('id', '=', id).execute())
}

/** The photos of the demo content that nobody has changed. */
export async function photosOfDemo(db: Database, table: Shown): Promise<string[]> {
  return namesIn(await rowsOf(db, table).where('demo', '=', 1).execute())
}

/**
 * Withholds those of the photos that only removed listings and posts have: nobody gets their files.
 * Those that something else shows are served again.
 */
export async function withhold(app: Pick<App, 'db' | 'clock'>, photos: string[]): Promise<void> {
  const withheld_at = app.clock.now().toISOString()
  for (let version = -1; version !== (await readVersion(app.db));) {
    // A change while it is looked for may show one of them: then all are looked for again.
    version = await readVersion(app.db)
    const shown = await shownAmong(app.db, new Set(photos))
    await mark(app.db, [...shown], null)
    await mark(
      app.db,
      photos.filter((photo) => !shown.has(photo)),
      withheld_at,
    )
  }
}

/** Withholds the photos of all that is removed: also where a removal was interrupted. */
export async function withholdAll(app: Pick<App, 'db' | 'clock'>): Promise<void> {
  const photos = new Set<string>()
  for (const table of ['properties', 'posts'] as const)
    for await (const page of pagesOf(app.db, table, 'is not'))
      for (const photo of namesIn(page)) photos.add(photo)
  if (photos.size > 0) await withhold(app, [...photos])
}

export function release(db: Database, photos: string[]): Promise<void> {
  return mark(db, photos, null)
}

async function shownAmong(db: Database, photos: ReadonlySet<string>): Promise<Set<string>> {
  const shown = new Set<string>()
  for (const table of ['properties', 'posts'] as const)
    for await (const page of pagesOf(db, table, 'is')) {
      for (const name of namesIn(page)) if (photos.has(name)) shown.add(name)
      if (shown.size === photos.size) return shown
    }
  for (const { photo } of await db.selectFrom('users').select('photo').execute())
    if (photos.has(photo)) shown.add(photo)
  return shown
}

async function mark(db: Database, photos: string[], withheld_at: string | null): Promise<void> {
  for (const batch of inBatches(photos, BATCH_SIZE))
    await db
      .updateTable('photos')
      .set({ withheld_at })
      .where('name', 'in', batch)
      .where('withheld_at', withheld_at === null ? 'is not' : 'is', null)
      .execute()
}

/** What is removed, or what is not, page by page. */
function pagesOf(db: Database, table: Shown, removed: 'is' | 'is not') {
  return readPages(
    PAGE_SIZE,
    (after: number = 0) =>
      rowsOf(db, table)
        .where('removed_at', removed, null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE_SIZE)
        .execute(),
    idOf,
  )
}

/** The columns that hold names of photos. */
const NAMES = {
  properties: sql<string>`photos || ' ' || floors`,
  posts: sql<string>`photo || ' ' || body || ' ' || body_ar`,
}

function rowsOf(db: Database, table: Shown) {
  return db.selectFrom(table).select(['id', NAMES[table].as('names')])
}

function namesIn(rows: { names: string }[]): string[] {
  return [...new Set(rows.flatMap(({ names }) => names.match(PHOTO_NAME) ?? []))]
}
