import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import { pagesInRange, type IdRange } from '#domain/paging.server.ts'
import * as photos from '#domain/photos/photos.server.ts'
import { photoUrl, type Photo } from '#domain/photos/photo.ts'
import { assertCurrent, lockRow } from '#domain/edit-version.server.ts'
import { Invalid, NotFound } from '#domain/problem.ts'
import { EDITED } from '#domain/removal/demo.server.ts'
import * as removal from '#domain/removal/removal.server.ts'
import type { Row } from '#storage/database/tables.ts'

import type { Post, PostChange, PostId } from './post.ts'

/** Newest first. */
export async function list({ db }: Pick<App, 'db'>, limit?: number): Promise<Post[]> {
  const all = visible(db).selectAll().orderBy('published_at', 'desc').orderBy('id', 'desc')
  const rows = await (limit === undefined ? all : all.limit(limit)).execute()
  return rows.map(fromRow)
}

const SITEMAP_PAGE_SIZE = 500

/** What the sitemap needs, newest first. */
export async function* sitemapEntries({ db }: Pick<App, 'db'>, range: IdRange) {
  const read = ({ above, to }: IdRange) =>
    visible(db)
      .select(['id', 'updated_at', 'photo'])
      .where('id', '>', above)
      .where('id', '<=', to)
      .orderBy('id', 'desc')
      .limit(SITEMAP_PAGE_SIZE)
      .execute()
  for await (const page of pagesInRange(range, SITEMAP_PAGE_SIZE, read)) yield* page
}

export async function find({ db }: Pick<App, 'db'>, id: PostId): Promise<Post> {
  const row = await visible(db).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('post', id)
  return fromRow(row)
}

type PostWriter = Pick<App, 'db' | 'clock' | 'contentVersion' | 'actor'>

export async function create(
  app: PostWriter,
  change: PostChange,
  photo: Photo,
  { demo = false, date = app.clock.now() } = {},
): Promise<Post> {
  const now = app.clock.now().toISOString()
  return content.change(app, async (tx) => {
    await approvePhoto(tx, photo, now)
    const row = {
      ...columns(change),
      photo: photo.name,
      published_at: date.toISOString(),
      created_at: now,
      updated_at: now,
      removed_at: null,
      demo: demo ? 1 : 0,
    }
    const inserted = tx.insertInto('posts').values(row).returning('id')
    const { id } = await inserted.executeTakeFirstOrThrow()
    if (!demo) await audit.record(tx, app, { what: 'post-created', about: id, note: change.title })
    return find({ db: tx }, id)
  })
}

/** Without a photo the post keeps the one it has. With `known`, only one of these versions is changed. */
export async function update(
  app: PostWriter,
  id: PostId,
  change: PostChange,
  { photo, known }: { photo?: Photo | undefined; known?: readonly string[] | undefined } = {},
) {
  const now = app.clock.now().toISOString()
  return content.change(app, async (tx) => {
    await lockRow(tx, 'posts', id)
    assertCurrent(await find({ db: tx }, id), known)
    if (photo) await approvePhoto(tx, photo, now)
    const { numUpdatedRows } = await tx
      .updateTable('posts')
      .set({
        ...columns(change),
        ...(photo && { photo: photo.name }),
        updated_at: now,
        demo: EDITED,
      })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new NotFound('post', id)
    await audit.record(tx, app, { what: 'post-updated', about: id, note: change.title })
    return find({ db: tx }, id)
  })
}

export function remove(app: PostWriter, id: PostId): Promise<void> {
  return removal.remove(app, 'posts', id)
}

export async function restore(app: PostWriter, id: PostId): Promise<Post> {
  await removal.restore(app, 'posts', id)
  return find(app, id)
}

/** The photos of all posts, removed ones included: they can still be restored. */
export async function usedPhotos({ db }: Pick<App, 'db'>): Promise<Set<string>> {
  const used = await db.selectFrom('posts').select('photo').execute()
  return new Set(used.map(({ photo }) => photo))
}

async function approvePhoto(db: App['db'], photo: Photo, now: string): Promise<void> {
  const missing = await photos.approve(db, [photo.name], now)
  if (missing.length > 0) throw new Invalid({ photo: `There is no uploaded file ${photo.name}.` })
}

function columns({ title, author, SEOtitle, metadescription }: PostChange) {
  return { title, author, seo_title: SEOtitle, body: metadescription }
}

function visible(db: App['db']) {
  return db.selectFrom('posts').where('removed_at', 'is', null)
}

function fromRow(row: Row<'posts'>): Post {
  return {
    id: row.id,
    title: row.title,
    author: row.author,
    date: row.published_at,
    seo_title: row.seo_title,
    metadescription: row.body,
    photo_url: photoUrl(row.photo),
    photo: row.photo,
    updated_at: row.updated_at,
  }
}
