import { setImmediate as nextTurn } from 'node:timers/promises'

import { sql, type SqlBool } from 'kysely'

import type { App } from '#domain/app.ts'
import { countRows } from '#domain/count-rows.server.ts'
import { MAX_ID } from '#domain/fields.ts'
import type { IdRange } from '#domain/paging.server.ts'
import type { RemovableTable } from '#domain/removal/removal.server.ts'

/**
 * A part of a long sitemap: with 100 ids in a part, part 1 has the ids 1 to 100. A property or post
 * stays in its part, whatever is added or removed beside it.
 */
export interface SitemapPart {
  number: number
  /** When something in it last changed. */
  changed: string
}

/** The number of public properties or posts. */
export function count({ db }: Pick<App, 'db'>, table: RemovableTable): Promise<number> {
  return countRows(visible(db, table))
}

/** The parts that are not empty. Each takes its own queries, so none grows with the table. */
export async function list({ db }: Pick<App, 'db'>, table: RemovableTable, size: number) {
  const parts: SitemapPart[] = []
  for (let above = 0; ;) {
    const rest = visible(db, table).select('id').where('id', '>', above)
    const next = await rest.orderBy('id').limit(1).executeTakeFirst()
    if (next === undefined) return parts
    const number = Math.ceil(next.id / size)
    const range = idRange(number, size)
    const { changed } = await visible(db, table)
      .select((select) => select.fn.max('updated_at').as('changed'))
      .where('id', '>', range.above)
      .where('id', '<=', range.to)
      .executeTakeFirstOrThrow()
    if (changed !== null) parts.push({ number, changed })
    above = number * size
    // SQLite blocks the process while it reads; other requests get their turn between two parts.
    await nextTurn()
  }
}

export function idRange(number: number, size: number): IdRange {
  return { above: Math.min((number - 1) * size, MAX_ID), to: Math.min(number * size, MAX_ID) }
}

function visible(db: App['db'], table: RemovableTable) {
  const query = db.selectFrom(table).where('removed_at', 'is', null)
  return query.where(
    table === 'properties' ? sql<SqlBool>`hidden_at is null` : sql<SqlBool>`status = 'published'`,
  )
}
