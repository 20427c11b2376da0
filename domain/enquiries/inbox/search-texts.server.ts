import { setImmediate as nextTurn } from 'node:timers/promises'

import { sql, type Expression, type SqlBool } from 'kysely'

import type { App } from '#domain/app.ts'
import { personKeys } from '#domain/enquiries/person-keys.ts'
import { likePattern } from '#domain/like-pattern.ts'
import { idOf, readPages } from '#domain/paging.server.ts'
import { engineOf, lowercase, type Database } from '#storage/database/database.ts'
import type { Row } from '#storage/database/tables.ts'

import type { TEXT_FIELDS } from './inbox.ts'
import { searchTermVariants, searchTextOf } from './search-text.ts'

type Texts = Pick<Row<'enquiries'>, (typeof TEXT_FIELDS)[number] | 'property_id'>

/** Adds the listing as it is now, and all that the enquiry and its sender are found by. */
export async function withSearchText<Columns extends Texts>(db: Database, columns: Columns) {
  const [found] = await withSearchTexts(db, [columns])
  if (!found) throw new Error('An enquiry has lost its search text')
  return found
}

async function withSearchTexts<Columns extends Texts>(db: Database, enquiries: Columns[]) {
  const ids = enquiries.flatMap(({ property_id }) => property_id ?? [])
  const listings = ids.length === 0 ? [] : await listingsOf(db).where('id', 'in', ids).execute()
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  return enquiries.map((columns) => {
    const listing = columns.property_id === null ? undefined : byId.get(columns.property_id)
    const about = {
      property_title: listing?.title ?? '',
      property_reference: listing?.reference ?? '',
    }
    const search_text = searchTextOf({ ...columns, ...about })
    return { ...columns, ...about, ...personKeys(columns), search_text }
  })
}

function listingsOf(db: Database) {
  return db.selectFrom('properties').select(['id', 'title', 'reference'])
}

const MAX_LISTINGS = 500

/**
 * The SQL condition that an enquiry matches a search term. The current title and reference of its
 * listing are searched as well, because the inbox shows them. The ids of these listings are read
 * first, so that PostgreSQL can use its indexes for both conditions.
 */
export async function searchCondition(db: Database, term: string): Promise<Expression<SqlBool>> {
  const conditions = searchTermVariants(term).map(
    (text) => sql<SqlBool>`enquiries.search_text like ${likePattern(text)} escape '\\'`,
  )
  const listings = await findListings(db, term.trim())
  if (listings.length > 0)
    conditions.push(sql<SqlBool>`enquiries.property_id in (${sql.join(listings)})`)
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

async function findListings(db: Database, term: string): Promise<number[]> {
  const pattern = likePattern(term.toLowerCase())
  const rows = await db
    .selectFrom('properties')
    .select('id')
    .where('removed_at', 'is', null)
    .where((where) =>
      where.or([
        sql<SqlBool>`lowercase_title like ${pattern} escape '\\'`,
        sql<SqlBool>`search_text like ${pattern} escape '\\' and ${lowercase(db, sql.ref('reference'))} like ${pattern} escape '\\'`,
      ]),
    )
    .orderBy('id', 'desc')
    .limit(MAX_LISTINGS)
    .execute()
  return rows.map(idOf)
}

const BATCH_SIZE = 200

/**
 * Computes what enquiries are found by where it is missing: after an update of the site, or because a
 * process of an older version runs beside this one. Returns how many.
 */
export async function backfill({ db }: Pick<App, 'db'>): Promise<number> {
  let count = 0
  const fillPage = (after = 0) =>
    db.transaction().execute(async (tx) => {
      const outdated = tx
        .selectFrom('enquiries')
        .selectAll()
        .where((row) => row.or([row('search_text', 'is', null), row('email_key', 'is', null)]))
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH_SIZE)
      // PostgreSQL may serve several processes: each skips what another is filling.
      const isShared = engineOf(tx) === 'postgres'
      const page = await (isShared ? outdated.forUpdate().skipLocked() : outdated).execute()
      await fill(tx, page)
      return page
    })
  for await (const filled of readPages(BATCH_SIZE, fillPage, idOf)) {
    count += filled.length
    // SQLite is synchronous: let other requests run between two batches.
    await nextTurn()
  }
  return count
}

async function fill(tx: Database, enquiries: Row<'enquiries'>[]): Promise<void> {
  if (enquiries.length === 0) return
  const values = (await withSearchTexts(tx, enquiries)).map(
    (row) =>
      sql`(cast(${row.id} as integer), ${row.property_title}, ${row.property_reference}, ${row.search_text}, ${row.email_key}, ${row.phone_key})`,
  )
  // Both engines name the columns of a list of values `column1`, `column2` and so on.
  await sql`
    update enquiries set
      property_title = column2, property_reference = column3, search_text = column4,
      email_key = column5, phone_key = column6
    from (values ${sql.join(values)}) as filled
    where enquiries.id = column1
  `.execute(tx)
}
