import { kill, pid as ours } from 'node:process'

import { expect, onTestFinished, test, vi } from 'vitest'

import type { TestJob, Told } from '#test/worker-process-fixture.ts'
import { jpeg } from '#test/samples.ts'

import {
  WorkerCrashed,
  startWorkerProcess,
  type WorkerProcess,
  type WorkerOptions,
} from './worker-process.server.ts'

test('works a step behind the site, in a process of its own that knows no settings', async () => {
  const hand = hireForTest()
  const told = await tell(hand)
  expect(told.pid).not.toBe(ours)
  expect(told.priority).toBe(5)
  expect([told.settings, told.options]).toEqual([[], []])
  expect(Buffer.from(told.bytes).toString(), 'bytes come as bytes').toBe('ink')
  expect((await tell(hand)).pid).toBe(told.pid)
  expect(hand.isThere()).toBe(true)
})

test('what it refuses and what it cannot do is told of each job, and it works on', async () => {
  const hand = hireForTest()
  const answers = await Promise.allSettled([
    hand.work('refuse'),
    hand.work('fail'),
    hand.work('tell'),
  ])
  expect(answers).toMatchObject([
    { reason: new Error('not this') },
    { reason: new Error('the ink is dry') },
    { status: 'fulfilled' },
  ])
  expect(hand.isThere()).toBe(true)
})

test('when it falls, every job under way is told, and it is not there any more', async () => {
  const hand = hireForTest()
  await tell(hand)
  const answers = await Promise.allSettled([hand.work('linger'), hand.work('fall')])
  for (const answer of answers)
    expect(answer).toMatchObject({ reason: expect.any(WorkerCrashed) as unknown })
  expect(hand.isThere()).toBe(false)
  await expect(hand.work('tell')).rejects.toThrow(WorkerCrashed)
})

test('one that takes too long over a job is ended; one that is in time is not', async () => {
  stopTheClock()
  const hand = hireForTest({ longestJobMs: 2000 })
  await tell(hand)
  vi.advanceTimersByTime(1500)
  const lingering = hand.work('linger')
  vi.advanceTimersByTime(1999)
  expect(hand.isThere()).toBe(true)
  await tell(hand)
  vi.advanceTimersByTime(1)
  await expect(lingering).rejects.toThrow(WorkerCrashed)
  expect(hand.isThere()).toBe(false)
})

test('leaves half a minute after its last job, and not while there is one', async () => {
  stopTheClock()
  const hand = hireForTest({ longestJobMs: 600_000 })
  await tell(hand)
  vi.advanceTimersByTime(29_999)
  const lingering = hand.work('linger')
  vi.advanceTimersByTime(60_000)
  await tell(hand)
  vi.advanceTimersByTime(60_000)
  expect(hand.isThere(), 'one job is under way').toBe(true)
  await expect(hand.work('fall')).rejects.toThrow(WorkerCrashed)
  await expect(lingering).rejects.toThrow(WorkerCrashed)

  const next = hireForTest()
  await tell(next)
  vi.advanceTimersByTime(29_999)
  expect(next.isThere()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(next.isThere()).toBe(false)
  await expect(next.work('tell')).rejects.toThrow(WorkerCrashed)
})

test('leaves when it is told to, and can be told twice', async () => {
  const hand = hireForTest()
  const { pid } = await tell(hand)
  hand.leave()
  hand.leave()
  expect(hand.isThere()).toBe(false)
  await expect.poll(() => isRunning(pid)).toBe(false)
})

test('after many jobs it takes no new one, ends those under way, and leaves', async () => {
  const hand = startWorkerProcess({
    module: new URL('photos/image-worker-process.server.ts', import.meta.url),
    longestJobMs: 60_000,
    mostJobs: 3,
    refusal: () => new Error('refused'),
  })
  const decode = async () => hand.work({ kind: 'decode', bytes: await jpeg() })
  await decode()
  expect(hand.isThere()).toBe(true)
  const last = [decode(), decode()]
  await expect.poll(() => hand.isThere()).toBe(false)
  for (const photo of await Promise.all(last)) expect(photo).toHaveProperty('width')
  await expect(decode()).rejects.toThrow('Channel closed')
})

function hireForTest(hiring: Partial<WorkerOptions> = {}): WorkerProcess<TestJob> {
  const hand = startWorkerProcess<TestJob>({
    module: new URL('../test/worker-process-fixture.ts', import.meta.url),
    longestJobMs: 60_000,
    refusal: () => new Error('not this'),
    ...hiring,
  })
  onTestFinished(() => hand.leave())
  return hand
}

function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

async function tell(hand: WorkerProcess<TestJob>): Promise<Told> {
  return (await hand.work('tell')) as Told
}

function isRunning(pid: number): boolean {
  try {
    return kill(pid, 0)
  } catch {
    return false
  }
}
