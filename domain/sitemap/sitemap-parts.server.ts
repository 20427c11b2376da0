import { setImmediate as nextTurn } from 'node:timers/promises'

import type { App } from '#domain/app.ts'
import { MAX_ID } from '#domain/fields.ts'
import type { IdRange } from '#domain/paging.server.ts'
import type { Removable } from '#domain/removal/removal.server.ts'

import * as rows from './sitemap-part-rows.server.ts'

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
export function count({ db }: Pick<App, 'db'>, table: Removable): Promise<number> {
  return rows.count(db, table)
}

/** The parts that are not empty. Each takes its own queries, so none grows with the table. */
export async function list({ db }: Pick<App, 'db'>, table: Removable, size: number) {
  const parts: SitemapPart[] = []
  for (let above = 0; ;) {
    const next = await rows.nextId(db, table, above)
    if (next === undefined) return parts
    const number = Math.ceil(next / size)
    const changed = await rows.lastChange(db, table, idRange(number, size))
    if (changed !== null) parts.push({ number, changed })
    above = number * size
    // SQLite blocks the process while it reads; other requests get their turn between two parts.
    await nextTurn()
  }
}

export function idRange(number: number, size: number): IdRange {
  return { above: Math.min((number - 1) * size, MAX_ID), to: Math.min(number * size, MAX_ID) }
}
