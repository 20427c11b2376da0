import type { App } from '#domain/app.ts'
import { EVERY_ID, type IdRange } from '#domain/paging.server.ts'
import { photoUrl } from '#domain/photos/photo.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as sitemapParts from '#domain/sitemap/sitemap-parts.server.ts'

import * as urls from '#app/urls.ts'
import { latest, sitemap, sitemapIndex, type SitemapEntry } from './sitemap-xml.ts'

interface Limits {
  /** A site with more URLs has a sitemap index. */
  maxUrls: number
  /** Each sitemap of the index covers this many ids of properties or posts. */
  idsPerPart: number
}

// Search engines accept 50,000 URLs per sitemap. A part is far smaller, because it is rendered while
// visitors wait for their pages.
const LIMITS: Limits = { maxUrls: 50_000, idsPerPart: 5000 }

type SitemapApp = Pick<App, 'db' | 'publicUrl'>

/** The sitemap of all public pages, or a sitemap index if there are too many. */
export async function rootSitemap(app: SitemapApp, limits = LIMITS): Promise<string> {
  const propertyCount = await sitemapParts.count(app, 'properties')
  const postCount = await sitemapParts.count(app, 'posts')
  const urlCount = Object.keys(PAGES).length + propertyCount + postCount
  return urlCount > limits.maxUrls ? indexOfParts(app, limits) : wholeSitemap(app)
}

/** One sitemap of the index, such as `properties-3`; null if it is empty. */
export async function sitemapPart(
  app: SitemapApp,
  name: string,
  limits = LIMITS,
): Promise<string | null> {
  if (name === 'pages') return sitemap(pageEntries(app, await lastChanges(app, limits)))
  const [, type, number] = /^(properties|posts)-([1-9][0-9]{0,5})$/.exec(name) ?? []
  if (type === undefined) return null
  const listEntries = type === 'properties' ? propertyEntries : postEntries
  const entries = await listEntries(app, sitemapParts.idRange(Number(number), limits.idsPerPart))
  return entries.length > 0 ? sitemap(entries) : null
}

async function wholeSitemap(app: SitemapApp): Promise<string> {
  const properties = await propertyEntries(app, EVERY_ID)
  const posts = await postEntries(app, EVERY_ID)
  const pages = pageEntries(app, {
    properties: latestChange(properties),
    posts: latestChange(posts),
  })
  return sitemap([...pages, ...properties, ...posts])
}

async function indexOfParts(app: SitemapApp, { idsPerPart }: Limits): Promise<string> {
  const properties = await sitemapParts.list(app, 'properties', idsPerPart)
  const posts = await sitemapParts.list(app, 'posts', idsPerPart)
  const part = (name: string, changed: string | undefined): SitemapEntry => ({
    url: urls.absolute(app.publicUrl, urls.sitemapPart(name)),
    changed,
  })
  return sitemapIndex([
    part('pages', latestChange([...properties, ...posts])),
    ...properties.map(({ number, changed }) => part(`properties-${number}`, changed)),
    ...posts.map(({ number, changed }) => part(`posts-${number}`, changed)),
  ])
}

interface LastChanges {
  properties: string | undefined
  posts: string | undefined
}

/** The other public pages, each with the content whose changes change it. */
const PAGES: Record<string, (keyof LastChanges)[]> = {
  [urls.home]: ['properties', 'posts'],
  [urls.properties]: ['properties'],
  [urls.blog]: ['posts'],
  [urls.about]: [],
  [urls.contact]: [],
  [urls.sell]: [],
}

function pageEntries({ publicUrl }: SitemapApp, changes: LastChanges): SitemapEntry[] {
  return Object.entries(PAGES).map(([path, contents]) => ({
    url: urls.absolute(publicUrl, path),
    changed: latest(contents.flatMap((content) => changes[content] ?? [])),
  }))
}

async function lastChanges(app: SitemapApp, { idsPerPart }: Limits): Promise<LastChanges> {
  return {
    properties: latestChange(await sitemapParts.list(app, 'properties', idsPerPart)),
    posts: latestChange(await sitemapParts.list(app, 'posts', idsPerPart)),
  }
}

async function propertyEntries(app: SitemapApp, range: IdRange): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  for await (const { id, updated_at, photos } of properties.sitemapEntries(app, range))
    entries.push({
      url: urls.absolute(app.publicUrl, urls.property(id)),
      changed: updated_at,
      images: photos.map((photo) => urls.absolute(app.publicUrl, photoUrl(photo))),
    })
  return entries
}

async function postEntries(app: SitemapApp, range: IdRange): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  for await (const { id, updated_at, photo } of posts.sitemapEntries(app, range))
    entries.push({
      url: urls.absolute(app.publicUrl, urls.post(id)),
      changed: updated_at,
      images: [urls.absolute(app.publicUrl, photoUrl(photo))],
    })
  return entries
}

function latestChange(entries: { changed?: string | undefined }[]): string | undefined {
  return latest(entries.flatMap(({ changed }) => changed ?? []))
}
