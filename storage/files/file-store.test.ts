import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { describe, expect, test } from 'vitest'

import { temporaryFolder } from '#test/temporary-folder.ts'

import { diskFiles } from './disk.ts'
import type { FileStore } from './file-store.ts'

/** The contract that every store keeps. */
describe.each([['disk', disk]])('files on %s', (_name, open) => {
  test('what is put is found, whole', async () => {
    const files = open()
    await files.put('photos/a.jpg', Buffer.from('hello'))
    const file = await files.find('photos/a.jpg')
    expect(file?.size).toBe(5)
    expect((await file?.read())?.toString()).toBe('hello')
  })

  test('a part of a file can be read', async () => {
    const files = open()
    await files.put('photos/a.jpg', Buffer.from('hello'))
    const file = await files.find('photos/a.jpg')
    expect(file && (await text(file.stream({ start: 1, end: 3 })))).toBe('ell')
    expect(file && (await text(file.stream()))).toBe('hello')
  })

  test('a key that is put again holds the new bytes', async () => {
    const files = open()
    await files.put('photos/a.jpg', Buffer.from('one'))
    await files.put('photos/a.jpg', Buffer.from('two!'))
    expect((await (await files.find('photos/a.jpg'))?.read())?.toString()).toBe('two!')
  })

  test('what is not there is null, and removing it is no fault', async () => {
    const files = open()
    expect(await files.find('photos/none.jpg')).toBeNull()
    await files.remove('photos/none.jpg')
  })

  test('a removed key is gone', async () => {
    const files = open()
    await files.put('photos/a.jpg', Buffer.from('x'))
    await files.remove('photos/a.jpg')
    expect(await files.find('photos/a.jpg')).toBeNull()
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

  test.each(['../a', 'photos/../../a', '/etc/passwd', 'photos/', 'photos', 'photos/.hidden', ''])(
    'the key %j is refused',
    async (key) => {
      const files = open()
      await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('Not a file key')
      await expect(files.find(key)).rejects.toThrow('Not a file key')
    },
  )

  test('writers of one key never mix their bytes', async () => {
    const files = open()
    const letters = 'abcdefgh'.split('')
    await Promise.all(
      letters.map((letter) => files.put('photos/a.jpg', Buffer.from(letter.repeat(100_000)))),
    )
    const bytes = await (await files.find('photos/a.jpg'))?.read()
    expect(new Set(bytes).size).toBe(1)
    expect(bytes?.length).toBe(100_000)
  })
})

test('a write to disk leaves nothing but the file', async () => {
  const folder = temporaryFolder()
  await diskFiles(folder).put('photos/a.jpg', Buffer.from('x'))
  expect(readdirSync(join(folder, 'photos'))).toEqual(['a.jpg'])
})

function disk(): FileStore {
  return diskFiles(temporaryFolder())
}
