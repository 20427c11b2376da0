import type { PostSummary } from '#app/ui/post-card.tsx'
import type { App } from '#domain/app.ts'
import { teaser } from '#domain/formatted-text.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import type { Post } from '#domain/posts/post.ts'

/** Posts with their photos, and with teasers of the given length. */
export async function toPostSummaries(
  app: Pick<App, 'db'>,
  posts: readonly Post[],
  teaserLength: number,
): Promise<PostSummary[]> {
  const photos = await photoStore.describe(
    app,
    posts.map(({ photo }) => photo),
  )
  return posts.map(({ id, title, date, metadescription, photo }) => ({
    id,
    title,
    date,
    teaser: teaser(metadescription, teaserLength),
    photo: photos[photo],
  }))
}
