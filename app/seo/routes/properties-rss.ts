import { appContext } from '#app/context.ts'
import * as urls from '#app/urls.ts'
import { listingSummary } from '#app/seo/listing-summary.ts'
import { MAX_ITEMS, rssResponse, SUMMARY_LENGTH } from '#app/seo/rss.ts'
import { photoUrl } from '#domain/photos/photo.ts'
import { titleOf } from '#domain/properties/property.ts'
import * as properties from '#domain/properties/properties.server.ts'

import type { Route } from './+types/properties-rss.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const base = app.publicUrl
  const { profile } = await app.agency.current()
  const firstPage = await properties.pages(app).next()
  const newest = firstPage.done ? [] : firstPage.value.slice(0, MAX_ITEMS)
  return rssResponse({
    title: `${profile.name}: new properties`,
    description: `Properties newly listed by ${profile.name}, Dubai.`,
    url: urls.absolute(base, urls.properties),
    self: urls.absolute(base, urls.propertiesFeed),
    items: newest.map((property) => ({
      title: titleOf(property),
      url: urls.absolute(base, urls.property(property.id)),
      published: property.created_at,
      summary: listingSummary(property, profile.name, SUMMARY_LENGTH),
      category: property.category_name || undefined,
      image: property.photos[0] && urls.absolute(base, photoUrl(property.photos[0])),
    })),
  })
}
