import { expect, test } from 'vitest'

import { jpeg } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as media from './photos.server.ts'
import type { Photo } from './photo.ts'

test('visitors who ask at the same time have a variant made once, and the next find it made', async () => {
  const { app, made, hash } = await watched()
  const name = `${hash}-320.webp`
  await Promise.all(Array.from({ length: 4 }, () => media.open(app, name)))
  expect(made).toEqual(['320 webp'])
  expect(await media.open(app, name)).toMatchObject({ type: 'image/webp', final: true })
  expect(made).toEqual(['320 webp'])
})

test('a variant whose file is gone is made again', async () => {
  const { app, made, hash } = await watched()
  await media.open(app, `${hash}-160.webp`)
  await app.files.remove(`variants/${hash}-160.webp`)
  await media.open(app, `${hash}-160.webp`)
  expect(made).toEqual(['160 webp', '160 webp'])
})

test('every WebP is made before the first AVIF, and the photo is read once for all of them', async () => {
  const { app, made, kept, read, photo } = await watched()
  media.prepare(app, photo)
  await expect.poll(() => kept.length).toBe(6)
  expect(made).toEqual(['webp', 'avif'].flatMap((as) => [160, 320, 480].map((of) => `${of} ${as}`)))
  expect(read).toEqual([`photos/${photo.name}`])
})

test('what was prepared before is not made again', async () => {
  const { app, made, kept, photo, hash } = await watched()
  await media.open(app, `${hash}-320.webp`)
  media.prepare(app, photo)
  await expect.poll(() => kept.length).toBe(6)
  expect(made.filter((each) => each === '320 webp')).toHaveLength(1)
})

test('a photo that was prepared is not held: the next time it is read anew', async () => {
  const { app, kept, read, photo, hash } = await watched()
  media.prepare(app, photo)
  await expect.poll(() => kept.length).toBe(6)
  await app.files.remove(`variants/${hash}-160.webp`)
  media.prepare(app, photo)
  await expect.poll(() => kept.length).toBe(7)
  expect(read).toHaveLength(2)
})

test('of two photos each is made of itself', async () => {
  const { app, kept, read, photo } = await watched()
  const other = await media.receive(app, await jpeg({ width: 100, shade: 7 }), 'administrator')
  media.prepare(app, photo)
  media.prepare(app, other)
  await expect.poll(() => kept.length).toBe(8)
  expect(new Set(read)).toEqual(new Set([`photos/${photo.name}`, `photos/${other.name}`]))
})

test('one variant that cannot be made keeps no other from being made', async () => {
  const { app, kept, photo } = await watched()
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
  media.prepare(failing, photo)
  await expect.poll(() => kept.length).toBe(4)
  expect(warnings).toEqual(['a variant could not be made', 'a variant could not be made'])
  expect(kept.filter((key) => key.includes('-320'))).toEqual([])
})

test('a photo that could not be read once is read again for its next variant', async () => {
  const { app, kept, photo, hash } = await watched()
  let tries = 0
  const find: TestApp['files']['find'] = (key) =>
    key.startsWith('photos/') && ++tries === 1
      ? Promise.reject(new Error('a read that failed'))
      : app.files.find(key)
  const shaky = { ...app, files: { ...app.files, find } }
  media.prepare(shaky, photo)
  await expect.poll(() => kept.length).toBe(5)
  expect(kept).not.toContain(`variants/${hash}-160.webp`)
  expect(tries).toBe(2)
})

test('a fault of the store that is no trouble of its own is not passed over', async () => {
  const { app, hash } = await watched()
  const put = () => Promise.reject(new Error('not a file key'))
  const faulty = { ...app, files: { ...app.files, put } }
  await expect(media.open(faulty, `${hash}-160.webp`)).rejects.toThrow('not a file key')
})

test('a disk that is full is told of', async () => {
  const { app, hash } = await watched()
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  const told: unknown[] = []
  await media.open(
    {
      ...app,
      files: { ...app.files, put: () => Promise.reject(full) },
      log: { ...app.log, warn: (...words: unknown[]) => void told.push(words) },
    },
    `${hash}-160.webp`,
  )
  expect(told).toEqual([[{ err: full }, 'a variant could not be kept']])
})

test('all that was made of a photo goes with it, and of another nothing', async () => {
  const { app, kept, photo } = await watched()
  const other = await media.receive(app, await jpeg({ shade: 7 }), 'administrator')
  const stays = `${other.name.replace('.jpg', '')}-160.webp`
  await media.open(app, stays)
  media.prepare(app, photo)
  await expect.poll(() => kept.length).toBe(7)
  await media.discard(app, [photo.name])
  expect(await Array.fromAsync(app.files.list('variants'))).toEqual([`variants/${stays}`])
})

interface Watched {
  app: TestApp
  photo: Photo
  hash: string
  /** The variants in the order in which they were made. */
  made: string[]
  /** The keys of those that are in the store, in the order in which they came. */
  kept: string[]
  /** The photos in the order in which their files were opened. */
  read: string[]
}

/** A photo 400 pixels wide, in an app that tells what is made of it. */
async function watched(): Promise<Watched> {
  const app = await testApp()
  const [made, kept, read] = [new Array<string>(), new Array<string>(), new Array<string>()]
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
    if (key.startsWith('variants/')) kept.push(key)
  }
  const photo = await media.receive(app, await jpeg({ width: 400, height: 300 }), 'administrator')
  return {
    app: { ...app, imageWorker, files: { ...app.files, find, put } },
    photo,
    hash: photo.name.replace('.jpg', ''),
    made,
    kept,
    read,
  }
}
