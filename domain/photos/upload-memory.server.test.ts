import { expect, test } from 'vitest'

import { TooMany } from '#domain/problem.ts'

import { uploadMemory, roomFor } from './upload-memory.server.ts'

test('a file is handed on whole', async () => {
  const room = roomFor(10)
  expect(await room.hold(arriving('abc', 'def'), (bytes) => Promise.resolve(String(bytes)))).toBe(
    'abcdef',
  )
})

test('one who finds no room is refused, and served when there is', async () => {
  const room = roomFor(10)
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>()
  const slow = room.hold(arriving('abcdef'), () => end)
  await expect(room.hold(arriving('abc', 'def'), fine)).rejects.toThrow(TooMany)
  await expect(room.reserve(5, fine)).rejects.toThrow(TooMany)
  expect(await room.hold(arriving('abc'), fine)).toBe('fine')
  expect(await room.reserve(4, fine)).toBe('fine')
  letGo()
  await slow
  expect(await room.hold(arriving('abcdef', 'ghij'), fine)).toBe('fine')
})

test('who is refused is told to come again soon', async () => {
  await expect(roomFor(1).reserve(2, fine)).rejects.toMatchObject({
    message: 'Too many files are on their way at this moment. Please try again.',
    retryAfterSeconds: 5,
  })
})

test('a site has room for thirty photos of a telephone, and no more', async () => {
  expect(await uploadMemory.reserve(192 * 1024 * 1024, fine)).toBe('fine')
  await expect(uploadMemory.reserve(192 * 1024 * 1024 + 1, fine)).rejects.toThrow(TooMany)
})

test('a file that is too large for all the room leaves none of it taken', async () => {
  const room = roomFor(10)
  await expect(room.hold(arriving('abcdef', 'ghijkl', 'm'), fine)).rejects.toThrow(TooMany)
  expect(await room.reserve(10, fine)).toBe('fine')
})

test('what fails gives its room back', async () => {
  const room = roomFor(10)
  const fail = () => Promise.reject(new Error('not a picture'))
  await expect(room.hold(arriving('abcdef'), fail)).rejects.toThrow('not a picture')
  await expect(room.reserve(10, fail)).rejects.toThrow('not a picture')
  expect(await room.reserve(10, fine)).toBe('fine')
})

function fine(): Promise<string> {
  return Promise.resolve('fine')
}

async function* arriving(...chunks: string[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield Buffer.from(chunk)
}
