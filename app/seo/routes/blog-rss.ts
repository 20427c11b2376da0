import { appContext } from '#app/context.ts'
import * as urls from '#app/urls.ts'
import { MAX_ITEMS, rssResponse, SUMMARY_LENGTH } from '#app/seo/rss.ts'
import { WORDS } from '#app/seo/words.ts'
import { teaser } from '#domain/formatted-text.ts'
import { inLanguage, languageOf, pathIn } from '#domain/language.ts'
import * as posts from '#domain/posts/posts.server.ts'

import type { Route } from './+types/blog-rss.ts'

export async function loader({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const app = context.get(appContext)
  const language = languageOf(new URL(request.url).pathname)
  const address = (path: string) => urls.absolute(app.publicUrl, pathIn(language, path))
  const { profile } = inLanguage(language, await app.agency.current())
  const newest = inLanguage(language, (await posts.list(app)).slice(0, MAX_ITEMS))
  return rssResponse({
    language,
    ...WORDS[language].blogFeed(profile.name),
    url: address(urls.blog),
    self: address(urls.blogFeed),
    items: newest.map((post) => ({
      title: post.title,
      url: address(urls.post(post.id)),
      published: post.date,
      summary: teaser(post.metadescription, SUMMARY_LENGTH),
      author: post.author,
      image: urls.absolute(app.publicUrl, post.photo_url),
    })),
  })
}
