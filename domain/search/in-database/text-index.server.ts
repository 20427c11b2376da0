import { sql } from 'kysely'

import type { App } from '#domain/app.ts'
import { contentCache, type ContentCache } from '#domain/content-version/content-cache.ts'
import type { ContentVersion } from '#domain/content-version/version.ts'
import { MAX_TERM_LENGTH } from '#domain/search/interpret.ts'
import type { Condition } from '#domain/search/query.ts'
import { engineOf } from '#storage/database/database.ts'

import {
  contains,
  findRows,
  rowsWithTrigrams,
  type Conditions,
  type SqlContext,
} from './query-sql.server.ts'

/** What tells which texts the listings have. */
export interface TextContext extends SqlContext, Pick<App, 'contentVersion'> {
  /** Which texts occur in a listing that may be seen, as far as that was looked up. */
  occurrences: Map<string, boolean>
  textCounts: Map<string, number>
}

/** Whether a listing that may be seen has this text, or the name of its category or location has. */
export async function occurs(context: TextContext, text: string): Promise<boolean> {
  const { occurrences, textCounts } = context
  for (const [other, occurs] of occurrences) {
    if (occurs ? other.includes(text) : text.includes(other)) return occurs
  }
  const found = await lookUpOnce(context, 'occurs', text, async () =>
    (await isInAnyRow(context, text)) ? 1 : 0,
  )
  if (found === 0) textCounts.set(text, 0)
  return found > 0
}

async function isInAnyRow(context: TextContext, text: string): Promise<boolean> {
  const conditions: Condition[] = [{ field: 'text', anyOf: [text] }]
  const query = { conditions, alternatives: [] }
  const isPostgres = engineOf(context.db) === 'postgres'
  // In PostgreSQL the query below reads the same index.
  if (!isPostgres) await lookUpTexts(context, query)
  // A text this short has no trigrams: PostgreSQL would read the table, whose rows are long, unless
  // they are wanted in the order of an index.
  const rows = findRows(context, query).$if(isPostgres && text.length < 3, (rows) =>
    rows.orderBy('properties.id'),
  )
  return (await rows.limit(1).execute()).length > 0
}

/** Looks the texts of a query up in the text index, so that no row is searched for an absent one. */
export async function lookUpTexts(
  context: TextContext,
  { conditions, alternatives }: Conditions,
): Promise<void> {
  const { textCounts } = context
  for (const condition of [...conditions, ...alternatives.flat()])
    for (const text of condition.field === 'text' ? condition.anyOf : [])
      if (!textCounts.has(text)) {
        const hasAbsentPart = textCounts
          .entries()
          .some(([part, count]) => count === 0 && text.includes(part))
        textCounts.set(text, hasAbsentPart ? 0 : await countWithText(context, text))
      }
}

/** A word that fewer listings have is rare. */
export const MAX_RARE_COUNT = 2500

/**
 * How many listings have this text, hidden and removed ones included; Infinity if many. A trigram
 * index tells without reading the listings.
 */
async function countWithText(context: TextContext, text: string): Promise<number> {
  // One or two characters make no trigram.
  if (Array.from(text).length < 3) return Infinity
  const { db, textColumn } = context
  // The trigrams of several words take long to count.
  const limit = text.includes(' ') ? 1 : MAX_RARE_COUNT
  const rows =
    engineOf(db) === 'postgres'
      ? sql`select 1 from properties where removed_at is null and ${contains(textColumn, text)}`
      : rowsWithTrigrams(textColumn, text)
  const query = sql<{ count: number }>`
    select count(*) as count from (${rows} limit ${sql.lit(limit)}) as rows`
  return lookUpOnce(context, 'count', text, async () => {
    const count = (await query.execute(db)).rows[0]?.count ?? 0
    return count < limit ? count : Infinity
  })
}

const MAX_CACHED_BYTES = 2 * 1024 * 1024
/** Of a text of MAX_TERM_LENGTH, two bytes a character, and what its entry takes. */
const BYTES_PER_TEXT = 400

const caches = new WeakMap<ContentVersion, ContentCache<number>>()

/**
 * People search for the same words again and again: each is looked up once a content version, which
 * every change of a listing raises, hidden or not.
 */
function lookUpOnce(
  { contentVersion, audience, textColumn }: TextContext,
  what: 'occurs' | 'count',
  text: string,
  lookUp: () => Promise<number>,
): Promise<number> {
  // The listings of one agent are few, and a text beyond what is interpreted could fill the memory.
  if (typeof audience === 'object' || text.length > MAX_TERM_LENGTH) return lookUp()
  const cache = caches.getOrInsertComputed(contentVersion, createCache)
  return cache.get(`${audience} ${textColumn} ${what} ${text}`, lookUp)
}

function createCache(content: ContentVersion): ContentCache<number> {
  return contentCache<number>(content, {
    maxBytes: MAX_CACHED_BYTES,
    sizeOf: () => BYTES_PER_TEXT,
  })
}
