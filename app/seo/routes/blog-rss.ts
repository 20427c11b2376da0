import { appContext } from '#app/context.ts'
import * as urls from '#app/urls.ts'
import { MAX_ITEMS, rssResponse, SUMMARY_LENGTH } from '#app/seo/rss.ts'
import { teaser } from '#domain/formatted-text.ts'
import * as posts from '#domain/posts/posts.server.ts'

import type { Route } from './+types/blog-rss.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const base = app.publicUrl
  const { profile } = await app.agency.current()
  const newest = (await posts.list(app)).slice(0, MAX_ITEMS)
  return rssResponse({
    title: `${profile.name}: blog`,
    description: `New posts on the blog of ${profile.name}, Dubai.`,
    url: urls.absolute(base, urls.blog),
    self: urls.absolute(base, urls.blogFeed),
    items: newest.map((post) => ({
      title: post.title,
      url: urls.absolute(base, urls.post(post.id)),
      published: post.date,
      summary: teaser(post.metadescription, SUMMARY_LENGTH),
      author: post.author,
      image: urls.absolute(base, post.photo_url),
    })),
  })
}
