import { appContext } from '#app/context.ts'
import { absolute, absoluteUrl } from '#app/seo/address.ts'
import { listingSummary } from '#app/seo/listing-summary.ts'
import { feedResponse, rss } from '#app/seo/rss.ts'
import { photoUrl } from '#domain/photos/photo.ts'
import { titleOf } from '#domain/properties/property.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { site } from '#agency/profile.ts'

import type { Route } from './+types/properties-rss.ts'

const NEWEST = 50
const SUMMARY_LENGTH = 400

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const base = app.publicUrl
  const firstPage = await properties.pages(app).next()
  const newest = firstPage.done ? [] : firstPage.value.slice(0, NEWEST)
  return feedResponse(
    rss({
      title: `${site.name}: new properties`,
      description: `Properties newly listed by ${site.name}, Dubai.`,
      url: absolute(base, absoluteUrl.properties),
      self: absolute(base, '/properties/rss.xml'),
      items: newest.map((property) => ({
        title: titleOf(property),
        url: absolute(base, absoluteUrl.property(property.id)),
        published: property.created_at,
        summary: listingSummary(property, SUMMARY_LENGTH),
        category: property.category_name || undefined,
        image: property.photos[0] && absolute(base, photoUrl(property.photos[0])),
      })),
    }),
  )
}
