import { expect, test } from 'vitest'

import { TooMany } from '#domain/problem.ts'

import { uploadMemory, createMemoryBudget } from './upload-memory.server.ts'

test('a file is passed on as a whole', async () => {
  const budget = createMemoryBudget(10)
  expect(await budget.hold(arriving('abc', 'def'), (bytes) => Promise.resolve(String(bytes)))).toBe(
    'abcdef',
  )
})

test('an upload without room is refused, and accepted when there is room again', async () => {
  const budget = createMemoryBudget(10)
  const { promise: end, resolve: release } = Promise.withResolvers<void>()
  const slow = budget.hold(arriving('abcdef'), () => end)
  await expect(budget.hold(arriving('abc', 'def'), fine)).rejects.toThrow(TooMany)
  await expect(budget.reserve(5, fine)).rejects.toThrow(TooMany)
  expect(await budget.hold(arriving('abc'), fine)).toBe('fine')
  expect(await budget.reserve(4, fine)).toBe('fine')
  release()
  await slow
  expect(await budget.hold(arriving('abcdef', 'ghij'), fine)).toBe('fine')
})

test('a refusal says to try again in five seconds', async () => {
  await expect(createMemoryBudget(1).reserve(2, fine)).rejects.toMatchObject({
    message: 'Too many files are on their way at this moment. Please try again.',
    retryAfterSeconds: 5,
  })
})

test('the site has room for 192 MB, and no more', async () => {
  expect(await uploadMemory.reserve(192 * 1024 * 1024, fine)).toBe('fine')
  await expect(uploadMemory.reserve(192 * 1024 * 1024 + 1, fine)).rejects.toThrow(TooMany)
})

test('a file larger than the budget leaves none of it used', async () => {
  const budget = createMemoryBudget(10)
  await expect(budget.hold(arriving('abcdef', 'ghijkl', 'm'), fine)).rejects.toThrow(TooMany)
  expect(await budget.reserve(10, fine)).toBe('fine')
})

test('an upload that fails frees its memory', async () => {
  const budget = createMemoryBudget(10)
  const fail = () => Promise.reject(new Error('not a picture'))
  await expect(budget.hold(arriving('abcdef'), fail)).rejects.toThrow('not a picture')
  await expect(budget.reserve(10, fail)).rejects.toThrow('not a picture')
  expect(await budget.reserve(10, fine)).toBe('fine')
})

function fine(): Promise<string> {
  return Promise.resolve('fine')
}

async function* arriving(...chunks: string[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield Buffer.from(chunk)
}
