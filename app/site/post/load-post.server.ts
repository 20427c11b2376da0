import { DESCRIPTION_LENGTH } from '#app/seo/page-meta.ts'
import { toPostSummaries } from '#app/site/post-summaries.ts'
import * as urls from '#app/urls.ts'
import type { App } from '#domain/app.ts'
import { teaser } from '#domain/formatted-text.ts'
import { SHARE_IMAGE_SIZE } from '#domain/pdf/page-content.ts'
import * as photos from '#domain/photos/photos.server.ts'
import * as posts from '#domain/posts/posts.server.ts'

const NEXT_POSTS = 3
const NEXT_TEASER_LENGTH = 30
const MORE_PER_PAGE = 2
const MORE_TEASER_LENGTH = 100

/** A post, the posts after it, and one page of all others; null if there is no such post. */
export async function loadPost(app: App, id: string, requestedPage: number) {
  const all = await posts.list(app)
  const index = all.findIndex((post) => String(post.id) === id)
  const post = all[index]
  if (!post) return null

  const others = all.toSpliced(index, 1)
  const pages = Math.ceil(others.length / MORE_PER_PAGE)
  const page = Number.isInteger(requestedPage) ? Math.max(1, Math.min(requestedPage, pages)) : 1
  const postsOnPage = others.slice((page - 1) * MORE_PER_PAGE, page * MORE_PER_PAGE)
  return {
    post,
    summary: teaser(post.metadescription, DESCRIPTION_LENGTH),
    image: { ...SHARE_IMAGE_SIZE, path: urls.postShareImage(post) },
    photo: (await photos.describe(app, [post.photo]))[post.photo],
    next: await toPostSummaries(
      app,
      all.slice(index + 1, index + 1 + NEXT_POSTS),
      NEXT_TEASER_LENGTH,
    ),
    more: { posts: await toPostSummaries(app, postsOnPage, MORE_TEASER_LENGTH), page, pages },
  }
}
