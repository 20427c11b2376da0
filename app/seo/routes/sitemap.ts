import { appContext } from '#app/context.ts'
import { absolute, addressOf } from '#app/seo/address.ts'
import { latest, sitemap, type SitemapEntry } from '#app/seo/sitemap.ts'
import type { App } from '#domain/app.ts'
import { photoUrl } from '#domain/media/photo.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'

import type { Route } from './+types/sitemap.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const base = app.publicUrl
  const entries = await allPages(app, base)
  return new Response(sitemap(entries), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}

async function allPages(app: App, base: string): Promise<SitemapEntry[]> {
  const listings = await propertyEntries(app, base)
  const articles = await postEntries(app, base)
  const page = (path: string, parts: SitemapEntry[] = []): SitemapEntry => ({
    url: absolute(base, path),
    changed: latest(parts.flatMap(({ changed }) => changed ?? [])),
  })
  return [
    page(addressOf.home, [...listings, ...articles]),
    page(addressOf.properties, listings),
    page(addressOf.blog, articles),
    page(addressOf.about),
    page(addressOf.contact),
    page(addressOf.sell),
    ...listings,
    ...articles,
  ]
}

async function propertyEntries(app: App, base: string): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  for await (const page of properties.pages(app))
    for (const { id, updated_at, photos, floor_photos } of page)
      entries.push({
        url: absolute(base, addressOf.property(id)),
        changed: updated_at,
        images: [...new Set([...photos, ...floor_photos.flat()])].map((photo) =>
          absolute(base, photoUrl(photo)),
        ),
      })
  return entries
}

async function postEntries(app: App, base: string): Promise<SitemapEntry[]> {
  return (await posts.list(app)).map(({ id, updated_at, photo_url }) => ({
    url: absolute(base, addressOf.post(id)),
    changed: updated_at,
    images: [absolute(base, photo_url)],
  }))
}
