import type { App } from '#domain/app.ts'
import { photosIn } from '#domain/formatted-text.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import { photoUrl } from '#domain/photos/photo.ts'
import * as storedChanges from '#domain/previews/stored-changes.server.ts'
import { Invalid, NotFound } from '#domain/problem.ts'

import { arabicIn, type Post, type PostId, type PostPreview } from './post.ts'
import * as posts from './posts.server.ts'

type PreviewApp = Pick<App, 'db' | 'clock'>

/** Stores changes that are not saved, and returns a token that shows them for an hour. */
export async function create(app: PreviewApp, id: PostId, change: PostPreview) {
  await posts.find(app, id, 'administrators')
  const { metadescription, metadescription_ar = '' } = change
  const texts = Object.entries({ metadescription, metadescription_ar })
  const inTexts = texts.flatMap(([, text]) => photosIn(text))
  const known = await photoStore.describe(app, [
    ...inTexts,
    ...(change.photo ? [change.photo] : []),
  ])
  for (const [field, text] of texts) {
    const missing = photosIn(text).find((name) => !Object.hasOwn(known, name))
    if (missing !== undefined)
      throw new Invalid({ [field]: `There is no uploaded photo ${missing}.` })
  }
  if (change.photo && !Object.hasOwn(known, change.photo))
    throw new Invalid({ photo: `There is no uploaded file ${change.photo}.` })
  return storedChanges.store(app, { kind: 'post', id }, change)
}

/** A token that shows the post as it is stored, for a week. */
export async function createOfStored(app: PreviewApp, id: PostId) {
  await posts.find(app, id, 'administrators')
  return storedChanges.storedPageToken(app, { kind: 'post', id })
}

/** The post that a token shows, with its changes where it has some. */
export async function find(app: PreviewApp, id: PostId, token: string): Promise<Post> {
  const change = await storedChanges.find<PostPreview>(app, { kind: 'post', id }, token)
  if (!change) throw new NotFound('post', id)
  const post = await posts.find(app, id, 'administrators')
  if (change === 'none') return post
  const { SEOtitle: seo_title, photo = post.photo, title, author, metadescription } = change
  const photo_url = photo && photoUrl(photo)
  const texts = { title, author, metadescription, seo_title, ...arabicIn(change) }
  return { ...post, ...texts, photo, photo_url }
}
