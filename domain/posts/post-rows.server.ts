import type { Insertable, Selectable, Updateable } from 'kysely'

import type { IdRange } from '#domain/paging.server.ts'
import { photoUrl } from '#domain/photos/photo.ts'
import type { Database } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/tables.ts'

import type { Post, PostId } from './post.ts'

type Columns = Tables['posts']

/** Newest first. */
export async function list(db: Database, limit?: number) {
  const query = visible(db).orderBy('published_at', 'desc').orderBy('id', 'desc')
  const rows = await (limit === undefined ? query : query.limit(limit)).execute()
  return rows.map(fromRow)
}

/** What the sitemap needs, newest first. */
export function sitemapRows(db: Database, { above, to }: IdRange, limit: number) {
  return db
    .selectFrom('posts')
    .select(['id', 'updated_at', 'photo'])
    .where('removed_at', 'is', null)
    .where('id', '>', above)
    .where('id', '<=', to)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function find(db: Database, id: PostId) {
  const row = await visible(db).where('id', '=', id).executeTakeFirst()
  return row ? fromRow(row) : null
}

export async function insert(db: Database, row: Insertable<Columns>) {
  const { id } = await db.insertInto('posts').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** False where there is no such post. */
export async function update(db: Database, id: PostId, change: Updateable<Columns>) {
  const { numUpdatedRows } = await db
    .updateTable('posts')
    .set(change)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function photosInUse(db: Database) {
  const used = await db.selectFrom('posts').select('photo').execute()
  return used.map(({ photo }) => photo)
}

function visible(db: Database) {
  return db.selectFrom('posts').selectAll().where('removed_at', 'is', null)
}

function fromRow(row: Selectable<Columns>): Post {
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
