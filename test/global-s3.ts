import type { TestProject } from 'vitest/node'

import { startS3 } from './s3.ts'

/** One server for the whole run; each test has a folder of its own in its bucket. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const s3 = await startS3('@20minutes/s3rver')
  project.provide('s3', s3.url)
  return () => s3.stop()
}

declare module 'vitest' {
  interface ProvidedContext {
    s3: string
  }
}
