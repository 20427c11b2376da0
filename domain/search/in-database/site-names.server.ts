import type { App } from '#domain/app.ts'
import { contentCache, type ContentCache } from '#domain/content-version/content-cache.ts'
import type { ContentVersion } from '#domain/content-version/version.ts'
import * as placeNames from '#domain/places/place-names.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { arabicReader } from '#domain/search/arabic/arabic.ts'
import { arabicLabels } from '#domain/search/arabic/labels.ts'
import { ENGLISH_LABELS } from '#domain/search/labels.ts'
import { namesWith } from '#domain/search/names.ts'

type SiteNames = Awaited<ReturnType<typeof readNames>>
type NamesApp = Pick<App, 'db' | 'contentVersion'>

const caches = new WeakMap<ContentVersion, ContentCache<SiteNames>>()

/** What the categories and locations are called; read once for each content version. */
export function siteNames(app: NamesApp): Promise<SiteNames> {
  const cache = caches.getOrInsertComputed(app.contentVersion, createCache)
  return cache.get('names', () => readNames(app))
}

/** A cache of one value. */
function createCache(content: ContentVersion): ContentCache<SiteNames> {
  return contentCache<SiteNames>(content, { maxBytes: 1, sizeOf: () => 1 })
}

async function readNames(app: NamesApp) {
  const [categories, locations, places] = await Promise.all([
    taxonomy.categories(app),
    taxonomy.locations(app),
    placeNames.searchNames(app),
  ])
  const knownNames = namesWith(places.names, places.categories)
  const arabic = arabicReader(knownNames, places.arabic)
  const withText = <Named extends { name: string }>(named: Named) => ({
    ...named,
    text: `${named.name.toLowerCase()}\n${arabic.nameText(named.name)}`,
  })
  return {
    places,
    names: { categories: categories.map(withText), locations: locations.map(withText) },
    /** What visitors may call them. */
    knownNames,
    arabic,
    labels: { en: ENGLISH_LABELS, ar: arabicLabels(places.arabic) },
  }
}
