import { fork } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

const LEAVES_AFTER_MS = 30_000
/** Memory that decoders and fonts break into small pieces comes back whole with a new process. */
const MOST_JOBS = 500
/** A step behind the visitors: a page never waits for a photo or a brochure. */
const NICENESS = 5

/** A process that works beside the site, one that holds no settings and no secrets. */
export interface WorkerProcess<Job> {
  work(job: Job): Promise<unknown>
  isThere(): boolean
  leave(): void
}

export type Outcome<Result> =
  | { state: 'done'; result: Result }
  | { state: 'refused' }
  | { state: 'failed'; why: string }

/** The process ended before it answered: it crashed, or took too long and was ended. */
export class WorkerCrashed extends Error {}

export interface WorkerOptions {
  /** The module that the process runs. */
  module: URL
  longestJobMs: number
  /** After so many another is to be hired. */
  mostJobs?: number
  /** What is thrown where it refuses a job. */
  refusal: () => Error
}

/** It leaves half a minute after its last job, after many jobs, and with the site. */
export function startWorkerProcess<Job>(hiring: WorkerOptions): WorkerProcess<Job> {
  const { module, longestJobMs, mostJobs = MOST_JOBS, refusal } = hiring
  // No settings are passed on: they hold passwords.
  const child = fork(fileURLToPath(module), { serialization: 'advanced', env: {}, execArgv: [] })
  // A site that is itself that far behind may not bring it forward, and need not.
  if (child.pid && getPriority() < NICENESS) setPriority(child.pid, NICENESS)
  child.unref()
  const jobs = new Map<number, PromiseWithResolvers<unknown>>()
  let numbered = 0
  let there = true
  let leaving: NodeJS.Timeout | undefined

  function leave(): void {
    there = false
    if (child.connected) child.disconnect()
  }

  function rest(): void {
    child.channel?.unref()
    leaving = setTimeout(leave, LEAVES_AFTER_MS).unref()
  }

  child.on('message', ({ number, outcome }: { number: number; outcome: Outcome<unknown> }) => {
    const job = jobs.get(number)
    if (outcome.state === 'done') job?.resolve(outcome.result)
    else if (outcome.state === 'refused') job?.reject(refusal())
    else job?.reject(new Error(outcome.why))
  })
  child.once('exit', () => {
    there = false
    for (const job of jobs.values()) job.reject(new WorkerCrashed('The process fell.'))
  })

  return {
    async work(job) {
      clearTimeout(leaving)
      child.channel?.ref()
      const number = numbered++
      if (numbered >= mostJobs) there = false
      const done = Promise.withResolvers<unknown>()
      jobs.set(number, done)
      const tooLong = setTimeout(() => child.kill('SIGKILL'), longestJobMs)
      child.send({ number, job }, (error) => error && done.reject(new WorkerCrashed(error.message)))
      try {
        return await done.promise
      } finally {
        clearTimeout(tooLong)
        jobs.delete(number)
        if (jobs.size === 0) (there ? rest : leave)()
      }
    },
    isThere: () => there,
    leave,
  }
}
