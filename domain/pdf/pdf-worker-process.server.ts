import { runJobs, type JobOutcome } from '#domain/worker-process.server.ts'

import { withSupportedCharacters } from '#domain/pdf/canvas/supported-characters.server.ts'
import { drawBrochure } from './draw-brochure.server.ts'
import { drawShareImage } from './draw-share-image.server.ts'
import type { PhotosByName, PrintContent } from './page-content.ts'

export interface PrintJob {
  content: PrintContent
  photos: PhotosByName
}

// Started by pdf-worker.server.ts. Ends with the site, when the channel closes.
runJobs(runJob)

async function runJob({ content, photos }: PrintJob): Promise<JobOutcome<Buffer>> {
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
