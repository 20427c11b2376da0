import { runJobs, type JobOutcome } from '#domain/worker-process.server.ts'

import { withSupportedCharacters } from '#domain/pdf/canvas/supported-characters.server.ts'
import { drawWith } from '#domain/pdf/canvas/print-look.server.ts'
import { renderDrawing } from '#domain/pdf/canvas/photos-for-print.server.ts'
import { drawBrochure } from './draw-brochure.server.ts'
import { drawIcon } from './draw-icon.server.ts'
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

/** An uploaded logo, which is drawn to see that it can be. */
export interface DrawingJob {
  drawing: Uint8Array
}

// Started by pdf-worker.server.ts. Ends with the site, when the channel closes.
runJobs((job: PrintJob | UploadJob | DrawingJob) => {
  if ('uploaded' in job) return makePassive(job)
  return 'drawing' in job ? tryDrawing(job) : print(job)
})

async function makePassive({ uploaded }: UploadJob): Promise<JobOutcome<Buffer>> {
  try {
    return { state: 'done', result: await passivePdf(Buffer.from(uploaded)) }
  } catch {
    return { state: 'refused' }
  }
}

async function tryDrawing({ drawing }: DrawingJob): Promise<JobOutcome<Buffer>> {
  try {
    return { state: 'done', result: await renderDrawing(drawing, { width: 64, height: 64 }) }
  } catch {
    return { state: 'refused' }
  }
}

async function print({ content, photos }: PrintJob): Promise<JobOutcome<Buffer>> {
  try {
    const printable = drawWith(content, photos, () => withSupportedCharacters(content))
    const result = await drawWith(printable, photos, () => draw(printable, photos))
    return { state: 'done', result }
  } catch (error) {
    return { state: 'failed', why: error instanceof Error ? (error.stack ?? '') : String(error) }
  }
}

function draw(content: PrintContent, photos: PhotosByName): Promise<Buffer> {
  if (content.kind === 'share-image') return drawShareImage(content, photos)
  return content.kind === 'icon' ? drawIcon(content) : drawBrochure(content, photos)
}
