import { runJobs, type JobOutcome } from '#domain/worker-process.server.ts'

import {
  decode,
  describe,
  fingerprint,
  resize,
  type DecodedPhoto,
  type DecodedUpload,
  type DecodeLimits,
} from './decode.server.ts'
import type { PhotoFingerprint } from './photo-fingerprint.ts'
import type { Format, Width } from './photo.ts'

export type ImageJob =
  | { kind: 'decode'; bytes: Buffer; limits: DecodeLimits }
  | { kind: 'describe'; bytes: Buffer }
  | { kind: 'fingerprint'; bytes: Buffer }
  | { kind: 'resize'; bytes: Buffer; width: Width; format: Format }

// Started by image-worker.server.ts. Ends with the site, when the channel closes.
runJobs(runJob)

// Uploaded bytes that cannot be decoded are refused; a stored photo that cannot be read is a fault.
async function runJob(
  job: ImageJob,
): Promise<JobOutcome<DecodedUpload | DecodedPhoto | Buffer | PhotoFingerprint>> {
  try {
    if (job.kind === 'decode') return { state: 'done', result: await decode(job.bytes, job.limits) }
    if (job.kind === 'describe') return { state: 'done', result: await describe(job.bytes) }
    if (job.kind === 'fingerprint') return { state: 'done', result: await fingerprint(job.bytes) }
    return { state: 'done', result: await resize(job.bytes, job.width, job.format) }
  } catch (error) {
    return job.kind === 'decode' ? { state: 'refused' } : { state: 'failed', why: String(error) }
  }
}
