import type { App } from '#domain/app.ts'
import type { DecodedPhoto } from '#domain/photos/decode.server.ts'
import { DAY_MS } from '#domain/iso-time.ts'
import * as settings from '#domain/settings/settings.server.ts'
import { isSameSite } from '#domain/settings/site-identity.server.ts'
import type { Database } from '#storage/database/database.ts'
import { removeAll } from '#storage/files/file-store.ts'

import * as rows from './enquiry-rows.server.ts'

// Apart from the public photos: nothing under /uploads leads to this folder.
const FOLDER = 'enquiries'

export function photoKey(name: string): string {
  return `${FOLDER}/${name}`
}

export async function store({ files }: Pick<App, 'files'>, photos: DecodedPhoto[]): Promise<void> {
  for (const photo of photos) await files.put(photoKey(photo.name), photo.bytes)
}

/**
 * Stores photos again that were erased with another enquiry since `store`. The lock, held until the
 * transaction ends, keeps erasures out.
 */
export async function storeMissing(tx: Database, app: Pick<App, 'files'>, photos: DecodedPhoto[]) {
  if (photos.length === 0) return
  await lockPhotos(tx)
  // At once: other enquiries with photos wait for the lock.
  const exist = await Promise.all(photos.map(({ name }) => app.files.has(photoKey(name))))
  await store(
    app,
    photos.filter((_, index) => !exist[index]),
  )
}

/**
 * Removes those photos that no enquiry uses. Call it after the enquiries' removal was committed:
 * if the process dies in between, no enquiry lacks a photo. One photo may belong to many enquiries.
 */
export async function removeUnused({ db, files }: Pick<App, 'db' | 'files'>, names: string[]) {
  if (names.length === 0) return 0
  return db.transaction().execute(async (tx) => {
    await lockPhotos(tx)
    const unused = new Set(names).difference(new Set(await rows.photoNames(tx)))
    await removeAll(files, [...unused].map(photoKey))
    return unused.size
  })
}

/** Younger photos stay, since a restored database may lack their enquiries for now. */
const MIN_UNUSED_AGE_MS = 7 * DAY_MS
/** With more unused photos than both limits, something else is wrong, and none is removed. */
const MAX_UNUSED_SHARE = 0.1
const FEW = 5

/** Removes photos left by a process that died while it stored or erased them. */
export async function removeAllUnused(app: Pick<App, 'db' | 'files' | 'clock' | 'log'>) {
  const before = new Date(app.clock.now().getTime() - MIN_UNUSED_AGE_MS)
  await app.files.removeUnfinished(FOLDER, before)
  const keys = await Array.fromAsync(app.files.list(FOLDER))
  const used = new Set(await fileKeys(app))
  const unused = keys.filter((key) => !used.has(key))
  if (unused.length === 0) return 0
  const counts = { unused: unused.length, of: keys.length }
  if (unused.length > Math.max(FEW, keys.length * MAX_UNUSED_SHARE)) {
    app.log.error(counts, 'so many private photos belong to no enquiry that none is removed')
    return 0
  }
  if (!(await isSameSite(app))) {
    app.log.error(counts, 'the private photos may be of another site, and none is removed')
    return 0
  }
  const old: string[] = []
  for (const key of unused) {
    const modifiedAt = await app.files.modifiedAt(key)
    if (modifiedAt && modifiedAt < before) old.push(key.slice(FOLDER.length + 1))
  }
  return removeUnused(app, old)
}

/** The keys of the photos of all sell requests. */
export async function fileKeys({ db }: Pick<App, 'db'>): Promise<string[]> {
  return (await rows.photoNames(db)).map(photoKey)
}

/**
 * A lock until the end of the transaction, for those that add or remove private photos: no file may
 * be removed that a new enquiry refers to.
 */
function lockPhotos(tx: Database): Promise<void> {
  return settings.write({ db: tx }, 'enquiry-photos', '')
}
