import { setImmediate as nextTurn } from 'node:timers/promises'

import type { App } from '#domain/app.ts'

import type { Removable } from './removal-rows.server.ts'
import * as rows from './id-range-rows.server.ts'

/**
 * A stretch of ids: span 1 of a size of 100 is 1 to 100. A thing stays in its span for ever,
 * whatever comes and goes beside it.
 */
export interface NumberedRange {
  number: number
  /** When something in it last changed. */
  changed: string
}

/** The ids above the one, up to the other. */
export interface IdRange {
  above: number
  to: number
}

/** What an id can be, on either engine. */
const HIGHEST_ID = 2 ** 31 - 1

export const EVERY_ID: IdRange = { above: 0, to: HIGHEST_ID }

/** How many there are in all. */
export function count({ db }: Pick<App, 'db'>, table: Removable): Promise<number> {
  return rows.count(db, table)
}

/** Every span in which there is something, each read by itself: no query grows with the table. */
export async function list(
  { db }: Pick<App, 'db'>,
  table: Removable,
  size: number,
): Promise<NumberedRange[]> {
  const spans: NumberedRange[] = []
  for (let above = 0; ;) {
    const next = await rows.nextId(db, table, above)
    if (next === undefined) return spans
    const number = Math.ceil(next / size)
    const changed = await rows.lastChange(db, table, idRange(number, size))
    if (changed !== null) spans.push({ number, changed })
    above = number * size
    // SQLite answers at once; others get their turn between two spans.
    await nextTurn()
  }
}

export function idRange(number: number, size: number): IdRange {
  return {
    above: Math.min((number - 1) * size, HIGHEST_ID),
    to: Math.min(number * size, HIGHEST_ID),
  }
}

/** Walks down from the newest within the bounds, a page at a time. */
export async function* pages<Row extends { id: number }>(
  { above, to }: IdRange,
  limit: number,
  read: (bounds: IdRange) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let upTo = to; ;) {
    const page = await read({ above, to: upTo })
    if (page.length > 0) yield page
    const last = page.at(-1)
    if (!last || page.length < limit) return
    upTo = last.id - 1
    await nextTurn()
  }
}
