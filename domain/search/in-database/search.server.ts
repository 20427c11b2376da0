import type { App } from '#domain/app.ts'
import { readQuery, type ReadQuery, type QueryPart } from '#domain/search/read-query.ts'
import { rateOf, type Condition, type Order, type SearchQuery } from '#domain/search/query.ts'
import { termOf, type SearchParams } from '#domain/search/query-params.ts'
import {
  suggestionsFrom,
  tries,
  type Glimpse,
  type Suggestion,
} from '#domain/search/suggestions.ts'
import { questioned, interpretSearch } from '#domain/search/interpret.ts'
import type { Database } from '#storage/database/database.ts'

import { parsePrice } from '#domain/money.ts'
import {
  fromRow,
  type PropertySummaryWithoutPhoto,
} from '#domain/properties/property-summaries.server.ts'
import * as rows from '#domain/properties/property-summary-rows.server.ts'
import { held, shelves, type Shelves } from './category-and-location-matches.server.ts'
import type { PropertyId } from '#domain/properties/property.ts'
import type { StoredCondition, StoredQuery } from './condition-sql.server.ts'
import { vocabulary } from './vocabulary.server.ts'

/** What meets a search: the first of it, and how much there is, or more than so much. */
export interface FoundEntries {
  found: number
  more: boolean
  entries: PropertySummaryWithoutPhoto[]
  /** What was asked for. */
  parts: QueryPart[]
  /** What to look for instead, where nothing is found. */
  offers: Suggestion[]
}

type Searching = Pick<App, 'db' | 'contentVersion'>

/** What is asked for once a search, however many more are tried after it. */
interface Desk extends Searching {
  there: Shelves
  /** Texts of which it is known whether they occur. */
  known: Map<string, boolean>
}

/**
 * Searches the database, by the same rules as `finder` an inventory. With a bound no more are counted
 * than so many: counting a great many takes long.
 */
export async function search(
  app: Searching,
  search: SearchParams,
  { limit, countTo = Infinity }: { limit: number; countTo?: number },
): Promise<FoundEntries> {
  const desk = {
    db: app.db,
    contentVersion: app.contentVersion,
    there: await shelves(app),
    known: new Map(),
  }
  const { sought, parts } = await askedFor(desk, search)
  const { count, page } = await find(desk, sought, limit, countTo)
  return {
    found: Math.min(count, countTo),
    more: count > countTo,
    entries: page,
    parts,
    offers: count > 0 ? [] : await offersFor(desk, search, parts),
  }
}

/** Counting on for an offer would take long, and would tell nobody more. */
const MOST_OFFERED = 1000

async function offersFor(
  desk: Desk,
  search: SearchParams,
  parts: readonly QueryPart[],
): Promise<Suggestion[]> {
  for (const round of tries(search, parts)) {
    const glimpses: Glimpse[] = []
    for (const attempt of round) {
      const { sought } = await askedFor(desk, attempt.search)
      const { count, page } = await find(desk, sought, 1, MOST_OFFERED)
      glimpses.push({ count: Math.min(count, MOST_OFFERED), price: page[0] && inDirhams(page[0]) })
    }
    const offers = suggestionsFrom(round, glimpses)
    if (offers.length > 0) return offers
  }
  return []
}

async function askedFor(desk: Desk, search: SearchParams): Promise<ReadQuery> {
  const term = termOf(search)
  let isAllKnown = true
  for (const text of questioned(term)) if (!(await occurs(desk, text))) isAllKnown = false
  const words = isAllKnown ? new Set<string>() : await vocabulary(desk, desk.there)
  const occurring = (text: string) => desk.known.get(text) === true
  return readQuery(search, interpretSearch(term, { occurs: occurring, vocabulary: () => words }))
}

async function occurs({ db, there, known }: Desk, text: string): Promise<boolean> {
  const typed = storedCondition({ of: 'words', any: [text] }, there)
  const anywhere = { most: 0, upTo: Infinity }
  const occurring =
    known.get(text) ??
    (await rows.countFound(db, { all: present([typed]), ways: [] }, anywhere)) > 0
  known.set(text, occurring)
  return occurring
}

