import type { App } from '#domain/app.ts'
import { contentCache, type ContentCache } from '#domain/content-version/content-cache.ts'
import type { ContentVersion } from '#domain/content-version/version.ts'
import { idOf, readPages } from '#domain/paging.server.ts'
import { visibleRows } from '#domain/properties/property-rows.server.ts'
import type { PropertyId } from '#domain/properties/property.ts'
import type { Names } from '#domain/search/names.ts'
import { vocabularyOf } from '#domain/search/spelling.ts'

type Words = ReadonlySet<string>

/** The categories and locations, and what else they are called. */
interface SiteNames {
  names: Record<'categories' | 'locations', { id: number; name: string }[]>
  knownNames: Names
}

/** As many as a browser searches; more listings have hardly any other words. */
const MAX_LISTINGS = 60_000
const PAGE_SIZE = 2000

/** Ten times the words of a large agency. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024
const BYTES_PER_WORD = 60

const caches = new WeakMap<ContentVersion, ContentCache<Words>>()

/** The words of the listings, for correcting spelling; collected once for each content version. */
export function vocabulary(app: Pick<App, 'db' | 'contentVersion'>, names: SiteNames) {
  const cache = caches.getOrInsertComputed(app.contentVersion, createCache)
  return cache.get('words', () => collectWords(app, names))
}

function createCache(content: ContentVersion): ContentCache<Words> {
  return contentCache<Words>(content, {
    maxBytes: MAX_CACHED_BYTES,
    sizeOf: (words) => words.size * BYTES_PER_WORD,
  })
}

async function collectWords(
  { db }: Pick<App, 'db'>,
  { names, knownNames }: SiteNames,
): Promise<Words> {
  const words = new Set<string>(knownNames.words)
  const [categories, locations] = [new Set<number | null>(), new Set<number | null>()]
  const newest = visibleRows(db)
    .select(['properties.id', 'lowercase_title', 'category_id', 'location_id'])
    .orderBy('properties.id', 'desc')
    .limit(PAGE_SIZE)
  const read = (before?: PropertyId) =>
    (before === undefined ? newest : newest.where('properties.id', '<', before)).execute()
  let count = 0
  for await (const page of readPages(PAGE_SIZE, read, idOf)) {
    for (const word of vocabularyOf(page.map((row) => row.lowercase_title))) words.add(word)
    for (const { category_id, location_id } of page) {
      categories.add(category_id)
      locations.add(location_id)
    }
    count += page.length
    if (count >= MAX_LISTINGS) break
  }
  const usedNames = [
    ...names.categories.filter(({ id }) => categories.has(id)),
    ...names.locations.filter(({ id }) => locations.has(id)),
  ]
  for (const word of vocabularyOf(usedNames.map(({ name }) => name))) words.add(word)
  return words
}
