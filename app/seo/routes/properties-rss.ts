import { appContext } from '#app/context.ts'
import { propertiesIn } from '#domain/properties/properties-in-language.server.ts'
import * as urls from '#app/urls.ts'
import { listingSummary } from '#app/seo/listing-summary.ts'
import { MAX_ITEMS, rssResponse, SUMMARY_LENGTH } from '#app/seo/rss.ts'
import { WORDS } from '#app/seo/words.ts'
import { inLanguage, languageOf, pathIn } from '#domain/language.ts'
import { photoUrl } from '#domain/photos/photo.ts'
import { titleOf } from '#domain/properties/property.ts'
import * as properties from '#domain/properties/properties.server.ts'

import type { Route } from './+types/properties-rss.ts'

export async function loader({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const app = context.get(appContext)
  const language = languageOf(new URL(request.url).pathname)
  const words = WORDS[language]
  const address = (path: string) => urls.absolute(app.publicUrl, pathIn(language, path))
  const { profile } = inLanguage(language, await app.agency.current())
  const firstPage = await properties.pages(app).next()
  const newest = firstPage.done ? [] : firstPage.value.slice(0, MAX_ITEMS)
  return rssResponse({
    language,
    ...words.propertiesFeed(profile.name),
    url: address(urls.properties),
    self: address(urls.propertiesFeed),
    items: (await propertiesIn(app, language, newest)).map((property) => ({
      title: titleOf(property, words.property),
      url: address(urls.property(property.id)),
      published: property.created_at,
      summary: listingSummary(property, profile.name, SUMMARY_LENGTH, language),
      category: property.category_name || undefined,
      image: property.photos[0] && urls.absolute(app.publicUrl, photoUrl(property.photos[0])),
    })),
  })
}