async function find(
  { db, there }: Desk,
  sought: SearchQuery,
  limit: number,
  countTo: number,
): Promise<{ count: number; page: PropertySummaryWithoutPhoto[] }> {
  const wanted = stored(sought, there)
  if (!wanted) return { count: 0, page: [] }
  const bounds = { order: sought.order, limit, countTo }
  const { count, ids } = await (countTo === Infinity ||
  sought.order !== 'newest' ||
  !hasWords(wanted)
    ? amongAll(db, wanted, bounds)
    : amongNewestFirst(db, wanted, bounds))
  return { count, page: (await rows.those(db, ids)).map(fromRow) }
}

interface Bounds {
  order: Order
  limit: number
  countTo: number
}

interface Ids {
  count: number
  ids: PropertyId[]
}

async function amongAll(
  db: Database,
  wanted: StoredQuery,
  { order, limit, countTo }: Bounds,
): Promise<Ids> {
  const [count, ids] = await Promise.all([
    rows.countFound(db, wanted, { most: countTo, upTo: Infinity }),
    rows.found(db, wanted, { order, limit }),
  ])
  return { count, ids }
}

/** So many are read one by one in one go. */
const STRETCH = 50_000
/** What would take longer to be met often enough is left to the index. */
const MOST_STRETCHES = 5

// The database cannot know how common a word is. A common one is quickly found where the newest are
// read one after another, and takes long by an index of all that holds it; a rare one not.
async function amongNewestFirst(
  db: Database,
  wanted: StoredQuery,
  { order, limit, countTo }: Bounds,
): Promise<Ids> {
  const most = Math.max(limit, countTo + 1)
  const ids: PropertyId[] = []
  let unread = await rows.largestId(db)
  for (let stretches = 1; unread > 0 && ids.length < most; stretches++) {
    const [above, upTo] = [unread - STRETCH, unread]
    const left = most - ids.length
    ids.push(...(await rows.foundBetween(db, wanted, { above, upTo, limit: left })))
    unread = above
    if ((ids.length / stretches) * MOST_STRETCHES < most) break
  }
  const first = ids.slice(0, limit)
  if (unread <= 0 || ids.length >= most) return { count: ids.length, ids: first }
  const [older, page] = await Promise.all([
    rows.countFound(db, wanted, { most: Math.max(0, countTo - ids.length), upTo: unread }),
    ids.length >= limit ? first : rows.found(db, wanted, { order, limit }),
  ])
  return { count: ids.length + older, ids: page }
}

function hasWords({ all, ways }: StoredQuery): boolean {
  return [all, ...ways].flat().some((condition) => condition.of === 'words')
}

/** The same with ids for names; null where a category or location is asked for that there is not. */
function stored({ all, ways }: SearchQuery, there: Shelves): StoredQuery | null {
  const must = all.map((condition) => storedCondition(condition, there))
  if (must.includes(null)) return null
  return {
    all: present(must),
    ways: ways.map((way) => present(way.map((one) => storedCondition(one, there)))),
  }
}

function present(conditions: (StoredCondition | null)[]): StoredCondition[] {
  return conditions.filter((condition) => condition !== null)
}

function storedCondition(condition: Condition, there: Shelves): StoredCondition | null {
  if (condition.of === 'words') return { ...condition, ...held(there, condition.any) }
  if (condition.of !== 'category' && condition.of !== 'location') return condition
  const shelf = condition.of === 'category' ? there.categories : there.locations
  const named = shelf.find(({ name }) => name === condition.is)
  return named ? { of: `${condition.of}_id`, is: named.id } : null
}

function inDirhams({ price, currency }: PropertySummaryWithoutPhoto): number | undefined {
  const [amount, rate] = [parsePrice(price), rateOf(currency)]
  return amount === null || rate === undefined ? undefined : amount * rate
}
