import * as photos from '#domain/photos/photos.server.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { PostChange } from '#domain/posts/post.ts'

import { jpeg } from './samples.ts'
import type { TestApp } from './test-app.ts'

export const postFields = {
  title: 'Title',
  author: 'Author',
  SEOtitle: 'For engines',
  metadescription: 'Body',
} satisfies PostChange

/** Uploads a photo; another `shade` gives another photo. */
export async function uploadPhoto(app: TestApp, shade = 100): Promise<Photo> {
  return photos.receive(app, await jpeg({ shade }), 'administrator')
}
