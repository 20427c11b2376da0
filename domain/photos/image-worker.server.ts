import limit from 'p-limit'

import {
  WorkerCrashed,
  startWorkerProcess,
  type WorkerProcess,
} from '#domain/worker-process.server.ts'
import { Busy, Unsupported } from '#domain/problem.ts'

import type { ImageJob } from './image-worker-process.server.ts'
import type { DecodedPhoto, DecodedUpload, DecodeLimits } from './decode.server.ts'
import type { PhotoFingerprint } from './photo-fingerprint.ts'
import type { Format, Width } from './photo.ts'

/** Jobs of each kind that run at a time. No kind waits for a place of another. */
const PLACES = { administrators: 2, visitors: 1, variants: 2 }
const JOB_TIMEOUT_MS = 20_000
const STOPPING = 'The site is being restarted. Please try again in a moment.'
const NOT_A_PICTURE = 'This file is not a picture that can be read.'

const PROCESS_MODULE = new URL('image-worker-process.server.ts', import.meta.url)

export type ImageWorker = ReturnType<typeof openImageWorker>

/**
 * Decodes and resizes photos in a child process that holds no secrets, so that hostile bytes can
 * crash only that process. It starts with the first photo and ends when idle.
 */
export function openImageWorker(processModule = PROCESS_MODULE) {
  const turns = {
    administrators: limit(PLACES.administrators),
    visitors: limit(PLACES.visitors),
    variants: limit(PLACES.variants),
  }
  let shared: WorkerProcess<ImageJob> | undefined
  let isClosed = false
  let refusesVisitors = false
  const startProcess = () =>
    startWorkerProcess<ImageJob>({
      module: processModule,
      jobTimeoutMs: JOB_TIMEOUT_MS,
      refusal: () => new Unsupported(NOT_A_PICTURE),
    })

  const run = (place: keyof typeof PLACES, job: ImageJob): Promise<unknown> =>
    turns[place](async () => {
      if (isClosed) throw new Error('The image worker is closed.')
      if (refusesVisitors && place === 'visitors') throw new Busy(STOPPING)
      if (!shared?.isAvailable()) shared = startProcess()
      try {
        return await shared.run(job)
      } catch (error) {
        if (!(error instanceof WorkerCrashed) || isClosed) throw error
        // Jobs share a process: only a run of its own shows which of them crashed it.
        return await runAlone(startProcess(), job)
      }
    })

  return {
    /** Proves that the bytes are a picture and returns it upright, bounded and free of metadata. */
    decode: (
      bytes: Buffer,
      {
        from = 'administrators',
        ...limits
      }: DecodeLimits & { from?: 'administrators' | 'visitors' } = {},
    ) => run(from, { kind: 'decode', bytes, limits }) as Promise<DecodedUpload>,
    /** A picture of ours, which is stored as it is. */
    describe: (bytes: Buffer) =>
      run('administrators', { kind: 'describe', bytes }) as Promise<DecodedPhoto>,
    resize: (bytes: Buffer, width: Width, format: Format) =>
      run('variants', { kind: 'resize', bytes, width, format }) as Promise<Buffer>,
    fingerprint: (bytes: Buffer) =>
      run('variants', { kind: 'fingerprint', bytes }) as Promise<PhotoFingerprint>,
    /** From now on visitors' photos that wait are refused, so that the site can stop soon. */
    refuseVisitors(): void {
      refusesVisitors = true
    },
    close(): void {
      isClosed = true
      shared?.stop()
    },
  }
}

async function runAlone(worker: WorkerProcess<ImageJob>, job: ImageJob): Promise<unknown> {
  try {
    return await worker.run(job)
  } catch (error) {
    throw error instanceof WorkerCrashed ? new Unsupported(NOT_A_PICTURE, { cause: error }) : error
  } finally {
    worker.stop()
  }
}
