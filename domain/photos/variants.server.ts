import type { App } from '#domain/app.ts'
import type { FileStore, StoredFile } from '#storage/files/file-store.ts'
import { inMemory } from '#storage/files/in-memory.ts'
import { removeAll } from '#storage/files/remove-all.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import {
  FORMATS,
  variantName,
  WIDTHS,
  widthsOf,
  type Format,
  type Photo,
  type Variant,
} from './photo.ts'

type Making = Pick<App, 'files' | 'imageWorker' | 'log'>

/** Reads the photo that a variant is made of. */
export type ReadMaster = () => Promise<Buffer>

export interface OpenVariant extends StoredFile {
  type: string
  /** False while a smaller format is still being made; another answer will come. */
  final: boolean
}

/**
 * A photo in one width and format. WebP is made while the visitor waits, in a few hundredths of a
 * second. AVIF takes ten times as long: the first visitors get WebP in its place, and it is made
 * behind their backs.
 */
export async function openVariant(
  app: Making,
  master: ReadMaster,
  variant: Variant,
): Promise<OpenVariant> {
  const made = await app.files.find(keyOf(variant))
  if (made) return { ...made, type: `image/${variant.format}`, final: true }
  if (variant.format === 'avif') {
    makeLater(app, master, variant)
    return { ...(await openVariant(app, master, { ...variant, format: 'webp' })), final: false }
  }
  const file = await makeOnce(app, master, variant)
  return { ...file, type: `image/${variant.format}`, final: true }
}

export async function removeVariants(files: FileStore, photo: string): Promise<void> {
  const hash = photo.replace(/\.\w+$/, '')
  await removeAll(
    files,
    WIDTHS.flatMap((width) => FORMATS.map((format) => keyOf({ hash, width, format }))),
  )
}

/** Makes every variant that the photo is offered in, when nobody waits for anything: WebP first. */
export function prepareVariants(app: Making, master: ReadMaster, photo: Photo): void {
  const hash = photo.name.replace(/\.\w+$/, '')
  for (const format of ['webp', 'avif'] as const)
    for (const width of widthsOf(photo)) makeLater(app, master, { hash, width, format })
}

/** What is being made, and what is to be made when there is time. */
interface Orders {
  underWay: Map<string, Promise<StoredFile>>
  later: Record<Format, Map<string, () => Promise<unknown>>>
  working: boolean
  /** The photo that was read last: its next variant is mostly the next order. */
  onTheTable?: { hash: string; bytes: Promise<Buffer> } | undefined
}

const orders = new WeakMap<FileStore, Orders>()

function ordersFor(files: FileStore): Orders {
  const known = orders.get(files) ?? {
    underWay: new Map(),
    later: { webp: new Map(), avif: new Map() },
    working: false,
  }
  orders.set(files, known)
  return known
}

function makeLater(app: Making, master: ReadMaster, variant: Variant): void {
  const book = ordersFor(app.files)
  book.later[variant.format].set(keyOf(variant), async () => {
    if (await app.files.has(keyOf(variant))) return
    await makeOnce(app, () => fromTheTable(book, variant.hash, master), variant)
  })
  void workOff(app)
}

// One at a time: whoever waits for a photo finds a free hand in the darkroom.
async function workOff({ files, log }: Making): Promise<void> {
  const book = ordersFor(files)
  if (book.working) return
  book.working = true
  for (let order = next(book); order; order = next(book))
    await order().catch((err: unknown) => log.warn({ err }, 'a variant could not be made'))
  book.working = false
  book.onTheTable = undefined
}

function fromTheTable(book: Orders, hash: string, master: ReadMaster): Promise<Buffer> {
  if (book.onTheTable?.hash !== hash) book.onTheTable = { hash, bytes: master() }
  const { bytes } = book.onTheTable
  bytes.catch(() => (book.onTheTable = undefined))
  return bytes
}

function next({ later }: Orders): (() => Promise<unknown>) | undefined {
  for (const waiting of [later.webp, later.avif])
    for (const [key, order] of waiting) {
      waiting.delete(key)
      return order
    }
  return undefined
}

/** Makes a variant once, however many visitors ask for it at the same time. */
function makeOnce(app: Making, master: ReadMaster, variant: Variant): Promise<StoredFile> {
  const key = keyOf(variant)
  const { underWay } = ordersFor(app.files)
  const made = underWay.get(key) ?? make(app, master, variant).finally(() => underWay.delete(key))
  underWay.set(key, made)
  return made
}

async function make(
  { files, imageWorker, log }: Making,
  master: ReadMaster,
  variant: Variant,
): Promise<StoredFile> {
  const bytes = await imageWorker.resize(await master(), variant.width, variant.format)
  try {
    await files.put(keyOf(variant), bytes)
  } catch (err) {
    // It can be made again; a disk that is full keeps nobody from seeing it.
    if (storeUnavailable(err) === null) throw err
    log.warn({ err }, 'a variant could not be kept')
  }
  return inMemory(bytes)
}

function keyOf({ hash, width, format }: Variant): string {
  return `variants/${variantName(hash, width, format)}`
}
