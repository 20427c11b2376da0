import type { App } from '#domain/app.ts'
import { makeFileOnce } from '#domain/generated-file.server.ts'
import { removeAll, type FileStore, type StoredFile } from '#storage/files/file-store.ts'

import {
  FORMATS,
  variantName,
  WIDTHS,
  widthsOf,
  type Format,
  type Photo,
  type Variant,
} from './photo.ts'

type VariantApp = Pick<App, 'files' | 'imageWorker' | 'log'>

/** Reads the stored photo that a variant is made from. */
export type ReadOriginal = () => Promise<Buffer>

export interface OpenVariant extends StoredFile {
  type: string
  /** False while the requested format is still being made and another is served in its place. */
  final: boolean
}

/**
 * A photo in one width and format. WebP takes some hundredths of a second and is made while the
 * visitor waits. AVIF takes ten times as long: it is made in the background, and until then WebP is
 * served.
 */
export async function openVariant(
  app: VariantApp,
  readMaster: ReadOriginal,
  variant: Variant,
): Promise<OpenVariant> {
  const { format } = variant
  const existing = await app.files.find(keyOf(variant))
  if (!existing && format === 'avif') {
    makeInBackground(app, readMaster, variant)
    return { ...(await openVariant(app, readMaster, { ...variant, format: 'webp' })), final: false }
  }
  const file = existing ?? (await makeNow(app, readMaster, variant))
  return { ...file, type: `image/${format}`, final: true }
}

export async function removeVariants(files: FileStore, photo: string): Promise<void> {
  const hash = photo.replace(/\.\w+$/, '')
  await removeAll(
    files,
    WIDTHS.flatMap((width) => FORMATS.map((format) => keyOf({ hash, width, format }))),
  )
}

/** Makes every variant of the photo in the background, WebP first. */
export function prepareVariants(app: VariantApp, readMaster: ReadOriginal, photo: Photo): void {
  const hash = photo.name.replace(/\.\w+$/, '')
  for (const format of ['webp', 'avif'] as const)
    for (const width of widthsOf(photo)) makeInBackground(app, readMaster, { hash, width, format })
}

interface VariantQueue {
  waiting: Record<Format, Map<string, () => Promise<unknown>>>
  isRunning: boolean
  /** The last photo that was read: the next variant in the queue is mostly of the same photo. */
  lastMaster?: { hash: string; bytes: Promise<Buffer> } | undefined
}

const queues = new WeakMap<FileStore, VariantQueue>()

function queueOf(files: FileStore): VariantQueue {
  const waiting = { webp: new Map(), avif: new Map() }
  return queues.getOrInsert(files, { waiting, isRunning: false })
}

function makeInBackground(app: VariantApp, readMaster: ReadOriginal, variant: Variant): void {
  const queue = queueOf(app.files)
  queue.waiting[variant.format].set(keyOf(variant), async () => {
    if (await app.files.has(keyOf(variant))) return
    await makeNow(app, () => readCached(queue, variant.hash, readMaster), variant)
  })
  void runQueue(app)
}

// One at a time, so that the image worker has a free slot for a visitor who waits.
async function runQueue({ files, log }: VariantApp): Promise<void> {
  const queue = queueOf(files)
  if (queue.isRunning) return
  queue.isRunning = true
  for (let job = takeNext(queue); job; job = takeNext(queue))
    await job().catch((err: unknown) => log.warn({ err }, 'a variant could not be made'))
  queue.isRunning = false
  queue.lastMaster = undefined
}

function readCached(queue: VariantQueue, hash: string, readMaster: ReadOriginal): Promise<Buffer> {
  if (queue.lastMaster?.hash !== hash) queue.lastMaster = { hash, bytes: readMaster() }
  const { bytes } = queue.lastMaster
  bytes.catch(() => (queue.lastMaster = undefined))
  return bytes
}

function takeNext({ waiting }: VariantQueue): (() => Promise<unknown>) | undefined {
  for (const jobs of [waiting.webp, waiting.avif])
    for (const [key, job] of jobs) {
      jobs.delete(key)
      return job
    }
  return undefined
}

function makeNow(app: VariantApp, readMaster: ReadOriginal, variant: Variant): Promise<StoredFile> {
  return makeFileOnce(app, keyOf(variant), async () =>
    app.imageWorker.resize(await readMaster(), variant.width, variant.format),
  )
}

function keyOf({ hash, width, format }: Variant): string {
  return `variants/${variantName(hash, width, format)}`
}
