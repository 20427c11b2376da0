import * as media from '#domain/photos/photos.server.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { PostChange } from '#domain/posts/post.ts'

import { jpeg } from './samples.ts'
import type { TestApp } from './test-app.ts'

export const postWords: PostChange = {
  title: 'Title',
  author: 'Author',
  SEOtitle: 'For engines',
  metadescription: 'Body',
}

/** A photo that was uploaded; `shade` makes each one another. */
export async function photoIn(app: TestApp, shade = 100): Promise<Photo> {
  return media.receive(app, await jpeg({ shade }), 'administrator')
}
