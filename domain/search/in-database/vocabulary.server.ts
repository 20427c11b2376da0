import { setImmediate as nextTurn } from 'node:timers/promises'

import type { App } from '#domain/app.ts'
import { contentCache, type ContentCache } from '#domain/content-version/content-cache.ts'
import type { ContentVersion } from '#domain/content-version/version.ts'
import { KNOWN_WORDS } from '#domain/search/interpret.ts'
import { vocabularyOf } from '#domain/search/spelling.ts'

import * as rows from '#domain/properties/property-summary-rows.server.ts'
import type { Shelves } from './category-and-location-matches.server.ts'
import type { PropertyId } from '#domain/properties/property.ts'

type Words = ReadonlySet<string>

/** As many as a browser searches by itself; more listings have hardly any other words. */
const MOST_READ = 60_000
const PAGE = 2000

/** Ten times what a large agency's words take. */
const KEPT_BYTES = 16 * 1024 * 1024

const kept = new WeakMap<ContentVersion, ContentCache<Words>>()

/** The words by which listings are found, gathered once for each version of the content. */
export function vocabulary(
  app: Pick<App, 'db' | 'contentVersion'>,
  there: Shelves,
): Promise<Words> {
  const words = kept.get(app.contentVersion) ?? contentCache<Words>(app.contentVersion, SIZE)
  kept.set(app.contentVersion, words)
  return words.get('words', () => gather(app, there))
}

const SIZE = { mostBytes: KEPT_BYTES, bytesOf: (words: Words) => words.size * 60 }

async function gather({ db }: Pick<App, 'db'>, there: Shelves): Promise<Words> {
  const words = new Set<string>(KNOWN_WORDS)
  const [categories, locations] = [new Set<number | null>(), new Set<number | null>()]
  let before: PropertyId | undefined
  for (let read = 0; read < MOST_READ; read += PAGE) {
    const page = await rows.spoken(db, { limit: PAGE, before })
    for (const word of vocabularyOf(page.map((row) => row.lowered_title))) words.add(word)
    for (const { category_id, location_id } of page) {
      categories.add(category_id)
      locations.add(location_id)
    }
    if (page.length < PAGE) break
    before = page.at(-1)?.id
    await nextTurn()
  }
  const names = [
    ...there.categories.filter(({ id }) => categories.has(id)),
    ...there.locations.filter(({ id }) => locations.has(id)),
  ]
  for (const word of vocabularyOf(names.map(({ name }) => name))) words.add(word)
  return words
}
