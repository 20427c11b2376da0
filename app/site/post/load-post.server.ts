import { shareImage } from '#app/brochures/address.ts'
import { DESCRIPTION_LENGTH } from '#app/seo/page-meta.ts'
import { postsOnCards } from '#app/site/post-summaries.ts'
import type { App } from '#domain/app.ts'
import { teaser } from '#domain/formatted-text.ts'
import * as media from '#domain/photos/photos.server.ts'
import * as posts from '#domain/posts/posts.server.ts'

const NEXT = 3
const NEXT_TEASER = 30
const MORE_A_PAGE = 2
const MORE_TEASER = 100

/** A post with those that follow it in the list and one page of the others; null where it is not. */
export async function loadPost(app: App, id: string, askedPage: number) {
  const all = await posts.list(app)
  const at = all.findIndex((post) => String(post.id) === id)
  const post = all[at]
  if (!post) return null

  const others = all.toSpliced(at, 1)
  const pages = Math.ceil(others.length / MORE_A_PAGE)
  const page = Number.isInteger(askedPage) ? Math.max(1, Math.min(askedPage, pages)) : 1
  const onPage = others.slice((page - 1) * MORE_A_PAGE, page * MORE_A_PAGE)
  return {
    post,
    summary: teaser(post.metadescription, DESCRIPTION_LENGTH),
    image: shareImage.post(post),
    photo: (await media.describe(app, [post.photo]))[post.photo],
    next: await postsOnCards(app, all.slice(at + 1, at + 1 + NEXT), NEXT_TEASER),
    more: { posts: await postsOnCards(app, onPage, MORE_TEASER), page, pages },
  }
}
