import type { App } from '#domain/app.ts'
import * as areas from '#domain/areas/areas.server.ts'
import { LANGUAGES, pathIn, type Language } from '#domain/language.ts'
import { EVERY_ID, type IdRange } from '#domain/paging.server.ts'
import { photoUrl } from '#domain/photos/photo.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as users from '#domain/team/users.server.ts'
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

type SitemapApp = Pick<App, 'db' | 'publicUrl' | 'agency'>

/** The sitemap of all public pages, or a sitemap index if there are too many. */
export async function rootSitemap(app: SitemapApp, limits = LIMITS): Promise<string> {
  const propertyCount = await sitemapParts.count(app, 'properties')
  const postCount = await sitemapParts.count(app, 'posts')
  const people = await users.listShown(app)
  const communities = await areas.list(app)
  const pageCount =
    Object.keys(PAGES).length + propertyCount + postCount + people.length + communities.length
  if (pageCount * LANGUAGES.length > limits.maxUrls) return indexOfParts(app, limits)
  const properties = await propertyEntries(app, EVERY_ID)
  const posts = await postEntries(app, EVERY_ID)
  const pages = pageEntries(app, { properties, posts })
  return sitemap([
    ...pages,
    ...agentEntries(app, people),
    ...areaEntries(app, communities),
    ...properties,
    ...posts,
  ])
}

/** One sitemap of the index, such as `properties-3`; null if it is empty. */
export async function sitemapPart(
  app: SitemapApp,
  name: string,
  limits = LIMITS,
): Promise<string | null> {
  if (name === 'pages')
    return sitemap([
      ...pageEntries(app, await listParts(app, limits)),
      ...agentEntries(app, await users.listShown(app)),
      ...areaEntries(app, await areas.list(app)),
    ])
  const [, type, number] = /^(properties|posts)-([1-9][0-9]{0,5})$/.exec(name) ?? []
  if (type === undefined) return null
  const listEntries = type === 'properties' ? propertyEntries : postEntries
  const entries = await listEntries(app, sitemapParts.idRange(Number(number), limits.idsPerPart))
  return entries.length > 0 ? sitemap(entries) : null
}

async function indexOfParts(app: SitemapApp, limits: Limits): Promise<string> {
  const { properties, posts } = await listParts(app, limits)
  const part = (name: string, changed: string | undefined) => ({
    url: urls.absolute(app.publicUrl, urls.sitemapPart(name)),
    changed,
  })
  return sitemapIndex([
    part('pages', latestChange([...properties, ...posts])),
    ...properties.map(({ number, changed }) => part(`properties-${number}`, changed)),
    ...posts.map(({ number, changed }) => part(`posts-${number}`, changed)),
  ])
}

async function listParts(app: SitemapApp, { idsPerPart }: Limits) {
  return {
    properties: await sitemapParts.list(app, 'properties', idsPerPart),
    posts: await sitemapParts.list(app, 'posts', idsPerPart),
  }
}

type Changed = readonly { changed?: string | undefined }[]

/** The other public pages, each with the content whose changes change it. */
const PAGES: Record<string, ('properties' | 'posts')[]> = {
  [urls.home]: ['properties', 'posts'],
  [urls.properties]: ['properties'],
  [urls.areas]: ['properties'],
  [urls.blog]: ['posts'],
  [urls.about]: [],
  [urls.contact]: [],
  [urls.sell]: [],
}

function pageEntries(app: SitemapApp, content: Record<'properties' | 'posts', Changed>) {
  return Object.entries(PAGES).flatMap(([path, contents]) =>
    entriesFor(app, path, latestChange(contents.flatMap((name) => content[name]))),
  )
}

function agentEntries(app: SitemapApp, people: users.Profile[]): SitemapEntry[] {
  return people.flatMap(({ id, updated_at, photo }) =>
    entriesFor(app, urls.agent(id), updated_at, photo ? [photo] : []),
  )
}

function areaEntries(app: SitemapApp, communities: areas.Area[]): SitemapEntry[] {
  return communities.flatMap((area) => entriesFor(app, urls.area(area), undefined))
}

async function propertyEntries(app: SitemapApp, range: IdRange): Promise<SitemapEntry[]> {
  const entries = await Array.fromAsync(
    properties.sitemapEntries(app, range),
    ({ id, updated_at, photos }) => entriesFor(app, urls.property(id), updated_at, photos),
  )
  return entries.flat()
}

async function postEntries(app: SitemapApp, range: IdRange): Promise<SitemapEntry[]> {
  const entries = await Array.fromAsync(
    posts.sitemapEntries(app, range),
    ({ id, updated_at, photo }) => entriesFor(app, urls.post(id), updated_at, [photo]),
  )
  return entries.flat()
}

/** A page in each language, each naming the others. The photos are listed once. */
function entriesFor(
  { publicUrl }: SitemapApp,
  path: string,
  changed: string | undefined,
  photos: readonly string[] = [],
): SitemapEntry[] {
  const url = (language: Language) => urls.absolute(publicUrl, pathIn(language, path))
  const languages = { en: url('en'), ar: url('ar'), 'x-default': url('en') }
  const images = photos.map((photo) => urls.absolute(publicUrl, photoUrl(photo)))
  return [
    { url: url('en'), changed, languages, images },
    { url: url('ar'), changed, languages },
  ]
}

function latestChange(entries: Changed): string | undefined {
  return latest(entries.flatMap(({ changed }) => changed ?? []))
}
