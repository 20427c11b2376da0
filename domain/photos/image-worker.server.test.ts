import { execFileSync } from 'node:child_process'
import { kill, pid as ours } from 'node:process'
import { setImmediate as nextTurn } from 'node:timers/promises'

import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

import { WorkerCrashed } from '#domain/worker-process.server.ts'
import { Unsupported } from '#domain/problem.ts'
import { jpeg } from '#test/samples.ts'

import { openImageWorker, type ImageWorker } from './image-worker.server.ts'

test('a photo comes through although the process it was decoded in fell', async () => {
  const darkroom = open()
  await darkroom.decode(await jpeg())
  const large = darkroom.decode(await jpeg({ width: 5000, height: 4000 }))
  for (const pid of processes()) kill(pid, 'SIGKILL')
  expect(await large).toMatchObject({ width: 2560, height: 2048 })
  expect(await darkroom.decode(await jpeg())).toMatchObject({ name: expect.any(String) as string })
})

test('a photo that fells every process it is decoded in is refused, and the next is taken', async () => {
  const darkroom = open()
  const felling = darkroom
    .decode(await jpeg({ width: 5000, height: 4000 }))
    .catch((why: unknown) => why)
  const refused = felling.then(() => 'refused')
  while ((await Promise.race([refused, nextTurn('not yet')])) === 'not yet')
    for (const pid of processes()) kill(pid, 'SIGKILL')
  const refusal = await felling
  expect(refusal).toBeInstanceOf(Unsupported)
  expect(refusal).toMatchObject({
    message: 'This file is not a picture that can be read.',
    cause: expect.any(WorkerCrashed) as WorkerCrashed,
  })
  expect(await darkroom.decode(await jpeg())).toMatchObject({ width: 60, height: 40 })
  // The one that was hired for it alone has left.
  await expect.poll(() => processes().length).toBe(1)
})

test('photos are resized and looked at; one of ours that cannot be is a fault', async () => {
  const darkroom = open()
  const photo = await jpeg({ width: 400, height: 200 })
  const small = await sharp(await darkroom.resize(photo, 160, 'webp')).metadata()
  expect(small).toMatchObject({ format: 'webp', width: 160 })
  const avif = await sharp(await darkroom.resize(photo, 160, 'avif')).metadata()
  expect(avif).toMatchObject({ format: 'heif', width: 160 })
  expect(await darkroom.fingerprint(photo)).toEqual({
    fingerprint: '',
    brightness: expect.any(Number) as number,
  })
  const rust = Buffer.from('rust')
  for (const work of [() => darkroom.resize(rust, 160, 'webp'), () => darkroom.fingerprint(rust)]) {
    const why: unknown = await work().catch((error: unknown) => error)
    expect(why).not.toBeInstanceOf(Unsupported)
    expect(why).toMatchObject({ message: expect.stringContaining('unsupported image') as string })
  }
  expect(processes()).toHaveLength(1)
})

test('what is no picture is refused, and the next photo is taken', async () => {
  const darkroom = open()
  await expect(darkroom.decode(Buffer.from('no picture'))).rejects.toThrow(Unsupported)
  await expect(darkroom.decode(Buffer.from('no picture'))).rejects.toThrow(
    'This file is not a picture that can be read.',
  )
  expect(await darkroom.decode(await jpeg())).toMatchObject({ name: expect.any(String) as string })
})

test('a closed darkroom leaves no process behind', async () => {
  const darkroom = open()
  await darkroom.decode(await jpeg())
  expect(processes().length).toBeGreaterThan(0)
  darkroom.close()
  await expect.poll(() => processes()).toEqual([])
  await expect(darkroom.decode(await jpeg())).rejects.toThrow('closed')
})

test('a damaged photo is taken or refused, and the next one is taken', async () => {
  const darkroom = open()
  const photo = await jpeg({ width: 300, height: 200 })
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, nth) =>
      darkroom.decode(damaged(photo, nth)).then(
        ({ width, height }) => (width > 0 && height > 0 ? 'taken' : 'empty'),
        (error: unknown) => (error instanceof Unsupported ? 'refused' : String(error)),
      ),
    ),
  )
  expect(new Set(outcomes)).toEqual(new Set(['taken', 'refused']))
  expect(await darkroom.decode(photo)).toMatchObject({ width: 300, height: 200 })
})

/** A few bytes of it, far from one another, are others; `npm run trust -- images` does it by zzuf. */
function damaged(photo: Buffer, nth: number): Buffer {
  const bytes = Buffer.from(photo)
  for (let at = nth * 7; at < bytes.length; at += 61 + nth * 13)
    bytes[at] = (bytes[at] ?? 0) ^ (nth + 1)
  return bytes
}

function open(): ImageWorker {
  ofOthers = new Set(allProcesses())
  const darkroom = openImageWorker()
  onTestFinished(() => darkroom.close())
  return darkroom
}

let ofOthers = new Set<number>()

/** The processes of the darkroom that was opened last. */
function processes(): number[] {
  return allProcesses().filter((pid) => !ofOthers.has(pid))
}

/** Those of every darkroom of this process: other tests may have theirs still. */
function allProcesses(): number[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return listed
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent]) => Number(parent) === ours)
    .filter((words) => words.some((word) => word.endsWith('image-worker-process.server.ts')))
    .map(([pid]) => Number(pid))
}
