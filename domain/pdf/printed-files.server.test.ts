import { expect, test } from 'vitest'

import * as media from '#domain/photos/photos.server.ts'
import { StoreTrouble } from '#storage/database/store-errors.ts'
import { jpeg } from '#test/samples.ts'
import { bareSheet, cardSheet, companySheet } from '#test/page-contents.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import { printedFile, sizeOf, removeOutdated } from './printed-files.server.ts'
import type { Photos, Sheet } from './page-content.ts'

test('what was made is kept under its subject and version, and not made again', async () => {
  const { app, printed } = await watched()
  const first = await printedFile(app, 'property-1', bareSheet)
  expect(first.etag).toMatch(/^[0-9a-f]{24}$/)
  expect(await kept(app)).toEqual([`made/property-1_${first.etag}.pdf`])
  const again = await printedFile(app, 'property-1', bareSheet)
  expect(again).toMatchObject({ etag: first.etag, size: first.size })
  expect(String(await again.read())).toBe('a listing')
  expect(printed).toHaveLength(1)
})

test('another word is another version', async () => {
  const { app, printed } = await watched()
  const one = await printedFile(app, 'property-1', bareSheet)
  const other = await printedFile(app, 'property-1', { ...bareSheet, title: 'Another' })
  expect(other.etag).not.toBe(one.etag)
  expect(printed).toHaveLength(2)
})

test('brochures are kept as PDF, cards as JPEG', async () => {
  const { app } = await watched()
  await printedFile(app, 'company', companySheet)
  await printedFile(app, 'post-1', { ...cardSheet, photo: null })
  expect((await kept(app)).map((key) => key.replace(/_[0-9a-f]+/, ''))).toEqual([
    'made/company.pdf',
    'made/post-1.jpg',
  ])
})

test('its size is known once it is made', async () => {
  const { app } = await watched()
  expect(await sizeOf(app, 'property-1', bareSheet)).toBeNull()
  await printedFile(app, 'property-1', bareSheet)
  expect(await sizeOf(app, 'property-1', bareSheet)).toBe('a listing'.length)
  expect(await sizeOf(app, 'property-2', bareSheet)).toBeNull()
  expect(await sizeOf(app, 'property-1', { ...bareSheet, title: 'Another' })).toBeNull()
})

test('visitors who ask at the same time have it made once', async () => {
  const { app, printed } = await watched()
  await Promise.all(Array.from({ length: 4 }, () => printedFile(app, 'property-1', bareSheet)))
  expect(printed).toHaveLength(1)
  await app.files.remove((await kept(app))[0] ?? '')
  await printedFile(app, 'property-1', bareSheet)
  expect(printed).toHaveLength(2)
})

test('it is printed with its photos, and without one whose file is gone', async () => {
  const { app, printed, told } = await watched()
  const photo = await media.receive(app, await jpeg(), 'administrator')
  const gone = `${'0'.repeat(32)}.jpg`
  await printedFile(app, 'property-1', { ...bareSheet, photos: [gone, photo.name] })
  expect(printed.map((photos) => [...photos.keys()])).toEqual([[photo.name]])
  expect(Buffer.from(printed[0]?.get(photo.name) ?? [])).toEqual(
    await (await media.open(app, photo.name)).read(),
  )
  expect(told).toEqual([[{ photo: gone }, 'a photo could not be printed']])
})

test('a photo that cannot be read for another reason is no photo less', async () => {
  const { app } = await watched()
  const photo = await media.receive(app, await jpeg(), 'administrator')
  const find: TestApp['files']['find'] = (key) =>
    key.startsWith('photos/') ? Promise.reject(new Error('a fault')) : app.files.find(key)
  const faulty = { ...app, files: { ...app.files, find } }
  const sheet = { ...bareSheet, photos: [photo.name] }
  await expect(printedFile(faulty, 'property-1', sheet)).rejects.toThrow('a fault')
  expect(await kept(app)).toEqual([])
})

test('while the store is away it is made and given all the same', async () => {
  const { app, told } = await watched()
  const err = new StoreTrouble('unreachable', 'away')
  const away = { ...app.files, find: () => Promise.reject(err), put: () => Promise.reject(err) }
  const made = await printedFile({ ...app, files: away }, 'property-1', bareSheet)
  expect(String(await made.read())).toBe('a listing')
  expect(told).toEqual([
    [{ err }, 'what was made could not be looked for'],
    [{ err }, 'what was made could not be kept'],
  ])
})

test('a fault of the store that is no trouble of its own is not passed over', async () => {
  const { app } = await watched()
  const fault = () => Promise.reject(new Error('a fault'))
  for (const files of [
    { ...app.files, find: fault },
    { ...app.files, put: fault },
  ])
    await expect(printedFile({ ...app, files }, 'property-1', bareSheet)).rejects.toThrow('a fault')
})

test('older versions are tidied away, and what there is once stays', async () => {
  const app = await testApp()
  const stays = ['made/property-1_aa.pdf', 'made/property-1_aa.jpg', 'made/property-11_aa.pdf']
  const goes = ['made/property-2_aa.pdf', 'made/property-2_bb.pdf']
  for (const key of [...stays, ...goes]) await app.files.put(key, Buffer.from('x'))
  expect(await removeOutdated(app)).toBe(2)
  expect(await kept(app)).toEqual(stays.toSorted())
  expect(await removeOutdated(app)).toBe(0)
})

test('four hundred brochures and five thousand cards are kept, and no more', async () => {
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

interface Watched {
  app: TestApp
  /** The photos of each sheet that was printed. */
  printed: Photos[]
  told: unknown[]
}

/** An app whose press is quick: what it makes only says what it is. */
async function watched(): Promise<Watched> {
  const app = await testApp()
  const [printed, told] = [new Array<Photos>(), new Array<unknown>()]
  const pdfWorker: TestApp['pdfWorker'] = {
    ...app.pdfWorker,
    async make(sheet: Sheet, readPhotos) {
      printed.push(await readPhotos())
      return Buffer.from(`a ${sheet.kind}`)
    },
  }
  const log = { ...app.log, warn: (...words: unknown[]) => void told.push(words) }
  return { app: { ...app, pdfWorker, log }, printed, told }
}

async function kept({ files }: Pick<TestApp, 'files'>): Promise<string[]> {
  return (await Array.fromAsync(files.list('made'))).toSorted()
}
