import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as letters from '#domain/mail/letter-rows.server.ts'
import { removeAll } from '#storage/files/remove-all.ts'

import { keyOf } from './enquiries.server.ts'
import * as rows from './enquiry-rows.server.ts'
import type { Erased } from './person.ts'

const BATCH = 100

type Erasing = Pick<App, 'db' | 'files' | 'clock' | 'by'>

/** Removes all enquiries of a person for good, with their letters and private photos. */
export function erase(app: Erasing, ids: number[]): Promise<Erased> {
  return app.db.transaction().execute(async (tx) => {
    const erased = await remove({ ...app, db: tx }, ids)
    await audit.record(tx, app, { what: 'person-erased', note: `${erased.enquiries}` })
    return erased
  })
}

/** Removes what came longer ago than enquiries are kept, whether it was handled or not. */
export async function purge(app: Erasing, keptMs: number): Promise<number> {
  const before = new Date(app.clock.now().getTime() - keptMs).toISOString()
  let purged = 0
  for (;;) {
    const ids = await rows.idsBefore(app.db, before, BATCH)
    if (ids.length === 0) return purged
    await app.db.transaction().execute(async (tx) => {
      const { enquiries } = await remove({ ...app, db: tx }, ids)
      await audit.record(tx, app, { what: 'enquiries-purged', note: `${enquiries}` })
      purged += enquiries
    })
  }
}

/** Inside the caller's transaction. */
async function remove({ db, files }: Erasing, ids: number[]): Promise<Erased> {
  await rows.queueForPhotos(db)
  const removed: Awaited<ReturnType<typeof rows.remove>> = []
  for (let at = 0; at < ids.length; at += BATCH)
    removed.push(...(await rows.remove(db, ids.slice(at, at + BATCH))))
  const written = removed.flatMap(({ letter_id }) => letter_id ?? [])
  for (let at = 0; at < written.length; at += BATCH)
    await letters.remove(db, written.slice(at, at + BATCH))
  // A photo is stored once, however many enquiries it came with.
  const used = new Set(namesIn(await rows.photoLists(db)))
  const unused = [...new Set(namesIn(removed.map(({ photos }) => photos)))].filter(
    (name) => !used.has(name),
  )
  await removeAll(files, unused.map(keyOf))
  return { enquiries: removed.length, letters: written.length, photos: unused.length }
}

function namesIn(lists: string[]): string[] {
  return lists.flatMap((list) => JSON.parse(list) as string[])
}
