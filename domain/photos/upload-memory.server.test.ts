import { expect, test } from 'vitest'

import { TooMany } from '#domain/problem.ts'

import { createMemoryBudget } from './upload-memory.server.ts'

const administrator = { network: '192.0.2.1', isAdministrator: true }
const visitor = (network: string) => ({ network, isAdministrator: false })

test('a file is read as a whole', async () => {
  const memory = createMemoryBudget(10).open(administrator)
  expect(String(await memory.read(arriving('abc', 'def')))).toBe('abcdef')
})

test('a file without room is refused, and read when there is room again', async () => {
  const budget = createMemoryBudget(10)
  const first = budget.open(administrator)
  await first.read(arriving('abcdef'))
  const second = budget.open(administrator)
  await expect(second.read(arriving('abc', 'def'))).rejects.toMatchObject({
    message: 'Too many files are on their way at this moment. Please try again.',
    retryAfterSeconds: 5,
  })
  expect(String(await second.read(arriving('abc')))).toBe('abc')
  first.free()
  expect(String(await second.read(arriving('abcdef', 'g')))).toBe('abcdefg')
})

test('one network takes a third, all visitors two thirds, and administrators the rest', async () => {
  const budget = createMemoryBudget(9)
  const [first, same, other, third] = ['a', 'a', 'b', 'c'].map((network) =>
    budget.open(visitor(network)),
  )
  await first?.read(arriving('abc'))
  await expect(same?.read(arriving('d'))).rejects.toThrow(TooMany)
  await other?.read(arriving('def'))
  await expect(third?.read(arriving('g'))).rejects.toThrow(TooMany)
  await budget.open(administrator).read(arriving('ghi'))
  await expect(budget.open(administrator).read(arriving('j'))).rejects.toThrow(TooMany)
  first?.free()
  expect(String(await same?.read(arriving('abc')))).toBe('abc')
})

test('a file that is too large, or breaks off, leaves none of the memory used', async () => {
  const budget = createMemoryBudget(10)
  const memory = budget.open(administrator)
  await expect(memory.read(arriving('abcdef', 'ghijkl', 'm'))).rejects.toThrow(TooMany)
  await expect(memory.read(breakingOff('abcdef'))).rejects.toThrow('the connection was lost')
  memory.free()
  expect(String(await budget.open(administrator).read(arriving('abcdefghij')))).toBe('abcdefghij')
})

async function* arriving(...chunks: string[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield Buffer.from(chunk)
}

async function* breakingOff(chunk: string): AsyncGenerator<Buffer> {
  yield Buffer.from(chunk)
  throw new Error('the connection was lost')
}
