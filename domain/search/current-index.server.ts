import type { App } from '#domain/app.ts'
import type { Language } from '#domain/language.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import { type CurrentIndex, writeIndexFile } from './index-file.server.ts'
import { searchSettings, settingsOfPage } from './search-settings.server.ts'

/** The keys of the cache. */
const KEYS: Record<Language, string> = { en: 'all', ar: 'all-arabic' }

/**
 * The search index of the current content for pages of a language, made once for each content
 * version; the last one while the database is unavailable.
 */
export async function current(
  app: Pick<App, 'db' | 'searchIndex' | 'agency'>,
  language: Language = 'en',
): Promise<CurrentIndex> {
  const key = KEYS[language]
  try {
    return await app.searchIndex.get(key, () => makeIndex(app, language))
  } catch (error) {
    const last = storeUnavailable(error) ? app.searchIndex.last(key) : undefined
    if (last) return last
    throw error
  }
}

async function makeIndex(
  app: Pick<App, 'db' | 'agency'>,
  language: Language,
): Promise<CurrentIndex> {
  const count = await summaries.count(app)
  const searchedIn = whereToSearch(count)
  if (searchedIn !== 'browser') return { searchedIn, count }
  const settings = settingsOfPage(await searchSettings(app, language), language)
  return { searchedIn, count, ...(await writeIndexFile(pagesWithPhotos(app), settings)) }
}

/** How many listings there are, without waiting for the index file to be made. */
export async function count(app: Pick<App, 'db' | 'searchIndex'>): Promise<number> {
  const index = app.searchIndex.peek(KEYS.en) ?? app.searchIndex.peek(KEYS.ar)
  if (index) return index.count
  // The cache stores indexes only, so the count is stored as that of an index without listings.
  const { count } = await app.searchIndex.get('count', async () => ({
    searchedIn: 'server',
    count: await summaries.count(app),
  }))
  return count
}

/** Up to this many listings are sent with the list page. */
const MAX_IN_PAGE = 100

/** Above this many the browser no longer downloads the search index, about two megabytes. */
const MAX_IN_BROWSER = 60_000

/** Whether listings are searched in the page, in an index that the browser downloads, or by the server. */
export function whereToSearch(count: number): CurrentIndex['searchedIn'] {
  if (count <= MAX_IN_PAGE) return 'page'
  return count <= MAX_IN_BROWSER ? 'browser' : 'server'
}

async function* pagesWithPhotos(app: Pick<App, 'db'>) {
  for await (const page of summaries.pages(app)) yield summaries.withPhotos(app, page)
}
