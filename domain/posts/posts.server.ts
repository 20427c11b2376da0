import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import { pagesInRange, type IdRange } from '#domain/paging.server.ts'
import * as photos from '#domain/photos/photos.server.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { Invalid, NotFound } from '#domain/problem.ts'
import * as removal from '#domain/removal/removal.server.ts'

import type { Post, PostChange, PostId } from './post.ts'
import * as rows from './post-rows.server.ts'

export function list({ db }: Pick<App, 'db'>): Promise<Post[]> {
  return rows.list(db)
}

export function newest({ db }: Pick<App, 'db'>, limit: number): Promise<Post[]> {
  return rows.list(db, limit)
}

const SITEMAP_PAGE_SIZE = 500

export async function* sitemapEntries({ db }: Pick<App, 'db'>, range: IdRange) {
  const read = (rest: IdRange) => rows.sitemapRows(db, rest, SITEMAP_PAGE_SIZE)
  for await (const page of pagesInRange(range, SITEMAP_PAGE_SIZE, read)) yield* page
}

export async function find({ db }: Pick<App, 'db'>, id: PostId): Promise<Post> {
  const post = await rows.find(db, id)
  if (!post) throw new NotFound('post', id)
  return post
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
    const id = await rows.insert(tx, {
      ...columns(change),
      photo: photo.name,
      published_at: date.toISOString(),
      created_at: now,
      updated_at: now,
      removed_at: null,
      demo: demo ? 1 : 0,
    })
    if (!demo) await audit.record(tx, app, { what: 'post-created', about: id, note: change.title })
    return find({ db: tx }, id)
  })
}

/** Without a photo the post keeps the one it has. */
export async function update(app: PostWriter, id: PostId, change: PostChange, photo?: Photo) {
  const now = app.clock.now().toISOString()
  return content.change(app, async (tx) => {
    if (photo) await approvePhoto(tx, photo, now)
    const exists = await rows.update(tx, id, {
      ...columns(change),
      ...(photo && { photo: photo.name }),
      updated_at: now,
      demo: 0,
    })
    if (!exists) throw new NotFound('post', id)
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
  return new Set(await rows.photosInUse(db))
}

async function approvePhoto(db: App['db'], photo: Photo, now: string): Promise<void> {
  const missing = await photos.approve(db, [photo.name], now)
  if (missing.length > 0) throw new Invalid({ photo: `There is no uploaded file ${photo.name}.` })
}

function columns({ title, author, SEOtitle, metadescription }: PostChange) {
  return { title, author, seo_title: SEOtitle, body: metadescription }
}
