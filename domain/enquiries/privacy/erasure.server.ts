import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as letters from '#domain/mail/email-rows.server.ts'
import * as tours from '#domain/enquiries/tours/tours.server.ts'
import type { Database } from '#storage/database/database.ts'
import { removeAll } from '#storage/files/remove-all.ts'

import { FOLDER, keyOf } from '#domain/enquiries/enquiries.server.ts'
import * as rows from '#domain/enquiries/enquiry-rows.server.ts'
import type { Erased } from './person.ts'

const BATCH = 100

type Erasing = Pick<App, 'db' | 'files' | 'clock' | 'actor'>

/** Removes all enquiries of a person for good, with their letters and private photos. */
export async function erase(app: Erasing, ids: number[]): Promise<Erased> {
  const { photos, ...removed } = await app.db.transaction().execute(async (tx) => {
    const removed = await remove(tx, ids)
    await audit.record(tx, app, { what: 'person-erased', note: `${removed.enquiries}` })
    return removed
  })
  return { ...removed, photos: await removeUnused(app, photos) }
}

/** Removes what came longer ago than enquiries are kept, whether it was handled or not. */
export async function purge(app: Erasing, keptMs: number): Promise<number> {
  const before = new Date(app.clock.now().getTime() - keptMs).toISOString()
  let purged = 0
  for (;;) {
    const ids = await rows.idsBefore(app.db, before, BATCH)
    if (ids.length === 0) return purged
    const { enquiries, photos } = await app.db.transaction().execute(async (tx) => {
      const removed = await remove(tx, ids)
      await audit.record(tx, app, { what: 'enquiries-purged', note: `${removed.enquiries}` })
      return removed
    })
    await removeUnused(app, photos)
    purged += enquiries
  }
}

/** Removes the photos that a process has left which died while it erased or stored them. */
export async function sweep(app: Pick<App, 'db' | 'files'>): Promise<number> {
  const keys = await Array.fromAsync(app.files.list(FOLDER))
  return removeUnused(
    app,
    keys.map((key) => key.slice(FOLDER.length + 1)),
  )
}

/** Inside the caller's transaction. The photos may still be those of other enquiries. */
async function remove(tx: Database, ids: number[]) {
  const removed: Awaited<ReturnType<typeof rows.remove>> = []
  const written: number[] = []
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH)
    written.push(...(await tours.remove(tx, some)))
    removed.push(...(await rows.remove(tx, some)))
  }
  written.push(...removed.flatMap(({ letter_id }) => letter_id ?? []))
  for (let at = 0; at < written.length; at += BATCH)
    await letters.remove(tx, written.slice(at, at + BATCH))
  const photos = namesIn(removed.map((row) => row.photos))
  return { enquiries: removed.length, letters: written.length, photos }
}

// After the commit: whenever the process dies, no enquiry is left without a photo of its own. A photo
// is stored once, however many enquiries it came with.
async function removeUnused(
  { db, files }: Pick<App, 'db' | 'files'>,
  names: string[],
): Promise<number> {
  if (names.length === 0) return 0
  return db.transaction().execute(async (tx) => {
    await rows.queueForPhotos(tx)
    const unused = new Set(names).difference(new Set(namesIn(await rows.photoLists(tx))))
    await removeAll(files, [...unused].map(keyOf))
    return unused.size
  })
}

function namesIn(lists: string[]): string[] {
  return lists.flatMap((list) => JSON.parse(list) as string[])
}
