import limit, { type LimitFunction } from 'p-limit'

import { Busy, Unsupported } from '#domain/problem.ts'
import {
  startWorkerProcess,
  WorkerCrashed,
  type WorkerProcess,
} from '#domain/worker-process.server.ts'

import type { PhotosByName, PrintContent } from './page-content.ts'
import type { DrawingJob, PrintJob, UploadJob } from './pdf-worker-process.server.ts'

type Job = PrintJob | UploadJob | DrawingJob

const JOB_TIMEOUT_MS = 30_000
const BUSY = 'Too many brochures are being made at the moment. Please try again.'

/** One job of each kind runs at a time. Requests beyond this many waiting ones are refused. */
const MAX_WAITING: Record<PrintContent['kind'], number> = {
  property: 12,
  company: 2,
  'share-image': 40,
  icon: 40,
}

export type PdfWorker = ReturnType<typeof openPdfWorker>

/** Draws brochures and share images in a child process, like the image worker. */
export function openPdfWorker() {
  const queues = new Map<PrintContent['kind'], LimitFunction>()
  let worker: WorkerProcess<Job> | undefined
  let isClosed = false

  async function run(job: Job): Promise<Buffer> {
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
    /** Refuses a drawing that cannot be printed. */
    async assertDrawable(drawing: Buffer): Promise<void> {
      try {
        await run({ drawing })
      } catch (error) {
        throw error instanceof WorkerCrashed || error instanceof Unsupported ? undrawable() : error
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

function undrawable(): Unsupported {
  return new Unsupported('This drawing cannot be shown. Please simplify it, or upload a PNG.')
}

function startProcess(): WorkerProcess<Job> {
  return startWorkerProcess({
    module: new URL('pdf-worker-process.server.ts', import.meta.url),
    jobTimeoutMs: JOB_TIMEOUT_MS,
    refusal: unreadable,
  })
}
