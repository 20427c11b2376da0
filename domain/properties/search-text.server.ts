import type { App } from '#domain/app.ts'

import * as gaps from './backfill.server.ts'
import * as rows from './search-text-rows.server.ts'
import { wordsOf } from './search-text.ts'

/** Writes the words that are missing; returns how many there were. */
export function backfillSearchText(app: Pick<App, 'db'>): Promise<number> {
  return gaps.fillGaps(app, async (tx, part) => {
    const page = await rows.withoutWords(tx, part)
    if (page.length > 0)
      await rows.fill(
        tx,
        page.map((row) => ({ id: row.id, words: wordsOf(row), words_of: row.updated_at })),
      )
    return page
  })
}
