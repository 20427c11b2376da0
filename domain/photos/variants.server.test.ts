import { expect, test } from 'vitest'

import { jpeg } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as photos from './photos.server.ts'
import type { Photo } from './photo.ts'

test('concurrent requests make a variant once, and later ones find it stored', async () => {
  const { app, made, hash } = await recordingApp()
  const name = `${hash}-320.webp`
  await Promise.all(Array.from({ length: 4 }, () => photos.open(app, name)))
  expect(made).toEqual(['320 webp'])
  expect(await photos.open(app, name)).toMatchObject({ type: 'image/webp', final: true })
  expect(made).toEqual(['320 webp'])
})

test('a variant whose file is missing is made again', async () => {
  const { app, made, hash } = await recordingApp()
  await photos.open(app, `${hash}-160.webp`)
  await app.files.remove(`variants/${hash}-160.webp`)
  await photos.open(app, `${hash}-160.webp`)
  expect(made).toEqual(['160 webp', '160 webp'])
})

test('every WebP is made before the first AVIF, and the photo is read once for all of them', async () => {
  const { app, made, stored, read, photo } = await recordingApp()
  photos.prepare(app, photo)
  await expect.poll(() => stored.length).toBe(6)
  expect(made).toEqual(
    ['webp', 'avif'].flatMap((format) => [160, 320, 480].map((width) => `${width} ${format}`)),
  )
  expect(read).toEqual([`photos/${photo.name}`])
})

test('an existing variant is not made again', async () => {
  const { app, made, stored, photo, hash } = await recordingApp()
  await photos.open(app, `${hash}-320.webp`)
  photos.prepare(app, photo)
  await expect.poll(() => stored.length).toBe(6)
  expect(made.filter((each) => each === '320 webp')).toHaveLength(1)
})

test('a prepared photo does not stay in memory: it is read again the next time', async () => {
  const { app, stored, read, photo, hash } = await recordingApp()
  photos.prepare(app, photo)
  await expect.poll(() => stored.length).toBe(6)
  await app.files.remove(`variants/${hash}-160.webp`)
  photos.prepare(app, photo)
  await expect.poll(() => stored.length).toBe(7)
  expect(read).toHaveLength(2)
})

test('the variants of two photos are made from their own files', async () => {
  const { app, stored, read, photo } = await recordingApp()
  const other = await photos.receive(app, await jpeg({ width: 100, shade: 7 }), 'administrator')
  photos.prepare(app, photo)
  photos.prepare(app, other)
  await expect.poll(() => stored.length).toBe(8)
  expect(new Set(read)).toEqual(new Set([`photos/${photo.name}`, `photos/${other.name}`]))
})

test('a variant that cannot be made does not stop the others', async () => {
  const { app, stored, photo } = await recordingApp()
  const warnings: string[] = []
  const failing = {
    ...app,
    log: { ...app.log, warn: (_: object, what: string) => void warnings.push(what) },
    imageWorker: {
      ...app.imageWorker,
      resize: (...job: Parameters<TestApp['imageWorker']['resize']>) =>
        job[1] === 320 ? Promise.reject(new Error('no')) : app.imageWorker.resize(...job),
    },
  }
  photos.prepare(failing, photo)
  await expect.poll(() => stored.length).toBe(4)
  expect(warnings).toEqual(['a variant could not be made', 'a variant could not be made'])
  expect(stored.filter((key) => key.includes('-320'))).toEqual([])
})

test('a photo that could not be read is read again for its next variant', async () => {
  const { app, stored, photo, hash } = await recordingApp()
  let tries = 0
  const find: TestApp['files']['find'] = (key) =>
    key.startsWith('photos/') && ++tries === 1
      ? Promise.reject(new Error('a read that failed'))
      : app.files.find(key)
  const failingOnce = { ...app, files: { ...app.files, find } }
  photos.prepare(failingOnce, photo)
  await expect.poll(() => stored.length).toBe(5)
  expect(stored).not.toContain(`variants/${hash}-160.webp`)
  expect(tries).toBe(2)
})

test('an unexpected store error is not ignored', async () => {
  const { app, hash } = await recordingApp()
  const put = () => Promise.reject(new Error('not a file key'))
  const faulty = { ...app, files: { ...app.files, put } }
  await expect(photos.open(faulty, `${hash}-160.webp`)).rejects.toThrow('not a file key')
})

test('a full disk is logged', async () => {
  const { app, hash } = await recordingApp()
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  const warnings: unknown[] = []
  await photos.open(
    {
      ...app,
      files: { ...app.files, put: () => Promise.reject(full) },
      log: { ...app.log, warn: (...args: unknown[]) => void warnings.push(args) },
    },
    `${hash}-160.webp`,
  )
  expect(warnings).toEqual([[{ err: full }, 'a generated file could not be stored']])
})

test('the variants of a discarded photo are removed, and those of others stay', async () => {
  const { app, stored, photo } = await recordingApp()
  const other = await photos.receive(app, await jpeg({ shade: 7 }), 'administrator')
  const stays = `${other.name.replace('.jpg', '')}-160.webp`
  await photos.open(app, stays)
  photos.prepare(app, photo)
  await expect.poll(() => stored.length).toBe(7)
  await photos.discard(app, [photo.name])
  expect(await Array.fromAsync(app.files.list('variants'))).toEqual([`variants/${stays}`])
})

interface RecordingApp {
  app: TestApp
  photo: Photo
  hash: string
  /** The variants in the order in which they were made. */
  made: string[]
  /** The keys of the variants in the order in which they were stored. */
  stored: string[]
  /** The photos in the order in which their files were opened. */
  read: string[]
}

/** An app with a photo 400 pixels wide, which records what is made from it. */
async function recordingApp(): Promise<RecordingApp> {
  const app = await testApp()
  const [made, stored, read] = [new Array<string>(), new Array<string>(), new Array<string>()]
  const imageWorker: TestApp['imageWorker'] = {
    ...app.imageWorker,
    resize(master, width, format) {
      made.push(`${width} ${format}`)
      return app.imageWorker.resize(master, width, format)
    },
  }
  const find: TestApp['files']['find'] = (key) => {
    if (key.startsWith('photos/')) read.push(key)
    return app.files.find(key)
  }
  const put: TestApp['files']['put'] = async (key, bytes) => {
    await app.files.put(key, bytes)
    if (key.startsWith('variants/')) stored.push(key)
  }
  const photo = await photos.receive(app, await jpeg({ width: 400, height: 300 }), 'administrator')
  return {
    app: { ...app, imageWorker, files: { ...app.files, find, put } },
    photo,
    hash: photo.name.replace('.jpg', ''),
    made,
    stored,
    read,
  }
}
