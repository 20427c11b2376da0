import type { JobOutcome } from '#domain/worker-process.server.ts'

import { drawCard } from './draw-share-image.server.ts'
import { inOurLetters } from './supported-characters.server.ts'
import { printed } from './print.server.ts'
import type { Photos, Sheet } from './page-content.ts'

export interface Job {
  sheet: Sheet
  photos: Photos
}

// Started by press.server.ts. Ends when the site does: the channel closes, and nothing is left.
process.on('message', ({ number, job }: { number: number; job: Job }) => {
  void outcomeOf(job).then((outcome) => process.send?.({ number, outcome }))
})

async function outcomeOf({ sheet, photos }: Job): Promise<JobOutcome<Buffer>> {
  try {
    const words = inOurLetters(sheet)
    const made = words.kind === 'card' ? drawCard(words, photos) : printed(words, photos)
    return { state: 'done', result: await made }
  } catch (error) {
    return { state: 'failed', why: error instanceof Error ? (error.stack ?? '') : String(error) }
  }
}
