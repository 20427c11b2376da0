import { expect, test } from 'vitest'

import * as photos from '#domain/photos/photos.server.ts'
import { StoreTrouble } from '#storage/database/store-errors.ts'
import { jpeg } from '#test/samples.ts'
import { minimalProperty, shareImage, company } from '#test/print-contents.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import { printedFile, sizeOf, removeOutdated } from './printed-files.server.ts'
import type { PhotosByName, PrintContent } from './page-content.ts'

test('a file is stored under its subject and version, and not made again', async () => {
  const { app, printed } = await recordingApp()
  const first = await printedFile(app, 'property-1', minimalProperty)
  expect(first.etag).toMatch(/^[0-9a-f]{24}$/)
  expect(await storedKeys(app)).toEqual([`made/property-1_${first.etag}.pdf`])
  const again = await printedFile(app, 'property-1', minimalProperty)
  expect(again).toMatchObject({ etag: first.etag, size: first.size })
  expect(String(await again.read())).toBe('a property')
  expect(printed).toHaveLength(1)
})

test('another text is another version', async () => {
  const { app, printed } = await recordingApp()
  const one = await printedFile(app, 'property-1', minimalProperty)
  const other = await printedFile(app, 'property-1', { ...minimalProperty, title: 'Another' })
  expect(other.etag).not.toBe(one.etag)
  expect(printed).toHaveLength(2)
})

test('brochures are stored as PDF, share images as JPEG', async () => {
  const { app } = await recordingApp()
  await printedFile(app, 'company', company)
  await printedFile(app, 'post-1', { ...shareImage, photo: null })
  expect((await storedKeys(app)).map((key) => key.replace(/_[0-9a-f]+/, ''))).toEqual([
    'made/company.pdf',
    'made/post-1.jpg',
  ])
})

test('the size is known once the file is made', async () => {
  const { app } = await recordingApp()
  expect(await sizeOf(app, 'property-1', minimalProperty)).toBeNull()
  await printedFile(app, 'property-1', minimalProperty)
  expect(await sizeOf(app, 'property-1', minimalProperty)).toBe('a property'.length)
  expect(await sizeOf(app, 'property-2', minimalProperty)).toBeNull()
  expect(await sizeOf(app, 'property-1', { ...minimalProperty, title: 'Another' })).toBeNull()
})

test('concurrent requests make the file once', async () => {
  const { app, printed } = await recordingApp()
  await Promise.all(
    Array.from({ length: 4 }, () => printedFile(app, 'property-1', minimalProperty)),
  )
  expect(printed).toHaveLength(1)
  await app.files.remove((await storedKeys(app))[0] ?? '')
  await printedFile(app, 'property-1', minimalProperty)
  expect(printed).toHaveLength(2)
})

test('a brochure is printed without a photo whose file is missing', async () => {
  const { app, printed, warnings } = await recordingApp()
  const photo = await photos.receive(app, await jpeg(), 'administrator')
  const missing = `${'0'.repeat(32)}.jpg`
  await printedFile(app, 'property-1', { ...minimalProperty, photos: [missing, photo.name] })
  expect(printed.map((printedPhotos) => [...printedPhotos.keys()])).toEqual([[photo.name]])
  expect(Buffer.from(printed[0]?.get(photo.name) ?? [])).toEqual(
    await (await photos.open(app, photo.name)).read(),
  )
  expect(warnings).toEqual([[{ photo: missing }, 'a photo could not be printed']])
})

test('another error while reading a photo is not ignored', async () => {
  const { app } = await recordingApp()
  const photo = await photos.receive(app, await jpeg(), 'administrator')
  const find: TestApp['files']['find'] = (key) =>
    key.startsWith('photos/') ? Promise.reject(new Error('a fault')) : app.files.find(key)
  const faulty = { ...app, files: { ...app.files, find } }
  const content = { ...minimalProperty, photos: [photo.name] }
  await expect(printedFile(faulty, 'property-1', content)).rejects.toThrow('a fault')
  expect(await storedKeys(app)).toEqual([])
})

test('while the store is unavailable the file is made and served all the same', async () => {
  const { app, warnings } = await recordingApp()
  const err = new StoreTrouble('unreachable', 'unavailable')
  const unavailable = {
    ...app.files,
    find: () => Promise.reject(err),
    put: () => Promise.reject(err),
  }
  const file = await printedFile({ ...app, files: unavailable }, 'property-1', minimalProperty)
  expect(String(await file.read())).toBe('a property')
  expect(warnings).toEqual([
    [{ err }, 'a printed file could not be looked up'],
    [{ err }, 'a generated file could not be stored'],
  ])
})

test('an unexpected store error is not ignored', async () => {
  const { app } = await recordingApp()
  const fault = () => Promise.reject(new Error('a fault'))
  for (const files of [
    { ...app.files, find: fault },
    { ...app.files, put: fault },
  ])
    await expect(printedFile({ ...app, files }, 'property-1', minimalProperty)).rejects.toThrow(
      'a fault',
    )
})

test('several versions of a subject are removed, and a single one stays', async () => {
  const app = await testApp()
  const stays = ['made/property-1_aa.pdf', 'made/property-1_aa.jpg', 'made/property-11_aa.pdf']
  const goes = ['made/property-2_aa.pdf', 'made/property-2_bb.pdf']
  for (const key of [...stays, ...goes]) await app.files.put(key, Buffer.from('x'))
  expect(await removeOutdated(app)).toBe(2)
  expect(await storedKeys(app)).toEqual(stays.toSorted())
  expect(await removeOutdated(app)).toBe(0)
})

test('at most 400 brochures and 5000 share images stay stored', async () => {
  const app = await testApp()
  const removed: string[] = []
  const keys = (count: number, ending: string) =>
    Array.from({ length: count }, (_, at) => `made/property-${at}_aa.${ending}`)
  const files: TestApp['files'] = {
    ...app.files,
    async *list() {
      yield* [...keys(402, 'pdf'), ...keys(5003, 'jpg')]
    },
    remove: (key) => Promise.resolve(void removed.push(key)),
  }
  expect(await removeOutdated({ files })).toBe(5)
  expect(removed).toEqual([...keys(402, 'pdf').slice(400), ...keys(5003, 'jpg').slice(5000)])
})

interface RecordingApp {
  app: TestApp
  /** The photos of each printed file. */
  printed: PhotosByName[]
  warnings: unknown[]
}

/** An app whose PDF worker returns a short text at once. */
async function recordingApp(): Promise<RecordingApp> {
  const app = await testApp()
  const [printed, warnings] = [new Array<PhotosByName>(), new Array<unknown>()]
  const pdfWorker: TestApp['pdfWorker'] = {
    ...app.pdfWorker,
    async make(content: PrintContent, readPhotos) {
      printed.push(await readPhotos())
      return Buffer.from(`a ${content.kind}`)
    },
  }
  const log = { ...app.log, warn: (...args: unknown[]) => void warnings.push(args) }
  return { app: { ...app, pdfWorker, log }, printed, warnings }
}

async function storedKeys({ files }: Pick<TestApp, 'files'>): Promise<string[]> {
  return (await Array.fromAsync(files.list('made'))).toSorted()
}
