import type { ExpressionBuilder } from 'kysely'

import type { App } from '#domain/app.ts'
import { countRows } from '#domain/count-rows.server.ts'
import { DAY_MS, isoAfter } from '#domain/iso-time.ts'
import { NotFound, TooMany } from '#domain/problem.ts'
import * as settings from '#domain/settings/settings.server.ts'
import type { Database } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/tables.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import type { ImageWorker } from './image-worker.server.ts'
import { cleanFileName, isPhotoName, readVariantName, type Photo } from './photo.ts'
import {
  openVariant,
  prepareVariants,
  removeVariants,
  type ReadOriginal,
} from './variants.server.ts'
import * as withheldPhotos from './withheld-photos.server.ts'

const FOLDER = 'photos'
// A photo with no `approved_at` is in quarantine.
const MAX_PHOTOS_IN_QUARANTINE = 500
const QUARANTINE_MS = DAY_MS
const REMOVAL_BATCH_SIZE = 50

export type Uploader = 'administrator' | 'anyone' | 'demo'

/**
 * Stores a photo. One that comes without an administrator's token goes into quarantine: it is
 * removed after a day unless an administrator's write refers to it. Photos of the demo come from the
 * repository, and are stored as they are.
 */
export async function receive(
  { db, files, clock, imageWorker }: Pick<App, 'db' | 'files' | 'clock' | 'imageWorker'>,
  bytes: Buffer,
  uploader: Uploader,
  fileName = '',
): Promise<Photo> {
  const inQuarantine = db.selectFrom('photos').where('approved_at', 'is', null)
  if (uploader === 'anyone' && (await countRows(inQuarantine)) >= MAX_PHOTOS_IN_QUARANTINE)
    throw new TooMany('Too many photos are waiting. Please try again later.', 3600)
  const { bytes: decoded, ...photo } = await read(imageWorker, bytes, uploader)
  const created_at = clock.now().toISOString()
  const approved_at = uploader === 'anyone' ? null : created_at
  const file_name = cleanFileName(fileName)
  const key = fileKey(photo.name)
  await files.put(key, decoded)
  await db.transaction().execute(async (tx) => {
    await lockFiles(tx)
    // Before the lock, the end of an earlier quarantine may have removed the same file.
    if (!(await files.has(key))) await files.put(key, decoded)
    // An existing photo starts its quarantine again; one that has left quarantine stays out of it.
    await tx
      .insertInto('photos')
      .values({ ...photo, bytes: decoded.length, file_name, created_at, approved_at })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((old) => ({
          created_at,
          approved_at: old.fn.coalesce('photos.approved_at', old.val(approved_at)),
          ...(approved_at && { withheld_at: null }),
          ...(approved_at && file_name && { file_name }),
        })),
      )
      .execute()
  })
  return photo
}

async function read(imageWorker: ImageWorker, bytes: Buffer, uploader: Uploader) {
  if (uploader === 'demo') return imageWorker.describe(bytes)
  const from = uploader === 'administrator' ? 'administrators' : 'visitors'
  const { sourcePixels: _, ...decoded } = await imageWorker.decode(bytes, { from })
  return decoded
}

/** Makes every variant of a photo in the background, so that its first visitor need not wait. */
export function prepare(app: Pick<App, 'files' | 'imageWorker' | 'log'>, photo: Photo): void {
  prepareVariants(app, masterReader(app, photo.name), photo)
}

/**
 * Takes photos out of quarantine, and serves those that were withheld, inside the caller's
 * transaction. Returns the names that do not exist.
 */
export async function approve(
  db: Database,
  names: string[],
  approved_at: string,
): Promise<string[]> {
  const valid = names.filter(isPhotoName)
  if (valid.length === 0) return names
  await db
    .updateTable('photos')
    .set({ approved_at })
    .where('name', 'in', valid)
    .where('approved_at', 'is', null)
    .execute()
  await withheldPhotos.release(db, valid)
  const rows = await db.selectFrom('photos').select('name').where('name', 'in', valid).execute()
  const existing = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !existing.has(name))
}

/** The file keys of all photos, those in quarantine included. */
export async function fileKeys({ db }: Pick<App, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('photos').select('name').execute()
  return rows.map(({ name }) => fileKey(name))
}

/** What pages need to show these photos, by name. */
export async function describe({ db }: Pick<App, 'db'>, names: string[]) {
  const photos = await findMany(db, [...new Set(names)])
  return Object.fromEntries(photos.map((photo) => [photo.name, photo]))
}

/** What the files were called where they were uploaded from, by the names of the photos. */
export async function fileNames({ db }: Pick<App, 'db'>, names: string[]) {
  const valid = names.filter(isPhotoName)
  if (valid.length === 0) return {}
  const rows = await db
    .selectFrom('photos')
    .select(['name', 'file_name'])
    .where('name', 'in', valid)
    .where('file_name', '<>', '')
    .execute()
  return Object.fromEntries(rows.map(({ name, file_name }) => [name, file_name]))
}

