import type { App } from '#domain/app.ts'
import * as letters from '#domain/mail/letter-rows.server.ts'

import { keyOf } from './enquiries.server.ts'
import * as rows from './enquiry-rows.server.ts'
import type { Erased } from './person.ts'

const BATCH = 100

/** Removes enquiries for good, with their letters and private photos. */
export async function remove(app: Pick<App, 'db' | 'files'>, ids: number[]): Promise<Erased> {
  const total: Erased = { enquiries: 0, letters: 0, photos: 0 }
  for (let at = 0; at < ids.length; at += BATCH) {
    const erased = await removeBatch(app, ids.slice(at, at + BATCH))
    total.enquiries += erased.enquiries
    total.letters += erased.letters
    total.photos += erased.photos
  }
  return total
}

/** Removes what came longer ago than enquiries are kept, whether it was handled or not. */
export async function purge(
  app: Pick<App, 'db' | 'files' | 'clock'>,
  keptMs: number,
): Promise<Erased> {
  const before = new Date(app.clock.now().getTime() - keptMs).toISOString()
  return remove(app, await rows.idsBefore(app.db, before))
}

function removeBatch({ db, files }: Pick<App, 'db' | 'files'>, ids: number[]): Promise<Erased> {
  return db.transaction().execute(async (tx) => {
    await rows.queueForPhotos(tx)
    const removed = await rows.remove(tx, ids)
    const written = removed.flatMap(({ letter_id }) => letter_id ?? [])
    await letters.remove(tx, written)
    // A photo is stored once, however many enquiries it came with.
    const used = new Set(namesIn(await rows.photoLists(tx)))
    const unused = [...new Set(namesIn(removed.map(({ photos }) => photos)))].filter(
      (name) => !used.has(name),
    )
    for (const name of unused) await files.remove(keyOf(name))
    return { enquiries: removed.length, letters: written.length, photos: unused.length }
  })
}

function namesIn(lists: string[]): string[] {
  return lists.flatMap((list) => JSON.parse(list) as string[])
}
