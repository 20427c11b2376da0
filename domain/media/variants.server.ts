import limit from 'p-limit'

import type { App } from '#domain/app.ts'
import type { FileStore, StoredFile } from '#storage/files/file-store.ts'

import { resized } from './decode.server.ts'
import { FORMATS, variantName, WIDTHS, type Variant } from './photo.ts'

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
  app: Pick<App, 'files' | 'log'>,
  master: StoredFile,
  variant: Variant,
): Promise<OpenVariant> {
  const made = await app.files.find(keyOf(variant))
  if (made) return { ...made, type: `image/${variant.format}`, final: true }
  if (variant.format === 'avif') {
    makeLater(app, master, variant)
    return { ...(await openVariant(app, master, { ...variant, format: 'webp' })), final: false }
  }
  const file = await makeOnce(app.files, master, variant)
  return { ...file, type: `image/${variant.format}`, final: true }
}

export async function removeVariants(files: FileStore, photo: string): Promise<void> {
  const hash = photo.replace(/\.\w+$/, '')
  for (const width of WIDTHS)
    for (const format of FORMATS) await files.remove(keyOf({ hash, width, format }))
}

const oneByOne = limit(1)

function makeLater(
  { files, log }: Pick<App, 'files' | 'log'>,
  master: StoredFile,
  variant: Variant,
): void {
  if (underWayIn(files).has(keyOf(variant))) return
  makeOnce(files, master, variant, oneByOne).catch((err: unknown) => {
    log.error({ err, photo: variant.hash }, 'a variant could not be made')
  })
}

const underWay = new WeakMap<FileStore, Map<string, Promise<StoredFile>>>()

function underWayIn(files: FileStore): Map<string, Promise<StoredFile>> {
  const known = underWay.get(files) ?? new Map<string, Promise<StoredFile>>()
  underWay.set(files, known)
  return known
}

/** Makes a variant once, however many visitors ask for it at the same time. */
function makeOnce(
  files: FileStore,
  master: StoredFile,
  variant: Variant,
  inTurn: (make: () => Promise<StoredFile>) => Promise<StoredFile> = (make) => make(),
): Promise<StoredFile> {
  const key = keyOf(variant)
  const making = underWayIn(files)
  const made =
    making.get(key) ??
    inTurn(() => make(files, key, master, variant)).finally(() => making.delete(key))
  making.set(key, made)
  return made
}

async function make(
  files: FileStore,
  key: string,
  master: StoredFile,
  { width, format }: Variant,
): Promise<StoredFile> {
  await files.put(key, await resized(await master.read(), width, format))
  const file = await files.find(key)
  if (!file) throw new Error(`${key} was written and is not there`)
  return file
}

function keyOf({ hash, width, format }: Variant): string {
  return `variants/${variantName(hash, width, format)}`
}
