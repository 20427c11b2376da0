import { appContext } from '#app/context.ts'
import { absolute, absoluteUrl } from '#app/seo/address.ts'
import { feedResponse, rss } from '#app/seo/rss.ts'
import { teaser } from '#domain/formatted-text.ts'
import * as posts from '#domain/posts/posts.server.ts'
import { site } from '#agency/profile.ts'

import type { Route } from './+types/blog-rss.ts'

const NEWEST = 50
const SUMMARY_LENGTH = 400

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const base = app.publicUrl
  const newest = (await posts.list(app)).slice(0, NEWEST)
  return feedResponse(
    rss({
      title: `${site.name}: blog`,
      description: `New posts on the blog of ${site.name}, Dubai.`,
      url: absolute(base, absoluteUrl.blog),
      self: absolute(base, '/blog/rss.xml'),
      items: newest.map((post) => ({
        title: post.title,
        url: absolute(base, absoluteUrl.post(post.id)),
        published: post.date,
        summary: teaser(post.metadescription, SUMMARY_LENGTH),
        author: post.author,
        image: absolute(base, post.photo_url),
      })),
    }),
  )
}
