import { getPriority } from 'node:os'

import type { Outcome } from '#domain/worker-process.server.ts'

/** What a hand in a test is told to do. */
export type TestJob = 'tell' | 'refuse' | 'fail' | 'fall' | 'linger'

/** What it tells of itself. */
export interface Told {
  pid: number
  priority: number
  settings: string[]
  options: string[]
  bytes: Buffer
}

process.on('message', ({ number, job }: { number: number; job: TestJob }) => {
  const outcome = outcomeOf(job)
  if (outcome) process.send?.({ number, outcome })
})

function outcomeOf(job: TestJob): Outcome<Told> | undefined {
  switch (job) {
    case 'tell':
      return { state: 'done', result: told() }
    case 'refuse':
      return { state: 'refused' }
    case 'fail':
      return { state: 'failed', why: 'the ink is dry' }
    case 'fall':
      process.exit(1)
    case 'linger':
      return undefined
  }
}

function told(): Told {
  return {
    pid: process.pid,
    priority: getPriority(),
    settings: Object.keys(process.env),
    options: process.execArgv,
    bytes: Buffer.from('ink'),
  }
}
