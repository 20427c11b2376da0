import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { emptyFolderIn, S3_SERVERS, startS3, type RunningS3 } from '#test/s3.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

import { diskFiles } from './disk.ts'
import { removeAll, type FileStore } from './file-store.ts'
import { readS3Address } from './s3-address.ts'
import { s3Files } from './s3.ts'

const buckets = new Map<string, RunningS3>()

beforeAll(async () => {
  for (const name of S3_SERVERS) buckets.set(name, await startS3(name))
}, 120_000)

afterAll(async () => {
  for (const bucket of buckets.values()) await bucket.stop()
})

/** The contract of all file stores. */
describe.each([
  ['disk', disk],
  ...S3_SERVERS.map((name): [string, () => FileStore] => [name, () => inBucketOf(name)]),
])('files on %s', (_name, open) => {
  test('a stored file is found with its content', async () => {
    const files = open()
    await files.put('photos/a.jpg', Buffer.from('hello'))
    const file = await files.find('photos/a.jpg')
    expect(file?.size).toBe(5)
    expect((await file?.read())?.toString()).toBe('hello')
  })

  test('a file tells when it was stored', async () => {
    const files = open()
    expect(await files.modifiedAt('photos/a.jpg')).toBeNull()
    await files.put('photos/a.jpg', Buffer.from('hello'))
    const age = Date.now() - Number(await files.modifiedAt('photos/a.jpg'))
    expect(Math.abs(age)).toBeLessThan(60_000)
  })

  test('a range of a file can be read', async () => {
    const files = open()
    await files.put('photos/a.jpg', Buffer.from('hello'))
    const file = await files.find('photos/a.jpg')
    expect(file && (await text(file.stream({ start: 1, end: 3 })))).toBe('ell')
    expect(file && (await text(file.stream()))).toBe('hello')
  })

  test('a large file, and any range of it, can be read', async () => {
    const files = open()
    const bytes = Buffer.from(Array.from({ length: 1_500_000 }, (_, at) => (at * 31) >> 7))
    await files.put('brochures/a.pdf', bytes)
    const file = await files.find('brochures/a.pdf')
    expect(file?.size).toBe(bytes.length)
    expect((await file?.read())?.equals(bytes)).toBe(true)
    for (const [start, end] of [
      [0, 0],
      [500_000, 600_000],
      [524_287, 524_288],
      [1_200_000, bytes.length - 1],
    ] as const)
      expect(file && (await buffer(file.stream({ start, end })))).toEqual(
        bytes.subarray(start, end + 1),
      )
  })

  test('storing a key again replaces its content', async () => {
    const files = open()
    await files.put('photos/a.jpg', Buffer.from('one'))
    await files.put('photos/a.jpg', Buffer.from('two!'))
    expect((await (await files.find('photos/a.jpg'))?.read())?.toString()).toBe('two!')
  })

  test('a missing key is null, and can be removed', async () => {
    const files = open()
    expect(await files.find('photos/none.jpg')).toBeNull()
    expect(await files.has('photos/none.jpg')).toBe(false)
    await files.remove('photos/none.jpg')
  })

  test('a removed key no longer exists', async () => {
    const files = open()
    await files.put('photos/a.jpg', Buffer.from('x'))
    expect(await files.has('photos/a.jpg')).toBe(true)
    await files.remove('photos/a.jpg')
    expect(await files.find('photos/a.jpg')).toBeNull()
    expect(await files.has('photos/a.jpg')).toBe(false)
  })

  test('a folder is listed, and only that folder', async () => {
    const files = open()
    for (const key of ['photos/a.jpg', 'photos/b.jpg', 'variants/c.jpg'])
      await files.put(key, Buffer.from('x'))
    expect((await Array.fromAsync(files.list('photos'))).sort()).toEqual([
      'photos/a.jpg',
      'photos/b.jpg',
    ])
    expect(await Array.fromAsync(files.list('nothing'))).toEqual([])
  })

  test('a folder of more than a thousand files is listed completely, and emptied', async () => {
    const files = open()
    const keys = Array.from({ length: 1001 }, (_, at) => `variants/${at}.webp`).sort()
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => files.put(key, Buffer.from('x'))))
    expect((await Array.fromAsync(files.list('variants'))).sort()).toEqual(keys)
    await removeAll(files, keys)
    expect(await Array.fromAsync(files.list('variants'))).toEqual([])
  }, 60_000)

  test.each(['../a', 'photos/../../a', '/etc/passwd', 'photos/', 'photos', 'photos/.hidden', ''])(
    'the key %j is refused',
    async (key) => {
      const files = open()
      await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('Not a file key')
      await expect(files.find(key)).rejects.toThrow('Not a file key')
    },
  )
})

test('a write to disk leaves no other file', async () => {
  const folder = temporaryFolder()
  await diskFiles(folder).put('photos/a.jpg', Buffer.from('x'))
  expect(readdirSync(join(folder, 'photos'))).toEqual(['a.jpg'])
})

// Real buckets guarantee the same; the test servers do not.
test('writers of one key on disk never mix their bytes', async () => {
  const files = disk()
  const letters = 'abcdefgh'.split('')
  await Promise.all(
    letters.map((letter) => files.put('photos/a.jpg', Buffer.from(letter.repeat(100_000)))),
  )
  const bytes = await (await files.find('photos/a.jpg'))?.read()
  expect(new Set(bytes).size).toBe(1)
  expect(bytes?.length).toBe(100_000)
})

test('what others left in a folder on the disk is not listed', async () => {
  const root = temporaryFolder()
  const files = diskFiles(root)
  await files.put('photos/a.jpg', Buffer.from('a'))
  writeFileSync(join(root, 'photos/.DS_Store'), '')
  mkdirSync(join(root, 'photos/thumbs'))
  expect(await Array.fromAsync(files.list('photos'))).toEqual(['photos/a.jpg'])
})

test('what a killed process left of a file on the disk is removed once it is old', async () => {
  const root = temporaryFolder()
  const files = diskFiles(root)
  await files.put('photos/a.jpg', Buffer.from('a'))
  const old = `photos/b.jpg.${randomUUID()}.part`
  const kept = [`photos/b.jpg.${randomUUID()}.part`, 'photos/film.mp4.part']
  for (const name of [old, ...kept]) writeFileSync(join(root, name), 'half')
  for (const name of [old, 'photos/film.mp4.part']) utimesSync(join(root, name), 1000, 1000)
  await files.removeUnfinished('photos', new Date(2_000_000))
  expect(
    readdirSync(join(root, 'photos'))
      .map((name) => `photos/${name}`)
      .sort(),
  ).toEqual(['photos/a.jpg', ...kept].sort())
  await files.removeUnfinished('nothing', new Date(2_000_000))
})

function disk(): FileStore {
  return diskFiles(temporaryFolder())
}

function inBucketOf(name: string): FileStore {
  return s3Files(readS3Address(emptyFolderIn(buckets.get(name)?.url ?? '')))
}
