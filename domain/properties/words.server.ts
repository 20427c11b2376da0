import { setImmediate as nextTurn } from 'node:timers/promises'

import type { App } from '#domain/app.ts'

import * as rows from './word-rows.server.ts'
import { wordsOf } from './words.ts'

const AT_ONCE = 500

/**
 * Writes the words of listings that came without, or were changed without: by a restored backup, or
 * by a process of an older version that serves beside this one. Returns how many there were.
 */
export async function fillGaps({ db }: Pick<App, 'db'>): Promise<number> {
  let filled = 0
  let after = 0
  for (;;) {
    const page = await rows.withoutWords(db, { limit: AT_ONCE, after })
    if (page.length > 0)
      await rows.fill(
        db,
        page.map((row) => ({ id: row.id, words: wordsOf(row), words_of: row.updated_at })),
      )
    filled += page.length
    if (page.length < AT_ONCE) return filled
    after = page.at(-1)?.id ?? after
    // SQLite answers at once; others get their turn between two pages.
    await nextTurn()
  }
}
