import { createHash } from 'node:crypto'

import type { App } from '#domain/app.ts'
import * as media from '#domain/photos/photos.server.ts'
import { NotFound } from '#domain/problem.ts'
import type { FileStore, StoredFile } from '#storage/files/file-store.ts'
import { inMemory } from '#storage/files/in-memory.ts'
import { removeAll } from '#storage/files/remove-all.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import { photosOf, type Photos, type Sheet } from './page-content.ts'

/** Another design is another version: what was made in an older one is made again. */
const DESIGN = 2

const FOLDER = 'made'
const ENDING: Record<Sheet['kind'], string> = { listing: 'pdf', company: 'pdf', card: 'jpg' }
/** So many of them are kept, a gigabyte at most; all can be made again. */
const MOST_KEPT = { pdf: 400, jpg: 5000 }

export type Making = Pick<App, 'db' | 'files' | 'imageWorker' | 'pdfWorker' | 'log'>

export interface PrintedFile extends StoredFile {
  /** The version: of the words, the photos and the design. */
  etag: string
}

/**
 * What was made of a sheet, or is made now. It is kept under all that the sheet says, so that it is
 * made once for each version, whoever asks, in whichever process.
 *
 * @param subject What it is of, such as `property-12`, for tidying up.
 */
export async function printedFile(
  app: Making,
  subject: string,
  sheet: Sheet,
): Promise<PrintedFile> {
  const etag = versionOf(sheet)
  const key = `${FOLDER}/${subject}_${etag}.${ENDING[sheet.kind]}`
  const kept = await find(app, key)
  return { ...(kept ?? (await makeOnce(app, key, sheet))), etag }
}

/** How large what was made of a sheet is; null where it was not made yet. */
export async function sizeOf(
  { files }: Pick<App, 'files'>,
  subject: string,
  sheet: Sheet,
): Promise<number | null> {
  const kept = await files.find(`${FOLDER}/${subject}_${versionOf(sheet)}.${ENDING[sheet.kind]}`)
  return kept?.size ?? null
}

function versionOf(sheet: Sheet): string {
  const facts = JSON.stringify([DESIGN, sheet])
  return createHash('sha256').update(facts).digest('hex').slice(0, 24)
}

// A store that is away is no reason to show nothing: it can be made and given without being kept.
async function find({ files, log }: Making, key: string): Promise<StoredFile | null> {
  try {
    return await files.find(key)
  } catch (err) {
    if (storeUnavailable(err) === null) throw err
    log.warn({ err }, 'what was made could not be looked for')
    return null
  }
}

const underWay = new WeakMap<FileStore, Map<string, Promise<StoredFile>>>()

/** Makes it once, however many visitors ask for it at the same time. */
function makeOnce(app: Making, key: string, sheet: Sheet): Promise<StoredFile> {
  const orders = underWay.get(app.files) ?? new Map<string, Promise<StoredFile>>()
  underWay.set(app.files, orders)
  const made = orders.get(key) ?? make(app, key, sheet).finally(() => orders.delete(key))
  orders.set(key, made)
  return made
}

async function make(app: Making, key: string, sheet: Sheet): Promise<StoredFile> {
  const bytes = await app.pdfWorker.make(sheet, () => readPhotos(app, photosOf(sheet)))
  try {
    await app.files.put(key, bytes)
  } catch (err) {
    if (storeUnavailable(err) === null) throw err
    app.log.warn({ err }, 'what was made could not be kept')
  }
  return inMemory(bytes)
}

// A photo whose file is gone is left out: a brochure with one photo less is still a brochure.
async function readPhotos(app: Making, names: readonly string[]): Promise<Photos> {
  const photos = new Map<string, Uint8Array>()
  for (const name of names) {
    try {
      photos.set(name, await (await media.open(app, name)).read())
    } catch (err) {
      if (!(err instanceof NotFound)) throw err
      app.log.warn({ photo: name }, 'a photo could not be printed')
    }
  }
  return photos
}

/**
 * Removes what is of an older version, and what is beyond the number that is kept. Which of several
 * is the newest nobody knows, so all of them go; the next visitor has it made again.
 */
export async function removeOutdated({ files }: Pick<App, 'files'>): Promise<number> {
  const bySubject = new Map<string, string[]>()
  for await (const key of files.list(FOLDER)) {
    const subject = key.replace(/_[0-9a-f]+\./, '.')
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), key])
  }
  const several = [...bySubject.values()].filter((keys) => keys.length > 1).flat()
  const single = [...bySubject.values()].filter((keys) => keys.length === 1).flat()
  const beyond = (Object.keys(MOST_KEPT) as (keyof typeof MOST_KEPT)[]).flatMap((ending) =>
    single.filter((key) => key.endsWith(`.${ending}`)).slice(MOST_KEPT[ending]),
  )
  const removed = [...several, ...beyond]
  await removeAll(files, removed)
  return removed.length
}
