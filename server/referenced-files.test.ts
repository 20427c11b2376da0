import { expect, test } from 'vitest'

import * as photoStore from '#domain/photos/photos.server.ts'
import { fill } from '#test/full-site.ts'
import { jpeg } from '#test/samples.ts'
import { testApp } from '#test/test-app.ts'

import { matchesItsHash } from '#storage/files/file-store.ts'

import { referencedFiles } from './referenced-files.ts'

test('every upload is listed once, and nothing that can be made again', async () => {
  const app = await testApp()
  expect(await referencedFiles(app.db)).toEqual([])
  await fill(app)
  const { name } = await photoStore.receive(app, await jpeg({ width: 200 }), 'administrator')
  await photoStore.open(app, name.replace('.jpg', '-160.webp'))
  const there = (folder: string) => Array.fromAsync(app.files.list(folder))
  expect(await there('variants')).toHaveLength(1)
  expect((await referencedFiles(app.db)).toSorted()).toEqual(
    [
      ...(await there('photos')),
      ...(await there('enquiries')),
      ...(await there('brochures')),
      ...(await there('brand')),
    ].toSorted(),
  )
})

test('a file matches where its name begins the hash of its content', () => {
  const sum = '0123456789abcdef'.repeat(4)
  expect(matchesItsHash('photos/0123456789abcdef.jpg', sum)).toBe(true)
  expect(matchesItsHash('photos/0123456789abcdee.jpg', sum)).toBe(false)
  expect(matchesItsHash('photos/123456789abcdef.jpg', sum)).toBe(false)
})
