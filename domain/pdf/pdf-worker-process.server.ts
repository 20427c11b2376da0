import { runJobs, type JobOutcome } from '#domain/worker-process.server.ts'

import { withSupportedCharacters } from '#domain/pdf/canvas/supported-characters.server.ts'
import { drawBrochure } from './draw-brochure.server.ts'
import { drawShareImage } from './draw-share-image.server.ts'
import type { PhotosByName, PrintContent } from './page-content.ts'
import { passivePdf } from './passive-pdf.server.ts'

export interface PrintJob {
  content: PrintContent
  photos: PhotosByName
}

/** An uploaded PDF that is to lose its scripts and actions. */
export interface UploadJob {
  uploaded: Uint8Array
}

// Started by pdf-worker.server.ts. Ends with the site, when the channel closes.
runJobs((job: PrintJob | UploadJob) => ('uploaded' in job ? makePassive(job) : print(job)))

async function makePassive({ uploaded }: UploadJob): Promise<JobOutcome<Buffer>> {
  try {
    return { state: 'done', result: await passivePdf(Buffer.from(uploaded)) }
  } catch {
    return { state: 'refused' }
  }
}

async function print({ content, photos }: PrintJob): Promise<JobOutcome<Buffer>> {
  try {
    const printable = withSupportedCharacters(content)
    const result =
      printable.kind === 'share-image'
        ? await drawShareImage(printable, photos)
        : await drawBrochure(printable, photos)
    return { state: 'done', result }
  } catch (error) {
    return { state: 'failed', why: error instanceof Error ? (error.stack ?? '') : String(error) }
  }
}
