import limit from 'p-limit'

import {
  WorkerCrashed,
  startWorkerProcess,
  type WorkerProcess,
} from '#domain/worker-process.server.ts'
import { Unsupported } from '#domain/problem.ts'

import type { ImageJob } from './image-worker-process.server.ts'
import type { DecodedPhoto } from './decode.server.ts'
import type { PhotoFingerprint } from './photo-fingerprint.ts'
import type { Format, Width } from './photo.ts'

const MAX_CONCURRENT_JOBS = 2
const JOB_TIMEOUT_MS = 60_000
const NOT_A_PICTURE = 'This file is not a picture that can be read.'

export type ImageWorker = ReturnType<typeof openImageWorker>

/**
 * Decodes and resizes photos in a child process that holds no secrets, so that hostile bytes can
 * crash only that process. It starts with the first photo and ends when idle.
 */
export function openImageWorker() {
  const inTurn = limit(MAX_CONCURRENT_JOBS)
  let shared: WorkerProcess<ImageJob> | undefined
  let isClosed = false

  const run = (job: ImageJob): Promise<unknown> =>
    inTurn(async () => {
      if (isClosed) throw new Error('The image worker is closed.')
      if (!shared?.isAvailable()) shared = startProcess()
      try {
        return await shared.run(job)
      } catch (error) {
        if (!(error instanceof WorkerCrashed) || isClosed) throw error
        // Two jobs share a process: only a run of its own shows which of them crashed it.
        return await runAlone(job)
      }
    })

  return {
    /** Proves that the bytes are a picture and returns it upright, bounded and free of metadata. */
    decode: (bytes: Buffer) => run({ kind: 'decode', bytes }) as Promise<DecodedPhoto>,
    /** A picture of ours, which is stored as it is. */
    describe: (bytes: Buffer) => run({ kind: 'describe', bytes }) as Promise<DecodedPhoto>,
    resize: (bytes: Buffer, width: Width, format: Format) =>
      run({ kind: 'resize', bytes, width, format }) as Promise<Buffer>,
    fingerprint: (bytes: Buffer) =>
      run({ kind: 'fingerprint', bytes }) as Promise<PhotoFingerprint>,
    close(): void {
      isClosed = true
      shared?.stop()
    },
  }
}

function startProcess(): WorkerProcess<ImageJob> {
  return startWorkerProcess({
    module: new URL('image-worker-process.server.ts', import.meta.url),
    jobTimeoutMs: JOB_TIMEOUT_MS,
    refusal: () => new Unsupported(NOT_A_PICTURE),
  })
}

async function runAlone(job: ImageJob): Promise<unknown> {
  const worker = startProcess()
  try {
    return await worker.run(job)
  } catch (error) {
    throw error instanceof WorkerCrashed ? new Unsupported(NOT_A_PICTURE, { cause: error }) : error
  } finally {
    worker.stop()
  }
}
