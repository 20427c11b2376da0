import { getPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

import { runJobs, type JobOutcome } from '#domain/worker-process.server.ts'

export type TestJob = 'report' | 'refuse' | 'fail' | 'crash' | 'hang' | 'slow'

/** How the worker process of a test sees itself. */
export interface WorkerReport {
  pid: number
  priority: number
  environment: string[]
  options: string[]
  bytes: Buffer
}

runJobs(runJob)

async function runJob(job: TestJob): Promise<JobOutcome<WorkerReport>> {
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
      return new Promise(() => {})
    case 'slow':
      await wait(100)
      return { state: 'done', result: report() }
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
