import limit, { type LimitFunction } from 'p-limit'

import { startWorkerProcess, type WorkerProcess } from '#domain/worker-process.server.ts'
import { Busy } from '#domain/problem.ts'

import type { PhotosByName, PrintContent } from './page-content.ts'
import type { PrintJob } from './pdf-worker-process.server.ts'

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
  let worker: WorkerProcess<PrintJob> | undefined
  let isClosed = false

  return {
    /** `readPhotos` runs when the job starts, so that waiting jobs hold no photos in memory. */
    async make(content: PrintContent, readPhotos: () => Promise<PhotosByName>): Promise<Buffer> {
      const inTurn = queues.getOrInsertComputed(content.kind, () => limit(1))
      if (inTurn.pendingCount >= MAX_WAITING[content.kind]) throw new Busy(BUSY)
      return inTurn(async () => {
        const photos = await readPhotos()
        if (isClosed) throw new Error('The PDF worker is closed.')
        if (!worker?.isAvailable()) worker = startProcess()
        return Buffer.from((await worker.run({ content, photos })) as Uint8Array)
      })
    },
    close(): void {
      isClosed = true
      worker?.stop()
    },
  }
}

function startProcess(): WorkerProcess<PrintJob> {
  return startWorkerProcess({
    module: new URL('pdf-worker-process.server.ts', import.meta.url),
    jobTimeoutMs: JOB_TIMEOUT_MS,
    refusal: () => new Error('The PDF worker refuses no job.'),
  })
}
