import { createServer } from 'node:http'

import { expect, test } from 'vitest'

import { fairTurns } from './fair-turns.ts'

test('networks take turns, and one with many requests has eight of them started', async () => {
  const turns = fairTurns(createServer())
  const started: string[] = []
  const add = (network: string, count: number) =>
    Array.from({ length: count }, () => {
      const request = {}
      turns.add(request, network, () => started.push(network))
      return request
    })
  const [many] = [add('many', 20), add('other', 1), add('third', 1)]
  await expect.poll(() => started.length).toBe(10)
  expect(started.slice(0, 5)).toContain('other')
  expect(started.slice(0, 5)).toContain('third')
  expect(started.filter((network) => network === 'many')).toHaveLength(8)

  turns.end(many[0] ?? {})
  await expect.poll(() => started.length).toBe(11)
})

test('a client that leaves while it waits takes no turn', async () => {
  const turns = fairTurns(createServer())
  const started: number[] = []
  const requests = Array.from({ length: 10 }, (_, index) => {
    const request = {}
    turns.add(request, 'one', () => started.push(index))
    return request
  })
  await expect.poll(() => started.length).toBe(8)
  turns.end(requests[8] ?? {})
  turns.end(requests[0] ?? {})
  await expect.poll(() => started.at(-1)).toBe(9)
  expect(started).not.toContain(8)
})

test('what a proxy sends is started without counting', async () => {
  const turns = fairTurns(createServer())
  let started = 0
  for (let count = 0; count < 20; count++) turns.add({}, '127.0.0.1', () => started++)
  await expect.poll(() => started).toBe(20)
})
