import type { Outcome } from '#domain/worker-process.server.ts'

import { decode, fingerprint, resize, type DecodedPhoto } from './decode.server.ts'
import type { PhotoFingerprint } from './photo-fingerprint.ts'
import type { Format, Width } from './photo.ts'

export type Job =
  | { kind: 'decode'; bytes: Buffer }
  | { kind: 'look'; bytes: Buffer }
  | { kind: 'resize'; bytes: Buffer; width: Width; format: Format }

// Started by darkroom.server.ts. Ends when the site does: the channel closes, and nothing is left.
process.on('message', ({ number, job }: { number: number; job: Job }) => {
  void outcomeOf(job).then((outcome) => process.send?.({ number, outcome }))
})

// A picture of ours that cannot be resized is a fault; bytes from outside that cannot be decoded
// are none.
async function outcomeOf(job: Job): Promise<Outcome<DecodedPhoto | Buffer | PhotoFingerprint>> {
  try {
    if (job.kind === 'decode') return { state: 'done', result: await decode(job.bytes) }
    if (job.kind === 'look') return { state: 'done', result: await fingerprint(job.bytes) }
    return { state: 'done', result: await resize(job.bytes, job.width, job.format) }
  } catch (error) {
    return job.kind === 'decode' ? { state: 'refused' } : { state: 'failed', why: String(error) }
  }
}
