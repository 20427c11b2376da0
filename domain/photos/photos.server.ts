import type { App } from '#domain/app.ts'
import { NotFound, TooMany } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import type { DecodedPhoto } from './decode.server.ts'
import * as rows from './photo-rows.server.ts'
import { isPhotoName, readVariantName, type Photo, type Variant } from './photo.ts'
import {
  openVariant,
  prepareVariants,
  removeVariants,
  type OpenVariant,
  type ReadMaster,
} from './variants.server.ts'

const QUARANTINE_HOLDS = 500
const QUARANTINE_HOURS = 24
const REMOVED_AT_ONCE = 50

export type Uploader = 'administrator' | 'anyone'

/**
 * Takes a photo in. One that comes without an administrator's token waits in quarantine: it is
 * removed after a day unless an administrator's write refers to it.
 */
export async function receive(
  { db, files, clock, imageWorker }: Pick<App, 'db' | 'files' | 'clock' | 'imageWorker'>,
  bytes: Buffer,
  from: Uploader,
): Promise<Photo> {
  if (from === 'anyone') await assertRoomInQuarantine(db)
  const photo = await imageWorker.decode(bytes)
  const now = clock.now().toISOString()
  await files.put(keyOf(photo.name), photo.bytes)
  await db.transaction().execute(async (tx) => {
    await rows.queueForFiles(tx)
    // The same photo may just have left quarantine, file and all, since the line above.
    if (!(await files.has(keyOf(photo.name)))) await files.put(keyOf(photo.name), photo.bytes)
    await rows.put(tx, photo, { created_at: now, kept_at: from === 'administrator' ? now : null })
  })
  return described(photo)
}

/** Makes every size of a photo behind everyone's back, so that its first visitor need not wait. */
export function prepare(app: Pick<App, 'files' | 'imageWorker' | 'log'>, photo: Photo): void {
  prepareVariants(app, masterOf(app, photo.name), photo)
}

/** Keeps the photos for good, inside the caller's transaction; returns the names there are not. */
export async function keep(db: Database, names: string[], now: string): Promise<string[]> {
  const known = names.filter(isPhotoName)
  const there = known.length > 0 ? await rows.keep(db, known, now) : new Set<string>()
  return names.filter((name) => !there.has(name))
}

/** Where the files of all photos are, those in quarantine included. */
export async function fileKeys({ db }: Pick<App, 'db'>): Promise<string[]> {
  return (await rows.names(db)).map(keyOf)
}

/** What pages need to draw these photos, by name. */
export async function describe(
  { db }: Pick<App, 'db'>,
  names: string[],
): Promise<Record<string, Photo>> {
  const photos = await rows.describe(db, [...new Set(names)])
  return Object.fromEntries(photos.map((photo) => [photo.name, photo]))
}

export interface PublicFile extends OpenVariant {
  quarantined: boolean
}

/**
 * The file that stands under a name in `/uploads/`: a photo, or one of its variants. Of a photo in
 * quarantine nothing is made: it comes as it is, and leaves no trace when it goes.
 */
export async function open(
  app: Pick<App, 'db' | 'files' | 'imageWorker' | 'log'>,
  name: string,
): Promise<PublicFile> {
  const variant = readVariantName(name)
  const names = variant ? masterNames(variant) : [name]
  const photo = names.every(isPhotoName) && (await findPhoto(app, names))
  if (!photo) throw new NotFound('file', name)
  const quarantined = photo.standing !== 'kept'
  if (variant && photo.standing !== 'quarantined')
    return { ...(await openVariant(app, masterOf(app, photo.name), variant)), quarantined }
  return { ...(await openPhoto(app, photo.name)), final: !variant, quarantined }
}

interface FoundPhoto {
  name: string
  standing: 'kept' | 'quarantined' | 'unknown'
}

/** The first of these names under which a photo stands. */
async function findPhoto(
  { db, files }: Pick<App, 'db' | 'files'>,
  names: string[],
): Promise<FoundPhoto | null> {
  try {
    const row = await rows.find(db, names)
    if (!row) return null
    return { name: row.name, standing: row.kept_at === null ? 'quarantined' : 'kept' }
  } catch (error) {
    if (storeUnavailable(error) !== 'unreachable') throw error
    // Pages that are kept are shown while the database is away, and so are their photos. Whether
    // one is in quarantine is not known then, and nobody is to keep it.
    for (const name of names) if (await files.has(keyOf(name))) return { name, standing: 'unknown' }
    return null
  }
}

/** Removes what has waited in quarantine for longer than a day. */
export async function removeUnusedUploads(
  app: Pick<App, 'db' | 'files' | 'clock'>,
): Promise<number> {
  const before = new Date(app.clock.now().getTime() - QUARANTINE_HOURS * 3_600_000).toISOString()
  for (let removed = 0; ;) {
    // Some at a time: a transaction that waits for many files is cut off.
    const names = await rows.removeFromQuarantine(app.db, before, REMOVED_AT_ONCE)
    await removeFiles(app, names)
    removed += names.length
    if (names.length < REMOVED_AT_ONCE) return removed
  }
}

/** Removes these photos for good; the caller knows that nothing refers to them. */
export async function discard(app: Pick<App, 'db' | 'files'>, names: string[]): Promise<void> {
  await rows.remove(app.db, names)
  await removeFiles(app, names)
}

// After the rows: whenever the process dies, no row is left without its file. A photo that has come
// again meanwhile has a new row, and stays.
async function removeFiles(
  { db, files }: Pick<App, 'db' | 'files'>,
  names: string[],
): Promise<void> {
  if (names.length === 0) return
  await db.transaction().execute(async (tx) => {
    await rows.queueForFiles(tx)
    const there = new Set((await rows.describe(tx, names)).map(({ name }) => name))
    for (const name of names.filter((name) => !there.has(name))) {
      await files.remove(keyOf(name))
      await removeVariants(files, name)
    }
  })
}

async function assertRoomInQuarantine(db: Database): Promise<void> {
  if ((await rows.countInQuarantine(db)) >= QUARANTINE_HOLDS)
    throw new TooMany('Too many photos are waiting. Please try again later.', 3600)
}

function masterNames({ hash }: Variant): string[] {
  return [`${hash}.jpg`, `${hash}.png`]
}

function masterOf(app: Pick<App, 'files'>, name: string): ReadMaster {
  return async () => (await openPhoto(app, name)).read()
}

async function openPhoto({ files }: Pick<App, 'files'>, name: string) {
  const file = await files.find(keyOf(name))
  if (!file) throw new NotFound('file', name)
  return { ...file, type: name.endsWith('.png') ? 'image/png' : 'image/jpeg' }
}

function described({ name, width, height, placeholder }: DecodedPhoto): Photo {
  return { name, width, height, placeholder }
}

export function keyOf(name: string): string {
  return `photos/${name}`
}
