import { hash } from 'node:crypto'

import type { App } from '#domain/app.ts'
import { DAY_MS, isoAfter } from '#domain/iso-time.ts'
import { Invalid, NotFound, TooLarge, Unsupported } from '#domain/problem.ts'
import * as settings from '#domain/settings/settings.server.ts'
import type { Database } from '#storage/database/database.ts'
import type { StoredFile } from '#storage/files/file-store.ts'

import { brandFileNames, brandFileUrl, isBrandFileName, type BrandFile } from './brand-file.ts'
import { safeSvg } from './safe-svg.ts'

const MAX_SVG_BYTES = 200_000
const MAX_PNG_BYTES = 2_000_000
const MAX_PNG_PIXELS = 16_000_000
/** A file that no setting names is removed after a day. */
const UNUSED_MS = DAY_MS
const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex')

type Store = Pick<App, 'db' | 'files' | 'clock'>

/** Stores a logo: an SVG without anything but shapes, or a PNG that is encoded again. */
export async function receive(
  app: Store & Pick<App, 'imageWorker' | 'pdfWorker'>,
  bytes: Buffer,
): Promise<BrandFile> {
  const isPng = bytes.subarray(0, PNG_START.length).equals(PNG_START)
  const { name, content, width, height } = await (isPng ? readPng : readSvg)(app, bytes)
  const key = fileKey(name)
  await app.files.put(key, content)
  const created_at = app.clock.now().toISOString()
  await app.db.transaction().execute(async (tx) => {
    await lockFiles(tx)
    // Before the lock, the cleanup may have removed the same file.
    if (!(await app.files.has(key))) await app.files.put(key, content)
    await tx
      .insertInto('brand_files')
      .values({ name, width, height, created_at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at }))
      .execute()
  })
  return { src: brandFileUrl(name), width, height }
}

async function readPng({ imageWorker }: Pick<App, 'imageWorker'>, bytes: Buffer) {
  if (bytes.length > MAX_PNG_BYTES) throw new TooLarge('A PNG may have up to 2 MB.')
  const limits = { maxPixels: MAX_PNG_PIXELS, asPng: true }
  const { bytes: content, name, width, height } = await imageWorker.decode(bytes, limits)
  return { name, content, width, height }
}

async function readSvg({ pdfWorker }: Pick<App, 'pdfWorker'>, bytes: Buffer) {
  if (!/^\s*(\u{feff})?\s*</u.test(bytes.subarray(0, 100).toString()))
    throw new Unsupported('A logo is an SVG or a PNG.')
  if (bytes.length > MAX_SVG_BYTES) throw new TooLarge('An SVG may have up to 200 kB.')
  const { text, width, height } = safeSvg(bytes)
  const content = Buffer.from(text)
  await pdfWorker.assertDrawable(content)
  return { name: `${hash('sha256', content).slice(0, 32)}.svg`, content, width, height }
}

export async function open({ files }: Pick<App, 'files'>, name: string): Promise<StoredFile> {
  const stored = isBrandFileName(name) ? await files.find(fileKey(name)) : null
  if (!stored) throw new NotFound('file', name.slice(0, 60))
  return stored
}

/** Refuses settings that name a file which does not exist; in the transaction that saves them. */
export async function assertExist(tx: Database, value: unknown): Promise<void> {
  await lockFiles(tx)
  const names = brandFileNames(JSON.stringify(value))
  const existing = new Set((await listFiles(tx)).map(({ name }) => name))
  const missing = names.find((name) => !existing.has(name))
  if (missing)
    throw new Invalid({ [pathOf(value, brandFileUrl(missing))]: 'Please choose a file.' })
}

/** The keys of the files that any version of the settings names. */
export async function fileKeys({ db }: Pick<App, 'db'>): Promise<string[]> {
  return [...(await namedFiles(db))].map(fileKey)
}

/** Removes files that no version of the settings names any more, and returns how many. */
export async function removeUnused({ db, files, clock }: Store): Promise<number> {
  const before = isoAfter(clock.now(), -UNUSED_MS)
  return db.transaction().execute(async (tx) => {
    await lockFiles(tx)
    const named = await namedFiles(tx)
    const old = (await listFiles(tx)).filter(({ created_at }) => created_at < before)
    const unused = old.map(({ name }) => name).filter((name) => !named.has(name))
    for (const name of unused) {
      await tx.deleteFrom('brand_files').where('name', '=', name).execute()
      await files.remove(fileKey(name))
    }
    return unused.length
  })
}

async function listFiles(db: Database): Promise<{ name: string; created_at: string }[]> {
  return db.selectFrom('brand_files').select(['name', 'created_at']).execute()
}

async function namedFiles(db: Database): Promise<Set<string>> {
  const rows = await db
    .selectFrom('settings_versions')
    .select('value')
    .where('value', 'like', `%${brandFileUrl('')}%`)
    .execute()
  return new Set(rows.flatMap(({ value }) => brandFileNames(value)))
}

/** Where a text stands in a value: `partners.0.logo.src`. */
function pathOf(value: unknown, text: string): string {
  if (typeof value !== 'object' || value === null) return ''
  for (const [name, member] of Object.entries(value)) {
    if (member === text) return name
    const path = pathOf(member, text)
    if (path) return `${name}.${path}`
  }
  return ''
}

/** Until the transaction ends, no file is removed that a setting is about to name. */
function lockFiles(tx: Database): Promise<void> {
  return settings.write({ db: tx }, 'brand-files', '')
}

function fileKey(name: string): string {
  return `brand/${name}`
}
