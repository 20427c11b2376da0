import type { PostOnCard } from '#app/ui/post-card.tsx'
import type { App } from '#domain/app.ts'
import { teaser } from '#domain/formatted-text.ts'
import * as media from '#domain/photos/photos.server.ts'
import type { Post } from '#domain/posts/post.ts'

/** What cards show of these posts, with the first so many characters of each. */
export async function postsOnCards(
  app: Pick<App, 'db'>,
  posts: readonly Post[],
  characters: number,
): Promise<PostOnCard[]> {
  const photos = await media.describe(
    app,
    posts.map(({ photo }) => photo),
  )
  return posts.map(({ id, title, date, metadescription, photo }) => ({
    id,
    title,
    date,
    teaser: teaser(metadescription, characters),
    photo: photos[photo],
  }))
}
