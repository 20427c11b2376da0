import { z } from 'zod'

import { apiObject, requiredText } from '#domain/fields.ts'

export const post = apiObject('Post', {
  id: z.int(),
  title: z.string(),
  author: z.string(),
  date: z.string(),
  seo_title: z.string(),
  /** The body, in the markup of `formatted-text.ts`. */
  metadescription: z.string(),
  /** Path of the photo, without the host. */
  photo_url: z.string(),
  photo: z.string(),
  updated_at: z.string(),
})

export type Post = z.infer<typeof post>
export type PostId = Post['id']

/** What an administrator sends; the photo is sent beside it, as a file. */
export const postChange = apiObject('PostChange', {
  title: requiredText('Please enter a title.'),
  author: requiredText('Please enter the author.'),
  SEOtitle: requiredText('Please enter an SEO title.'),
  metadescription: requiredText('Please enter the text.'),
})

export type PostChange = z.infer<typeof postChange>
