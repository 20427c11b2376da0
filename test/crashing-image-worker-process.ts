import { runJobs } from '#domain/worker-process.server.ts'
import type { ImageJob } from '#domain/photos/image-worker-process.server.ts'

// In place of the process of the image worker: the picture `crash` ends it, as a picture does that
// crashes a decoder.
runJobs((job: ImageJob) => {
  if (Buffer.from(job.bytes).toString() === 'crash') process.exit(1)
  return Promise.resolve({ state: 'done', result: job.kind })
})
