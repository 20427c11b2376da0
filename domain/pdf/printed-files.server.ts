import { hash } from 'node:crypto'
import { basename } from 'node:path'

import type { App } from '#domain/app.ts'
import * as brandFiles from '#domain/brand/brand-files.server.ts'
import { makeFileOnce } from '#domain/generated-file.server.ts'
import * as photos from '#domain/photos/photos.server.ts'
import { NotFound } from '#domain/problem.ts'
import { removeAll, type StoredFile } from '#storage/files/file-store.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import {
  printedLogos,
  printedPhotos,
  type PhotosByName,
  type PrintContent,
} from './page-content.ts'

/** Raise this with every change of the design, so that stored files are made again. */
const DESIGN_VERSION = 6

const FOLDER = 'made'
const EXTENSION = { property: 'pdf', company: 'pdf', 'share-image': 'jpg', icon: 'icon' } as const
/** About a gigabyte in all. Whatever is removed beyond this can be made again. */
const MAX_FILES = { pdf: 400, jpg: 5000 }

type PrintingApp = Pick<App, 'db' | 'files' | 'imageWorker' | 'pdfWorker' | 'log'>

export interface PrintedFile extends StoredFile {
  /** A hash of the content and the design. */
  etag: string
}

/**
 * The stored brochure or share image, or a new one. Its name contains a hash of the content, so it
 * is made once for each version, whichever process is asked.
 *
 * @param subject Such as `property-12`; of several versions of one subject the old ones are removed.
 */
export async function printedFile(app: PrintingApp, subject: string, content: PrintContent) {
  const { key, etag } = nameFile(subject, content)
  const make = () => app.pdfWorker.make(content, () => readFiles(app, content))
  const file = (await findStored(app, key)) ?? (await makeFileOnce(app, key, make))
  return { ...file, etag }
}

/** The size in bytes of the stored file; null where it has not been made yet. */
export async function findSize(
  { files }: Pick<App, 'files'>,
  subject: string,
  content: PrintContent,
): Promise<number | null> {
  const file = await files.find(nameFile(subject, content).key)
  return file?.size ?? null
}

function nameFile(subject: string, content: PrintContent): { key: string; etag: string } {
  const version = JSON.stringify([DESIGN_VERSION, content])
  const etag = hash('sha256', version).slice(0, 24)
  return { key: `${FOLDER}/${subject}_${etag}.${EXTENSION[content.kind]}`, etag }
}

// While the store is unavailable, the file is made and served without being stored.
async function findStored({ files, log }: PrintingApp, key: string): Promise<StoredFile | null> {
  try {
    return await files.find(key)
  } catch (err) {
    if (storeUnavailable(err) === null) throw err
    log.warn({ err }, 'a printed file could not be looked up')
    return null
  }
}

// A photo whose file is missing is left out: the brochure is worth having without it.
async function readFiles(app: PrintingApp, content: PrintContent): Promise<PhotosByName> {
  const bytes = new Map<string, Uint8Array>()
  for (const src of printedLogos(content)) {
    const file = await brandFiles.open(app, basename(src)).catch(asMissing)
    if (file) bytes.set(src, await file.read())
    else app.log.warn({ file: src }, 'a logo could not be printed')
  }
  for (const name of printedPhotos(content)) {
    try {
      bytes.set(name, await (await photos.open(app, name)).read())
    } catch (err) {
      if (!(err instanceof NotFound)) throw err
      app.log.warn({ photo: name }, 'a photo could not be printed')
    }
  }
  return bytes
}

function asMissing(error: unknown): null {
  if (error instanceof NotFound) return null
  throw error
}

/**
 * Removes old versions, and files beyond the maximum number; returns how many. File names do not
 * show which version is the newest, so all versions of a subject go where there are several: the
 * next visitor has it made again.
 */
export async function removeOutdated({ files }: Pick<App, 'files'>): Promise<number> {
  const keys = await Array.fromAsync(files.list(FOLDER))
  const bySubject = Map.groupBy(keys, (key) => key.replace(/_[0-9a-f]+\./, '.'))
  const versions = [...bySubject.values()]
  const outdated = versions.filter((keys) => keys.length > 1).flat()
  const current = versions.filter((keys) => keys.length === 1).flat()
  const excess = (['pdf', 'jpg'] as const).flatMap((extension) =>
    current.filter((key) => key.endsWith(`.${extension}`)).slice(MAX_FILES[extension]),
  )
  const removed = [...outdated, ...excess]
  await removeAll(files, removed)
  return removed.length
}
