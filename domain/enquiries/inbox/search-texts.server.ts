import { sql, type Expression, type SqlBool } from 'kysely'

import type { App } from '#domain/app.ts'
import { idOf, readPages } from '#domain/paging.server.ts'
import { defaultReference, idOfDefaultReference } from '#domain/properties/reference.ts'
import { engineOf, type Database } from '#storage/database/database.ts'
import type { Row } from '#storage/database/tables.ts'

import type { TEXT_FIELDS } from './inbox.ts'
import { searchedTexts, searchTextOf } from './search-text.ts'

type Texts = Pick<Row<'enquiries'>, (typeof TEXT_FIELDS)[number] | 'property_id'>

/** Adds the listing as it is now, and all that the enquiry is found by. */
export async function withSearchText<Columns extends Texts>(db: Database, columns: Columns) {
  const listing = {
    property_title: '',
    property_reference: '',
    ...(columns.property_id !== null && (await findListing(db, columns.property_id))),
  }
  return { ...columns, ...listing, search_text: searchTextOf({ ...columns, ...listing }) }
}

async function findListing(db: Database, id: number) {
  const row = await db
    .selectFrom('properties')
    .select(['title', 'reference'])
    .where('id', '=', id)
    .executeTakeFirst()
  return (
    row && { property_title: row.title, property_reference: row.reference || defaultReference(id) }
  )
}

const MAX_LISTINGS = 500

/**
 * Whether an enquiry has a text in what it is found by. Also by the title and the reference that its
 * listing has now, because the inbox shows those. Their ids are read first, so that PostgreSQL can
 * use its indexes for both conditions.
 */
export async function matches(db: Database, term: string): Promise<Expression<SqlBool>> {
  const conditions = searchedTexts(term).map(
    (text) => sql<SqlBool>`enquiries.search_text like ${containing(text)} escape '\\'`,
  )
  const listings = await findListings(db, term.trim())
  if (listings.length > 0)
    conditions.push(sql<SqlBool>`enquiries.property_id in (${sql.join(listings)})`)
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

async function findListings(db: Database, term: string): Promise<number[]> {
  const pattern = containing(term.toLowerCase())
  const rows = await db
    .selectFrom('properties')
    .select('id')
    .where('removed_at', 'is', null)
    .where((where) =>
      where.or([
        where('id', '=', idOfDefaultReference(term) ?? 0),
        sql<SqlBool>`lowercase_title like ${pattern} escape '\\'`,
        sql<SqlBool>`search_text like ${pattern} escape '\\' and lower(reference) like ${pattern} escape '\\'`,
      ]),
    )
    .orderBy('id', 'desc')
    .limit(MAX_LISTINGS)
    .execute()
  return rows.map(idOf)
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
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
        .where('search_text', 'is', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH_SIZE)
      // PostgreSQL may serve several processes: each skips what another is filling.
      const isShared = engineOf(tx) === 'postgres'
      const page = await (isShared ? outdated.forUpdate().skipLocked() : outdated).execute()
      for (const row of page) {
        const { property_title, property_reference, search_text } = await withSearchText(tx, row)
        await tx
          .updateTable('enquiries')
          .set({ property_title, property_reference, search_text })
          .where('id', '=', row.id)
          .execute()
      }
      return page
    })
  for await (const filled of readPages(BATCH_SIZE, fillPage, idOf)) count += filled.length
  return count
}