async function findMany(db: Database, names: string[]): Promise<Photo[]> {
  const valid = names.filter(isPhotoName)
  if (valid.length === 0) return []
  return db
    .selectFrom('photos')
    .select(['name', 'width', 'height', 'placeholder'])
    .where('name', 'in', valid)
    .execute()
}

/**
 * The file of a name under `/uploads/`: a photo or one of its variants. A photo in quarantine is
 * served as it is: variants of it are not made, so none are left when it is removed.
 */
export async function open(app: Pick<App, 'db' | 'files' | 'imageWorker' | 'log'>, name: string) {
  const variant = readVariantName(name)
  const names = variant ? [`${variant.hash}.jpg`, `${variant.hash}.png`] : [name]
  const photo = names.every(isPhotoName) && (await findPhoto(app, names))
  if (!photo) throw new NotFound('file', name)
  const quarantined = photo.status !== 'approved'
  if (variant && photo.status !== 'quarantined')
    return { ...(await openVariant(app, masterReader(app, photo.name), variant)), quarantined }
  return { ...(await openPhoto(app, photo.name)), final: !variant, quarantined }
}

/** The first of these names that is a photo. */
async function findPhoto({ db, files }: Pick<App, 'db' | 'files'>, names: string[]) {
  try {
    const photos = db
      .selectFrom('photos')
      .select(['name', 'approved_at'])
      .where('name', 'in', names)
      .where('withheld_at', 'is', null)
    const row = await photos.executeTakeFirst()
    if (!row) return null
    return {
      name: row.name,
      status: row.approved_at === null ? 'quarantined' : 'approved',
    } as const
  } catch (error) {
    if (storeUnavailable(error) !== 'unreachable') throw error
    // Cached pages are served while the database is unavailable, so their photos are too. Such a
    // photo may be in quarantine, so it is treated as if it were: no cache may keep it.
    for (const name of names)
      if (await files.has(fileKey(name))) return { name, status: 'unknown' } as const
    return null
  }
}

/** Removes photos that have been in quarantine for more than a day, and returns how many. */
export async function removeUnusedUploads(app: Pick<App, 'db' | 'files' | 'clock'>) {
  const before = isoAfter(app.clock.now(), -QUARANTINE_MS)
  await app.files.removeUnfinished(FOLDER, new Date(before))
  const isOver = (photo: ExpressionBuilder<Tables, 'photos'>) =>
    photo.and([photo('approved_at', 'is', null), photo('created_at', '<', before)])
  for (let removed = 0; ;) {
    // In batches: a transaction that removes many files would run into its timeout.
    const oldest = app.db
      .selectFrom('photos')
      .select('name')
      .where(isOver)
      .limit(REMOVAL_BATCH_SIZE)
    const photos = await app.db
      .deleteFrom('photos')
      .where('name', 'in', oldest)
      .where(isOver)
      .returning('name')
      .execute()
    const names = photos.map(({ name }) => name)
    await removeFiles(app, names)
    removed += photos.length
    if (photos.length < REMOVAL_BATCH_SIZE) return removed
  }
}

/** Removes these photos for good; the caller has checked that nothing refers to them. */
export async function discard(app: Pick<App, 'db' | 'files'>, names: string[]): Promise<void> {
  if (names.length > 0) await app.db.deleteFrom('photos').where('name', 'in', names).execute()
  await removeFiles(app, names)
}

// The rows are deleted first, so that a crash in between leaves no row without its file. A photo
// that was uploaded again meanwhile has a new row, and its file stays.
async function removeFiles({ db, files }: Pick<App, 'db' | 'files'>, names: string[]) {
  if (names.length === 0) return
  await db.transaction().execute(async (tx) => {
    await lockFiles(tx)
    const existing = new Set((await findMany(tx, names)).map(({ name }) => name))
    for (const name of names.filter((name) => !existing.has(name))) {
      await files.remove(fileKey(name))
      await removeVariants(files, name)
    }
  })
}

/**
 * Locks the files of photos to the end of the transaction, by writing a row: no file may be removed
 * that a new row refers to.
 */
function lockFiles(tx: Database): Promise<void> {
  return settings.write({ db: tx }, 'photo-files', '')
}

function masterReader(app: Pick<App, 'files'>, name: string): ReadOriginal {
  return async () => (await openPhoto(app, name)).read()
}

async function openPhoto({ files }: Pick<App, 'files'>, name: string) {
  const file = await files.find(fileKey(name))
  if (!file) throw new NotFound('file', name)
  return { ...file, type: name.endsWith('.png') ? 'image/png' : 'image/jpeg' }
}

export function fileKey(name: string): string {
  return `${FOLDER}/${name}`
}
