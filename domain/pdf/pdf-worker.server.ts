import limit, { type LimitFunction } from 'p-limit'

import { Busy, Unsupported } from '#domain/problem.ts'
import {
  startWorkerProcess,
  WorkerCrashed,
  type WorkerProcess,
} from '#domain/worker-process.server.ts'

import type { PhotosByName, PrintContent } from './page-content.ts'
import type { PrintJob, UploadJob } from './pdf-worker-process.server.ts'

const JOB_TIMEOUT_MS = 30_000
const BUSY = 'Too many brochures are being made at the moment. Please try again.'

/** One job of each kind runs at a time. Requests beyond this many waiting ones are refused. */
const MAX_WAITING: Record<PrintContent['kind'], number> = {
  property: 12,
  company: 2,
  'share-image': 40,
}

export type PdfWorker = ReturnType<typeof openPdfWorker>

/** Draws brochures and share images in a child process, like the image worker. */
export function openPdfWorker() {
  const queues = new Map<PrintContent['kind'], LimitFunction>()
  let worker: WorkerProcess<PrintJob | UploadJob> | undefined
  let isClosed = false

  async function run(job: PrintJob | UploadJob): Promise<Buffer> {
    if (isClosed) throw new Error('The PDF worker is closed.')
    if (!worker?.isAvailable()) worker = startProcess()
    return Buffer.from((await worker.run(job)) as Uint8Array)
  }

  return {
    /** `readPhotos` runs when the job starts, so that waiting jobs hold no photos in memory. */
    async make(content: PrintContent, readPhotos: () => Promise<PhotosByName>): Promise<Buffer> {
      const inTurn = queues.getOrInsertComputed(content.kind, () => limit(1))
      if (inTurn.pendingCount >= MAX_WAITING[content.kind]) throw new Busy(BUSY)
      return inTurn(async () => run({ content, photos: await readPhotos() }))
    },
    /** An uploaded PDF without scripts and actions; refuses one that cannot be read in time. */
    async makePassive(uploaded: Buffer): Promise<Buffer> {
      try {
        return await run({ uploaded })
      } catch (error) {
        throw error instanceof WorkerCrashed ? unreadable() : error
      }
    },
    close(): void {
      isClosed = true
      worker?.stop()
    },
  }
}

function unreadable(): Unsupported {
  return new Unsupported('This PDF cannot be read. Please save it again, without a password.')
}

function startProcess(): WorkerProcess<PrintJob | UploadJob> {
  return startWorkerProcess({
    module: new URL('pdf-worker-process.server.ts', import.meta.url),
    jobTimeoutMs: JOB_TIMEOUT_MS,
    refusal: unreadable,
  })
}
