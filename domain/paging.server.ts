import { setImmediate as nextTurn } from 'node:timers/promises'

import { MAX_ID } from './fields.ts'

/**
 * Reads rows page by page, until a page is not full. `read` gets the cursor of the last row, or
 * undefined for the first page. SQLite blocks the process while it reads, so other requests get
 * their turn between two pages.
 */
export async function* readPages<Row, Cursor>(
  pageSize: number,
  read: (cursor: Cursor | undefined) => Promise<Row[]>,
  cursorOf: (last: Row) => Cursor,
): AsyncGenerator<Row[]> {
  for (let cursor: Cursor | undefined; ;) {
    const page = await read(cursor)
    if (page.length > 0) yield page
    const last = page.at(-1)
    if (last === undefined || page.length < pageSize) return
    cursor = cursorOf(last)
    await nextTurn()
  }
}

/** A page of rows from the highest id down; `before` is the last id of the page before it. */
export interface PageBefore {
  limit: number
  before?: number | undefined
}

/** The ids above one, up to and including the other. */
export interface IdRange {
  above: number
  to: number
}

export const EVERY_ID: IdRange = { above: 0, to: MAX_ID }

/** Reads the rows of a range from the highest id down; `read` gets the part that is left. */
export function pagesInRange<Row extends { id: number }>(
  { above, to }: IdRange,
  pageSize: number,
  read: (range: IdRange) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  return readPages(
    pageSize,
    (lastId: number | undefined) => read({ above, to: lastId === undefined ? to : lastId - 1 }),
    idOf,
  )
}

/** Splits a long list, since an engine takes only so many values in a statement. */
export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}

/** The cursor of rows that are read by their id. */
export function idOf({ id }: { id: number }): number {
  return id
}
