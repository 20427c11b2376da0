import { fork } from 'node:child_process'
import { once } from 'node:events'
import process, { kill, pid as sitePid } from 'node:process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

import { expect, onTestFinished, test, vi } from 'vitest'

import type { TestJob, WorkerReport } from '#test/worker-process-fixture.ts'
import { jpeg } from '#test/samples.ts'

import { Busy } from './problem.ts'
import {
  WorkerCrashed,
  startWorkerProcess,
  type WorkerProcess,
  type WorkerOptions,
} from './worker-process.server.ts'

const FIXTURE = new URL('../test/worker-process-fixture.ts', import.meta.url)

test('jobs run in another process, at lower priority and without environment variables', async () => {
  const worker = startTestWorker()
  const first = await report(worker)
  expect(first.pid).not.toBe(sitePid)
  expect(first.priority).toBe(5)
  expect([first.environment, first.options]).toEqual([[], []])
  expect(Buffer.from(first.bytes).toString(), 'bytes arrive as bytes').toBe('bytes')
  expect((await report(worker)).pid).toBe(first.pid)
  expect(worker.isAvailable()).toBe(true)
})

test('a refused job and a failed job reject by themselves, and the process goes on', async () => {
  const worker = startTestWorker()
  const results = await Promise.allSettled([
    worker.run('refuse'),
    worker.run('fail'),
    worker.run('report'),
  ])
  expect(results).toMatchObject([
    { reason: new Error('not this') },
    { reason: new Error('the job failed') },
    { status: 'fulfilled' },
  ])
  expect(worker.isAvailable()).toBe(true)
})

test('a crash rejects every running job, and the process is no longer available', async () => {
  const worker = startTestWorker()
  await report(worker)
  const results = await Promise.allSettled([worker.run('hang'), worker.run('crash')])
  for (const result of results)
    expect(result).toMatchObject({ reason: expect.any(WorkerCrashed) as unknown })
  expect(worker.isAvailable()).toBe(false)
  await expect(worker.run('report')).rejects.toThrow(WorkerCrashed)
})

test('a process that cannot be started rejects its jobs, and the site goes on', async () => {
  const { execPath } = process
  process.execPath = '/nowhere/node'
  onTestFinished(() => void (process.execPath = execPath))
  const worker = startTestWorker()
  await expect(worker.run('report')).rejects.toThrow(Busy)
  expect(worker.isAvailable()).toBe(false)
  await expect(worker.run('report')).rejects.toThrow(Busy)
})

test('the time of a job begins when the process has started', async () => {
  useFakeTimers()
  const worker = startTestWorker({ jobTimeoutMs: 2000 })
  const [first, hanging] = [report(worker), worker.run('hang')]
  vi.advanceTimersByTime(59_999)
  await first
  vi.advanceTimersByTime(1999)
  await report(worker)
  vi.advanceTimersByTime(1)
  await expect(hanging).rejects.toThrow(WorkerCrashed)
})

test('a process that takes a minute to start refuses its jobs as too much', async () => {
  useFakeTimers()
  const worker = startTestWorker()
  const waiting = worker.run('report')
  vi.advanceTimersByTime(60_000)
  await expect(waiting).rejects.toThrow(
    new Busy('The site has too much to do at this moment. Please try again.'),
  )
  expect(worker.isAvailable()).toBe(false)
})

test('a job that exceeds its timeout ends the process, and one in time does not', async () => {
  useFakeTimers()
  const worker = startTestWorker({ jobTimeoutMs: 2000 })
  await report(worker)
  vi.advanceTimersByTime(1500)
  const hanging = worker.run('hang')
  vi.advanceTimersByTime(1999)
  expect(worker.isAvailable()).toBe(true)
  await report(worker)
  vi.advanceTimersByTime(1)
  await expect(hanging).rejects.toThrow(WorkerCrashed)
  expect(worker.isAvailable()).toBe(false)
})

test('the process ends thirty seconds after its last job, and not during one', async () => {
  useFakeTimers()
  const worker = startTestWorker({ jobTimeoutMs: 600_000 })
  await report(worker)
  vi.advanceTimersByTime(29_999)
  const hanging = worker.run('hang')
  vi.advanceTimersByTime(60_000)
  await report(worker)
  vi.advanceTimersByTime(60_000)
  expect(worker.isAvailable(), 'one job is still running').toBe(true)
  await expect(worker.run('crash')).rejects.toThrow(WorkerCrashed)
  await expect(hanging).rejects.toThrow(WorkerCrashed)

  const next = startTestWorker()
  await report(next)
  vi.advanceTimersByTime(29_999)
  expect(next.isAvailable()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(next.isAvailable()).toBe(false)
  await expect(next.run('report')).rejects.toThrow(WorkerCrashed)
})

test('a stopped process ends, and can be stopped twice', async () => {
  const worker = startTestWorker()
  const { pid } = await report(worker)
  worker.stop()
  worker.stop()
  expect(worker.isAvailable()).toBe(false)
  await expect.poll(() => isRunning(pid)).toBe(false)
})

test('a process that finishes a job after the site has ended ends quietly', async () => {
  const child = fork(fileURLToPath(FIXTURE), { silent: true, serialization: 'advanced' })
  const exited = once(child, 'exit')
  child.send({ number: 0, job: 'slow' satisfies TestJob })
  child.disconnect()
  expect(child.stderr && (await text(child.stderr))).toBe('')
  expect(await exited).toEqual([0, null])
})

test('after its last job the process takes no new one, finishes the running ones, and ends', async () => {
  const worker = startWorkerProcess({
    module: new URL('photos/image-worker-process.server.ts', import.meta.url),
    jobTimeoutMs: 60_000,
    maxJobs: 3,
    refusal: () => new Error('refused'),
  })
  const decode = async () => worker.run({ kind: 'decode', bytes: await jpeg() })
  await decode()
  expect(worker.isAvailable()).toBe(true)
  const last = [decode(), decode()]
  await expect.poll(() => worker.isAvailable()).toBe(false)
  for (const photo of await Promise.all(last)) expect(photo).toHaveProperty('width')
  await expect(decode()).rejects.toThrow('Channel closed')
})

function startTestWorker(options: Partial<WorkerOptions> = {}): WorkerProcess<TestJob> {
  const worker = startWorkerProcess<TestJob>({
    module: FIXTURE,
    jobTimeoutMs: 60_000,
    refusal: () => new Error('not this'),
    ...options,
  })
  onTestFinished(() => worker.stop())
  return worker
}

function useFakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

async function report(worker: WorkerProcess<TestJob>): Promise<WorkerReport> {
  return (await worker.run('report')) as WorkerReport
}

function isRunning(pid: number): boolean {
  try {
    return kill(pid, 0)
  } catch {
    return false
  }
}
