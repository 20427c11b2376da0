import { setImmediate as nextTurn } from 'node:timers/promises'

import type { App } from '#domain/app.ts'

import * as rows from './figure-rows.server.ts'
import { figuresOf } from './figures.ts'
import type { PropertyId } from './property.ts'

const AT_ONCE = 500

/**
 * Writes the figures of listings that came without, or were changed without: by a restored backup, or
 * by a process of an older version that serves beside this one. Returns how many there were.
 */
export async function fillGaps(app: Pick<App, 'db'>): Promise<number> {
  let filled = 0
  let after: PropertyId | undefined = 0
  while (after !== undefined) {
    const last: PropertyId[] = await fillSome(app, after)
    filled += last.length
    after = last.length < AT_ONCE ? undefined : last.at(-1)
    // SQLite answers at once; others get their turn between two pages.
    await nextTurn()
  }
  return filled
}

function fillSome({ db }: Pick<App, 'db'>, after: PropertyId): Promise<PropertyId[]> {
  return db.transaction().execute(async (tx) => {
    const page = await rows.withoutFigures(tx, { limit: AT_ONCE, after })
    if (page.length > 0)
      await rows.fill(
        tx,
        page.map((row) => ({ id: row.id, ...figuresOf(row), figures_of: row.updated_at })),
      )
    return page.map(({ id }) => id)
  })
}
