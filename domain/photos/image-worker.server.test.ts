import { execFileSync } from 'node:child_process'
import process, { kill, pid as sitePid } from 'node:process'

import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

import { WorkerCrashed } from '#domain/worker-process.server.ts'
import { Busy, Unsupported } from '#domain/problem.ts'
import { jpeg } from '#test/samples.ts'

import { openImageWorker, type ImageWorker } from './image-worker.server.ts'

const CRASHING_PROCESS = new URL('../../test/crashing-image-worker-process.ts', import.meta.url)

test('a photo is decoded again after the worker process crashed', async () => {
  const worker = openTestWorker()
  await worker.decode(await jpeg())
  const large = worker.decode(await jpeg({ width: 5000, height: 4000 }))
  for (const pid of processes()) kill(pid, 'SIGKILL')
  expect(await large).toMatchObject({ width: 2560, height: 2048 })
  expect(await worker.decode(await jpeg())).toMatchObject({ name: expect.any(String) as string })
})

test('a photo that crashes every process is refused, and the next is accepted', async () => {
  const worker = openTestWorker(CRASHING_PROCESS)
  const refusal: unknown = await worker.decode(Buffer.from('crash')).catch((why: unknown) => why)
  expect(refusal).toBeInstanceOf(Unsupported)
  expect(refusal).toMatchObject({
    message: 'This file is not a picture that can be read.',
    cause: expect.any(WorkerCrashed) as WorkerCrashed,
  })
  expect(await worker.decode(await jpeg())).toBe('decode')
  // The process that ran this job alone has ended.
  await expect.poll(() => processes().length).toBe(1)
})

test('where no process can be started, a photo may be sent again', async () => {
  const { execPath } = process
  process.execPath = '/nowhere/node'
  onTestFinished(() => void (process.execPath = execPath))
  await expect(openTestWorker().decode(await jpeg())).rejects.toThrow(Busy)
})

test('photos are resized and fingerprinted; a stored photo that cannot be read is a fault', async () => {
  const worker = openTestWorker()
  const photo = await jpeg({ width: 400, height: 200 })
  const small = await sharp(await worker.resize(photo, 160, 'webp')).metadata()
  expect(small).toMatchObject({ format: 'webp', width: 160 })
  const avif = await sharp(await worker.resize(photo, 160, 'avif')).metadata()
  expect(avif).toMatchObject({ format: 'heif', width: 160 })
  expect(await worker.fingerprint(photo)).toEqual({
    fingerprint: '',
    brightness: expect.any(Number) as number,
  })
  const notAPicture = Buffer.from('not a picture')
  for (const work of [
    () => worker.resize(notAPicture, 160, 'webp'),
    () => worker.fingerprint(notAPicture),
  ]) {
    const why: unknown = await work().catch((error: unknown) => error)
    expect(why).not.toBeInstanceOf(Unsupported)
    expect(why).toMatchObject({ message: expect.stringContaining('unsupported image') as string })
  }
  expect(processes()).toHaveLength(1)
})

test('a file that is not a picture is refused, and the next photo is accepted', async () => {
  const worker = openTestWorker()
  await expect(worker.decode(Buffer.from('no picture'))).rejects.toThrow(Unsupported)
  await expect(worker.decode(Buffer.from('no picture'))).rejects.toThrow(
    'This file is not a picture that can be read.',
  )
  expect(await worker.decode(await jpeg())).toMatchObject({ name: expect.any(String) as string })
})

test('a closed image worker leaves no process behind', async () => {
  const worker = openTestWorker()
  await worker.decode(await jpeg())
  expect(processes().length).toBeGreaterThan(0)
  worker.close()
  await expect.poll(() => processes()).toEqual([])
  await expect(worker.decode(await jpeg())).rejects.toThrow('closed')
})

test('a damaged photo is accepted or refused, and the next one is accepted', async () => {
  const worker = openTestWorker()
  const photo = await jpeg({ width: 300, height: 200 })
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, nth) =>
      worker.decode(damaged(photo, nth)).then(
        ({ width, height }) => (width > 0 && height > 0 ? 'accepted' : 'empty'),
        (error: unknown) => (error instanceof Unsupported ? 'refused' : String(error)),
      ),
    ),
  )
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'refused']))
  expect(await worker.decode(photo)).toMatchObject({ width: 300, height: 200 })
})

/** Changes some bytes, far from one another. `npm run reliability -- damaged-photos` does the same with zzuf. */
function damaged(photo: Buffer, nth: number): Buffer {
  const bytes = Buffer.from(photo)
  for (let at = nth * 7; at < bytes.length; at += 61 + nth * 13)
    bytes[at] = (bytes[at] ?? 0) ^ (nth + 1)
  return bytes
}

function openTestWorker(processModule?: URL): ImageWorker {
  otherProcesses = new Set(allProcesses())
  const worker = openImageWorker(processModule)
  onTestFinished(() => worker.close())
  return worker
}

let otherProcesses = new Set<number>()

/** The processes of the image worker that was opened last. */
function processes(): number[] {
  return allProcesses().filter((pid) => !otherProcesses.has(pid))
}

/** The processes of every image worker: those of earlier tests may still be ending. */
function allProcesses(): number[] {
  const output = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return output
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent]) => Number(parent) === sitePid)
    .filter((words) => words.some((word) => word.includes('image-worker-process')))
    .map(([pid]) => Number(pid))
}
