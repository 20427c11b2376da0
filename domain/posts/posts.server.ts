import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import { assertCurrent, lockRow } from '#domain/edit-version.server.ts'
import { photosIn } from '#domain/formatted-text.ts'
import type { IdRange } from '#domain/paging.server.ts'
import * as photos from '#domain/photos/photos.server.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { Invalid, NotFound } from '#domain/problem.ts'
import { EDITED } from '#domain/removal/demo.server.ts'
import * as removal from '#domain/removal/removal.server.ts'
import type { Database } from '#storage/database/database.ts'

import { postChanges } from './post-changes.ts'
import { arabicIn, missingIn, type Post, type PostChange, type PostId } from './post.ts'
import * as rows from './post-rows.server.ts'

interface ListOptions {
  limit?: number
  audience?: rows.Audience
}

/** Newest first. */
export function list({ db }: Pick<App, 'db'>, options: ListOptions = {}): Promise<Post[]> {
  const { limit, audience = 'everyone' } = options
  return rows.list(db, audience, limit)
}

/** What the sitemap needs, newest first. */
export function sitemapEntries({ db }: Pick<App, 'db'>, range: IdRange) {
  return rows.sitemapRows(db, range)
}

export async function find(
  { db }: Pick<App, 'db'>,
  id: PostId,
  audience: rows.Audience = 'everyone',
): Promise<Post> {
  const post = await rows.find(db, id, audience)
  if (!post) throw new NotFound('post', id)
  return post
}

type PostWriter = Pick<App, 'db' | 'clock' | 'contentVersion' | 'actor'>

/** A post without a status is published at once. */
export async function create(
  app: PostWriter,
  change: PostChange,
  photo: Photo | undefined,
  { demo = false, date = app.clock.now() } = {},
): Promise<Post> {
  const now = app.clock.now().toISOString()
  const publication = publicationOf(change, undefined, now)
  refuseIncomplete(change, publication.status, photo ? {} : { photo_url: 'Please choose a photo.' })
  return content.change(app, async (tx) => {
    await approvePhotos(tx, change, photo, now)
    const row = {
      ...columns(change),
      ...publication,
      photo: photo?.name ?? '',
      published_at: date.toISOString(),
      created_at: now,
      updated_at: now,
      removed_at: null,
      demo: demo ? 1 : 0,
    }
    const inserted = tx.insertInto('posts').values(row).returning('id')
    const { id } = await inserted.executeTakeFirstOrThrow()
    if (!demo) await audit.record(tx, app, { what: 'post-created', about: id, note: change.title })
    return find({ db: tx }, id, 'administrators')
  })
}

interface UpdateOptions {
  photo?: Photo | undefined
  known?: readonly string[] | undefined
}

/** A post keeps its photo if none is given. With `known`, refuses unless in one of these versions. */
export async function update(
  app: PostWriter,
  id: PostId,
  change: PostChange,
  { photo, known }: UpdateOptions = {},
): Promise<Post> {
  const now = app.clock.now().toISOString()
  return content.change(app, async (tx) => {
    await lockRow(tx, 'posts', id)
    const before = await find({ db: tx }, id, 'administrators')
    assertCurrent(before, known)
    const publication = publicationOf(change, before, now)
    const isPublished = publication.status === 'published' && before.status !== 'published'
    const hasPhoto = photo !== undefined || before.photo !== ''
    refuseIncomplete(
      change,
      publication.status,
      hasPhoto ? {} : { photo: 'Please choose a photo.' },
    )
    await approvePhotos(tx, change, photo, now)
    await tx
      .updateTable('posts')
      .set({
        ...columns(change),
        ...publication,
        ...(photo && { photo: photo.name }),
        ...(isPublished && { published_at: now }),
        updated_at: now,
        demo: EDITED,
      })
      .where('id', '=', id)
      .execute()
    const after = await find({ db: tx }, id, 'administrators')
    const entry = { about: id, note: change.title }
    await audit.record(tx, app, {
      ...entry,
      what: 'post-updated',
      changes: postChanges(before, after),
    })
    if (isPublished) await audit.record(tx, app, { ...entry, what: 'post-published' })
    return after
  })
}

