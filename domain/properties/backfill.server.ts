import { setImmediate as nextTurn } from 'node:timers/promises'

import type { App } from '#domain/app.ts'
import type { Database } from '#storage/database/database.ts'

import type { PropertyId } from './property.ts'

const AT_ONCE = 500

interface Part {
  limit: number
  after: PropertyId
}

interface Filled {
  id: PropertyId
}

/** Fills so many after an id, and tells which they were. */
type FillSome = (tx: Database, part: Part) => Promise<Filled[]>

/**
 * Writes what the search reads of listings that came without it, or were changed without it: by a
 * restored backup, or by a process of an older version that serves beside this one. Returns how many
 * there were.
 */
export async function fillGaps({ db }: Pick<App, 'db'>, fillSome: FillSome): Promise<number> {
  let filled = 0
  let after: PropertyId | undefined = 0
  while (after !== undefined) {
    const part: Part = { limit: AT_ONCE, after }
    const some: Filled[] = await db.transaction().execute((tx) => fillSome(tx, part))
    filled += some.length
    after = some.length < AT_ONCE ? undefined : some.at(-1)?.id
    // SQLite answers at once; others get their turn between two pages.
    await nextTurn()
  }
  return filled
}
