import { appContext } from '#app/context.ts'
import { SITEMAP_PART } from '#app/page-params.ts'
import { sitemapPart, rootSitemap } from '#app/seo/sitemap.server.ts'

import type { Route } from './+types/sitemap.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const part = new URL(request.url).searchParams.get(SITEMAP_PART)
  const xml = part === null ? await rootSitemap(app) : await sitemapPart(app, part)
  if (xml === null) return new Response('There is no such part of the site map.', { status: 404 })
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
