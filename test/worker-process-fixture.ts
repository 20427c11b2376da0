import { getPriority } from 'node:os'

import type { JobOutcome } from '#domain/worker-process.server.ts'

export type TestJob = 'report' | 'refuse' | 'fail' | 'crash' | 'hang'

/** How the worker process of a test sees itself. */
export interface WorkerReport {
  pid: number
  priority: number
  environment: string[]
  options: string[]
  bytes: Buffer
}

process.on('message', ({ number, job }: { number: number; job: TestJob }) => {
  const outcome = runJob(job)
  if (outcome) process.send?.({ number, outcome })
})

function runJob(job: TestJob): JobOutcome<WorkerReport> | undefined {
  switch (job) {
    case 'report':
      return { state: 'done', result: report() }
    case 'refuse':
      return { state: 'refused' }
    case 'fail':
      return { state: 'failed', why: 'the job failed' }
    case 'crash':
      process.exit(1)
    case 'hang':
      return undefined
  }
}

function report(): WorkerReport {
  return {
    pid: process.pid,
    priority: getPriority(),
    environment: Object.keys(process.env),
    options: process.execArgv,
    bytes: Buffer.from('bytes'),
  }
}
