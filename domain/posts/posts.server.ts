import type { App } from '#domain/app.ts'
import * as content from '#domain/content/content.server.ts'
import * as media from '#domain/media/media.server.ts'
import type { Photo } from '#domain/media/photo.ts'
import { Invalid, NotFound } from '#domain/problem.ts'

import type { Post, PostChange, PostId } from './post.ts'
import * as rows from './post-rows.server.ts'

const RESTORABLE_MS = 30 * 86_400_000

export function list({ db }: Pick<App, 'db'>): Promise<Post[]> {
  return rows.list(db)
}

export async function find({ db }: Pick<App, 'db'>, id: PostId): Promise<Post> {
  const post = await rows.find(db, id)
  if (!post) throw new NotFound('post', id)
  return post
}

type Writing = Pick<App, 'db' | 'clock' | 'content'>

export async function create(
  app: Writing,
  change: PostChange,
  photo: Photo,
  { demo = false, date = app.clock.now() } = {},
): Promise<Post> {
  const now = app.clock.now().toISOString()
  return content.change(app, async (tx) => {
    await assertKept(tx, photo, now)
    const id = await rows.insert(tx, {
      ...columns(change),
      photo: photo.name,
      published_at: date.toISOString(),
      created_at: now,
      updated_at: now,
      removed_at: null,
      demo: demo ? 1 : 0,
    })
    return find({ db: tx }, id)
  })
}

/** Without a photo the post keeps the one it has. */
export async function update(
  app: Writing,
  id: PostId,
  change: PostChange,
  photo?: Photo,
): Promise<Post> {
  const now = app.clock.now().toISOString()
  return content.change(app, async (tx) => {
    if (photo) await assertKept(tx, photo, now)
    const there = await rows.update(tx, id, {
      ...columns(change),
      ...(photo && { photo: photo.name }),
      updated_at: now,
      demo: 0,
    })
    if (!there) throw new NotFound('post', id)
    return find({ db: tx }, id)
  })
}

export async function remove(app: Writing, id: PostId): Promise<void> {
  const now = app.clock.now().toISOString()
  await content.change(app, async (tx) => {
    if (!(await rows.markRemoved(tx, id, now))) throw new NotFound('post', id)
  })
}

export async function restore(app: Writing, id: PostId): Promise<Post> {
  return content.change(app, async (tx) => {
    if (!(await rows.markRemoved(tx, id, null))) throw new NotFound('removed post', id)
    return find({ db: tx }, id)
  })
}

/** Forgets what was removed more than thirty days ago and can no longer be restored. */
export async function purgeRemoved({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await rows.deleteRemoved(db, new Date(clock.now().getTime() - RESTORABLE_MS).toISOString())
}

/** Takes the demo posts out for good, save those that somebody has changed since. */
export async function removeDemo(app: Writing): Promise<void> {
  await content.change(app, rows.deleteDemo)
}

/** Every photo that a post uses, removed posts included: they can still be restored. */
export async function usedPhotos({ db }: Pick<App, 'db'>): Promise<Set<string>> {
  return new Set(await rows.photosInUse(db))
}

async function assertKept(db: App['db'], photo: Photo, now: string): Promise<void> {
  const missing = await media.keep(db, [photo.name], now)
  if (missing.length > 0) throw new Invalid({ photo: `There is no uploaded file ${photo.name}.` })
}

function columns({ title, author, SEOtitle, metadescription }: PostChange) {
  return { title, author, seo_title: SEOtitle, body: metadescription }
}
