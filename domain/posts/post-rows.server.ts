import { photosIn } from '#domain/formatted-text.ts'
import { pagesInRange, type IdRange } from '#domain/paging.server.ts'
import { photoUrl } from '#domain/photos/photo.ts'
import type { Database } from '#storage/database/database.ts'
import type { Row } from '#storage/database/tables.ts'

import type { Post, PostId } from './post.ts'

/** Who reads: visitors see published posts only. */
export type Audience = 'everyone' | 'administrators'

/** Newest first. */
export async function list(db: Database, audience: Audience, limit?: number): Promise<Post[]> {
  const all = visible(db, audience)
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
  const rows = await (limit === undefined ? all : all.limit(limit)).execute()
  return rows.map(fromRow)
}

export async function find(
  db: Database,
  id: PostId,
  audience: Audience,
): Promise<Post | undefined> {
  const row = await visible(db, audience).selectAll().where('id', '=', id).executeTakeFirst()
  return row && fromRow(row)
}

const SITEMAP_PAGE_SIZE = 500

/** What the sitemap needs, newest first. */
export async function* sitemapRows(db: Database, range: IdRange) {
  const read = ({ above, to }: IdRange) =>
    visible(db, 'everyone')
      .select(['id', 'updated_at', 'photo'])
      .where('id', '>', above)
      .where('id', '<=', to)
      .orderBy('id', 'desc')
      .limit(SITEMAP_PAGE_SIZE)
      .execute()
  for await (const page of pagesInRange(range, SITEMAP_PAGE_SIZE, read)) yield* page
}

/** Scheduled posts whose time has come. */
export async function due(db: Database, now: string): Promise<PostId[]> {
  const rows = await visible(db, 'administrators')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .execute()
  return rows.map(({ id }) => id)
}

/** The photos of all posts, removed ones included. */
export async function photosInUse(db: Database): Promise<Set<string>> {
  const used = await db.selectFrom('posts').select(['photo', 'body', 'body_ar']).execute()
  const names = used.flatMap(({ photo, body, body_ar }) => [
    photo,
    ...photosIn(body),
    ...photosIn(body_ar),
  ])
  return new Set(names.filter(Boolean))
}

function visible(db: Database, audience: Audience) {
  const posts = db.selectFrom('posts').where('removed_at', 'is', null)
  return audience === 'everyone' ? posts.where('status', '=', 'published') : posts
}

function fromRow(row: Row<'posts'>): Post {
  return {
    id: row.id,
    title: row.title,
    title_ar: row.title_ar,
    author: row.author,
    author_ar: row.author_ar,
    date: row.published_at,
    seo_title: row.seo_title,
    seo_title_ar: row.seo_title_ar,
    metadescription: row.body,
    metadescription_ar: row.body_ar,
    photo_url: row.photo && photoUrl(row.photo),
    photo: row.photo,
    status: row.status,
    publish_at: row.publish_at,
    updated_at: row.updated_at,
  }
}
