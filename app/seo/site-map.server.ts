import type { App } from '#domain/app.ts'
import { EVERY_ID, type IdRange } from '#domain/paging.server.ts'
import { photoUrl } from '#domain/photos/photo.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as sitemapParts from '#domain/sitemap/sitemap-parts.server.ts'

import { absolute, absoluteUrl } from './address.ts'
import { latest, sitemap, sitemapIndex, type SitemapEntry } from './sitemap.ts'

interface Limits {
  /** With more addresses than this the site has a map of maps. */
  inOneMap: number
  /** Each of which holds the listings, or the posts, of so many ids. */
  inAPart: number
}

// Search engines take 50,000 addresses in a map. A part stays far below: it is read and written
// while visitors wait for their pages.
const LIMITS: Limits = { inOneMap: 50_000, inAPart: 5000 }

type Mapping = Pick<App, 'db' | 'publicUrl'>

/** The map of every public page, or the map of its parts where there are too many for one. */
export async function listSitemaps(app: Mapping, limits = LIMITS): Promise<string> {
  const [listings, articles] = [
    await sitemapParts.count(app, 'properties'),
    await sitemapParts.count(app, 'posts'),
  ]
  const pages = Object.keys(PAGES).length
  return pages + listings + articles > limits.inOneMap ? mapOfParts(app, limits) : wholeMap(app)
}

/** One part of a long map, as `mapOfParts` names it; null where there is nothing in it. */
export async function sitemapPart(
  app: Mapping,
  name: string,
  limits = LIMITS,
): Promise<string | null> {
  if (name === 'pages') return sitemap(pageEntries(app, await changes(app, limits)))
  const [, kind, number] = /^(properties|posts)-([1-9][0-9]{0,5})$/.exec(name) ?? []
  if (kind === undefined) return null
  const entriesOf = kind === 'properties' ? propertyEntries : postEntries
  const entries = await entriesOf(app, sitemapParts.idRange(Number(number), limits.inAPart))
  return entries.length > 0 ? sitemap(entries) : null
}

async function wholeMap(app: Mapping): Promise<string> {
  const listings = await propertyEntries(app, EVERY_ID)
  const articles = await postEntries(app, EVERY_ID)
  const pages = pageEntries(app, { listings: latestOf(listings), articles: latestOf(articles) })
  return sitemap([...pages, ...listings, ...articles])
}

async function mapOfParts(app: Mapping, { inAPart }: Limits): Promise<string> {
  const listings = await sitemapParts.list(app, 'properties', inAPart)
  const articles = await sitemapParts.list(app, 'posts', inAPart)
  const part = (name: string, changed: string | undefined): SitemapEntry => ({
    url: absolute(app.publicUrl, `/sitemap.xml?part=${name}`),
    changed,
  })
  return sitemapIndex([
    part('pages', latestOf([...listings, ...articles])),
    ...listings.map(({ number, changed }) => part(`properties-${number}`, changed)),
    ...articles.map(({ number, changed }) => part(`posts-${number}`, changed)),
  ])
}

interface Changes {
  listings: string | undefined
  articles: string | undefined
}

/** What decides when each page that is neither a listing nor a post has changed. */
const PAGES: Record<string, (keyof Changes)[]> = {
  [absoluteUrl.home]: ['listings', 'articles'],
  [absoluteUrl.properties]: ['listings'],
  [absoluteUrl.blog]: ['articles'],
  [absoluteUrl.about]: [],
  [absoluteUrl.contact]: [],
  [absoluteUrl.sell]: [],
}

function pageEntries({ publicUrl }: Mapping, changes: Changes): SitemapEntry[] {
  return Object.entries(PAGES).map(([path, follows]) => ({
    url: absolute(publicUrl, path),
    changed: latest(follows.flatMap((kind) => changes[kind] ?? [])),
  }))
}

async function changes(app: Mapping, { inAPart }: Limits): Promise<Changes> {
  return {
    listings: latestOf(await sitemapParts.list(app, 'properties', inAPart)),
    articles: latestOf(await sitemapParts.list(app, 'posts', inAPart)),
  }
}

async function propertyEntries(app: Mapping, bounds: IdRange): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  for await (const { id, updated_at, photos } of properties.sitemapEntries(app, bounds))
    entries.push({
      url: absolute(app.publicUrl, absoluteUrl.property(id)),
      changed: updated_at,
      images: photos.map((photo) => absolute(app.publicUrl, photoUrl(photo))),
    })
  return entries
}

async function postEntries(app: Mapping, bounds: IdRange): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  for await (const { id, updated_at, photo } of posts.sitemapEntries(app, bounds))
    entries.push({
      url: absolute(app.publicUrl, absoluteUrl.post(id)),
      changed: updated_at,
      images: [absolute(app.publicUrl, photoUrl(photo))],
    })
  return entries
}

function latestOf(changed: { changed?: string | undefined }[]): string | undefined {
  return latest(changed.flatMap(({ changed }) => changed ?? []))
}
