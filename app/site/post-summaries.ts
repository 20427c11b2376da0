import type { PostSummary } from '#app/ui/post-card.tsx'
import type { App } from '#domain/app.ts'
import { firstCharacters, withoutInlineMarks } from '#domain/formatted-text.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import type { Post } from '#domain/posts/post.ts'

/** How many characters of a post's text a place shows, and what follows them. */
const TEASERS = {
  'home carousel': { length: 100, end: '' },
  'featured post': { length: 150, end: '' },
  'blog grid': { length: 100, end: '' },
  'next posts': { length: 30, end: '…' },
  'read more': { length: 100, end: '…' },
}

type TeaserPlace = keyof typeof TEASERS

/** Posts with their photos, and with the teasers of the given place. */
export async function toPostSummaries(
  app: Pick<App, 'db'>,
  posts: readonly Post[],
  place: TeaserPlace,
): Promise<PostSummary[]> {
  const photos = await photoStore.describe(
    app,
    posts.map(({ photo }) => photo),
  )
  return posts.map(({ id, title, date, metadescription, photo }) => ({
    id,
    title,
    date,
    teaser: teaserFor(place, metadescription),
    photo: photos[photo],
  }))
}

export function teaserFor(place: TeaserPlace, text: string): string {
  const { length, end } = TEASERS[place]
  return firstCharacters(withoutInlineMarks(text), length) + end
}
