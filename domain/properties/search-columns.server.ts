import type { App } from '#domain/app.ts'

import * as rows from './search-column-rows.server.ts'
import { figuresOf } from './search-columns.ts'
import * as gaps from './backfill.server.ts'

/** Writes the figures that are missing; returns how many there were. */
export function backfillSearchColumns(app: Pick<App, 'db'>): Promise<number> {
  return gaps.fillGaps(app, async (tx, part) => {
    const page = await rows.withoutFigures(tx, part)
    if (page.length > 0)
      await rows.fill(
        tx,
        page.map((row) => ({ id: row.id, ...figuresOf(row), figures_of: row.updated_at })),
      )
    return page
  })
}
