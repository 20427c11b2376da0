import limit, { type LimitFunction } from 'p-limit'

import { startWorkerProcess, type WorkerProcess } from '#domain/worker-process.server.ts'
import { Busy } from '#domain/problem.ts'

import type { Job } from './pdf-worker-process.server.ts'
import type { Photos, Sheet } from './page-content.ts'

const LONGEST_JOB_MS = 30_000
const BUSY = 'Too many brochures are being made at the moment. Please try again.'

/** One of each kind is under way; so many more may wait, and whoever comes then must come again. */
const MOST_WAITING: Record<Sheet['kind'], number> = { listing: 12, company: 2, card: 40 }

/**
 * Where brochures and share images are made: in a process of its own, like photos in the darkroom,
 * and not so many at once that anybody else would notice.
 */
export interface PdfWorker {
  /** Photos are read when its turn has come: what waits holds none in memory. */
  make(sheet: Sheet, readPhotos: () => Promise<Photos>): Promise<Buffer>
  close(): void
}

export function openPdfWorker(): PdfWorker {
  const turns: Record<Sheet['kind'], LimitFunction> = {
    listing: limit(1),
    company: limit(1),
    card: limit(1),
  }
  let hand: WorkerProcess<Job> | undefined
  let closed = false

  return {
    async make(sheet, readPhotos) {
      const inTurn = turns[sheet.kind]
      if (inTurn.pendingCount >= MOST_WAITING[sheet.kind]) throw new Busy(BUSY)
      return inTurn(async () => {
        const photos = await readPhotos()
        if (closed) throw new Error('The press is closed.')
        if (!hand?.isAvailable()) hand = hireOne()
        return Buffer.from((await hand.run({ sheet, photos })) as Uint8Array)
      })
    },
    close() {
      closed = true
      hand?.stop()
    },
  }
}

function hireOne(): WorkerProcess<Job> {
  return startWorkerProcess({
    module: new URL('pdf-worker-process.server.ts', import.meta.url),
    jobTimeoutMs: LONGEST_JOB_MS,
    refusal: () => new Error('The press refuses nothing.'),
  })
}
