import limit from 'p-limit'

import {
  WorkerCrashed,
  startWorkerProcess,
  type WorkerProcess,
} from '#domain/worker-process.server.ts'
import { Unsupported } from '#domain/problem.ts'

import type { Job } from './image-worker-process.server.ts'
import type { DecodedPhoto } from './decode.server.ts'
import type { PhotoFingerprint } from './photo-fingerprint.ts'
import type { Format, Width } from './photo.ts'

const AT_ONCE = 2
const LONGEST_JOB_MS = 60_000

/**
 * Where photos are decoded and resized: in a process of its own, which comes with the first photo
 * and leaves when there is nothing to do. Hostile bytes meet a decoder that holds no secrets; if it
 * falls, the site stands.
 */
export interface ImageWorker {
  /** Proves that the bytes are a picture and returns it upright, bounded and free of metadata. */
  decode(bytes: Buffer): Promise<DecodedPhoto>
  resize(master: Buffer, width: Width, format: Format): Promise<Buffer>
  /** What a photo of ours looks like at a glance. */
  fingerprint(master: Buffer): Promise<PhotoFingerprint>
  close(): void
}

export function openImageWorker(): ImageWorker {
  const inTurn = limit(AT_ONCE)
  let shared: WorkerProcess<Job> | undefined
  let closed = false

  async function work(job: Job): Promise<unknown> {
    if (closed) throw new Error('The darkroom is closed.')
    if (!shared?.isThere()) shared = hireOne()
    try {
      return await shared.work(job)
    } catch (error) {
      if (!(error instanceof WorkerCrashed) || closed) throw error
      // Two jobs share a process. Which of them felled it shows when each has one to itself.
      return await workAlone(job)
    }
  }

  return {
    decode: (bytes) => inTurn(() => work({ kind: 'decode', bytes })) as Promise<DecodedPhoto>,
    resize: (bytes, width, format) =>
      inTurn(() => work({ kind: 'resize', bytes, width, format })) as Promise<Buffer>,
    fingerprint: (bytes) =>
      inTurn(() => work({ kind: 'look', bytes })) as Promise<PhotoFingerprint>,
    close() {
      closed = true
      shared?.leave()
    },
  }
}

function hireOne(): WorkerProcess<Job> {
  return startWorkerProcess({
    module: new URL('image-worker-process.server.ts', import.meta.url),
    longestJobMs: LONGEST_JOB_MS,
    refusal: () => new Unsupported(NOT_A_PICTURE),
  })
}

async function workAlone(job: Job): Promise<unknown> {
  const hand = hireOne()
  try {
    return await hand.work(job)
  } catch (error) {
    throw error instanceof WorkerCrashed ? new Unsupported(NOT_A_PICTURE, { cause: error }) : error
  } finally {
    hand.leave()
  }
}

const NOT_A_PICTURE = 'This file is not a picture that can be read.'