/** Publishes the scheduled posts whose time has come, each once, and returns how many. */
export async function publishDue(app: PostWriter): Promise<number> {
  const now = app.clock.now().toISOString()
  if ((await rows.due(app.db, now)).length === 0) return 0
  return content.change(app, async (tx) => {
    // Of two processes, the second waits for the first here and then finds nothing.
    const published = await tx
      .updateTable('posts')
      .set((post) => ({
        status: 'published',
        published_at: post.ref('publish_at').$notNull(),
        publish_at: null,
        updated_at: now,
      }))
      .where('status', '=', 'scheduled')
      .where('publish_at', '<=', now)
      .where('removed_at', 'is', null)
      .returning(['id', 'title'])
      .execute()
    const entries = published.map(({ id, title }): audit.AuditAction => ({
      what: 'post-published',
      about: id,
      note: title,
    }))
    await audit.record(tx, app, ...entries)
    return published.length
  })
}

export function remove(app: PostWriter, id: PostId): Promise<void> {
  return removal.remove(app, 'posts', id)
}

export async function restore(app: PostWriter, id: PostId): Promise<Post> {
  const now = app.clock.now().toISOString()
  // One whose time is over would be published at once: it comes back as a draft.
  await removal.restore(app, 'posts', id, (tx) =>
    tx
      .updateTable('posts')
      .set({ status: 'draft', publish_at: null })
      .where('id', '=', id)
      .where('status', '=', 'scheduled')
      .where('publish_at', '<=', now)
      .execute(),
  )
  return find(app, id, 'administrators')
}

/** The photos of all posts, removed ones included: they can still be restored. */
export function usedPhotos({ db }: Pick<App, 'db'>): Promise<Set<string>> {
  return rows.photosInUse(db)
}

type Publication = Pick<Post, 'status' | 'publish_at'>

/** The status and the time that a change leads to. */
function publicationOf(
  { status: given, publish_at: givenTime }: PostChange,
  current: Publication | undefined,
  now: string,
): Publication {
  const status = given ?? current?.status ?? 'published'
  if (status !== 'scheduled') {
    if (givenTime) throw new Invalid({ publish_at: 'Only a scheduled post has a time.' })
    return { status, publish_at: null }
  }
  const publish_at = givenTime ?? current?.publish_at ?? null
  if (publish_at === null)
    throw new Invalid({ publish_at: 'Please choose when it is to be published.' })
  // A time that is over is being published: a change of the text meanwhile is welcome.
  const isNew = publish_at !== current?.publish_at
  if (isNew && publish_at <= now)
    throw new Invalid({ publish_at: 'This time is over. Please choose a later one.' })
  return { status, publish_at }
}

function refuseIncomplete(
  change: PostChange,
  status: Post['status'],
  photoProblem: Record<string, string>,
): void {
  const problems = { ...missingIn(change, status), ...(status !== 'draft' && photoProblem) }
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
}

/** Takes the post's photo and those within its text out of quarantine. */
async function approvePhotos(
  db: Database,
  { metadescription, metadescription_ar = '' }: PostChange,
  photo: Photo | undefined,
  now: string,
): Promise<void> {
  const [missing] = photo ? await photos.approve(db, [photo.name], now) : []
  if (missing !== undefined) throw new Invalid({ photo: `There is no uploaded file ${missing}.` })
  for (const [field, text] of Object.entries({ metadescription, metadescription_ar })) {
    const [missingInText] = await photos.approve(db, photosIn(text), now)
    if (missingInText !== undefined)
      throw new Invalid({ [field]: `There is no uploaded photo ${missingInText}.` })
  }
}

function columns(change: PostChange) {
  const { title, author, SEOtitle: seo_title, metadescription: body } = change
  const { metadescription_ar: body_ar, ...arabic } = arabicIn(change)
  return { title, author, seo_title, body, ...arabic, ...(body_ar !== undefined && { body_ar }) }
}
