import { fork } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

const IDLE_TIMEOUT_MS = 30_000
/** A worker is replaced after this many jobs: decoders and fonts fragment its memory. */
const DEFAULT_MAX_JOBS = 500
/** Lower priority than the site, so that a page never waits for a photo or a brochure. */
const NICENESS = 5

/** A child process that runs jobs. It gets no environment variables, so it holds no secrets. */
export interface WorkerProcess<Job> {
  run(job: Job): Promise<unknown>
  /** False once it takes no more jobs. */
  isAvailable(): boolean
  stop(): void
}

export type JobOutcome<Result> =
  | { state: 'done'; result: Result }
  | { state: 'refused' }
  | { state: 'failed'; why: string }

/** The process ended before the job was done: it crashed, or was killed at the job's timeout. */
export class WorkerCrashed extends Error {}

export interface WorkerOptions {
  /** The module that the process runs. */
  module: URL
  jobTimeoutMs: number
  maxJobs?: number
  /** Creates the error for a job that the process refuses. */
  refusal: () => Error
}

/** Starts a process that ends after 30 idle seconds, after `maxJobs` jobs, or with the site. */
export function startWorkerProcess<Job>(options: WorkerOptions): WorkerProcess<Job> {
  const { module, jobTimeoutMs, maxJobs = DEFAULT_MAX_JOBS, refusal } = options
  const child = fork(fileURLToPath(module), { serialization: 'advanced', env: {}, execArgv: [] })
  // A process may not raise a priority, so a site that already runs lower leaves it unchanged.
  if (child.pid && getPriority() < NICENESS) setPriority(child.pid, NICENESS)
  child.unref()
  const jobs = new Map<number, PromiseWithResolvers<unknown>>()
  let jobCount = 0
  let isAvailable = true
  let idleTimer: NodeJS.Timeout | undefined

  function stop(): void {
    isAvailable = false
    if (child.connected) child.disconnect()
  }

  function waitForJobs(): void {
    child.channel?.unref()
    idleTimer = setTimeout(stop, IDLE_TIMEOUT_MS).unref()
  }

  child.on('message', ({ number, outcome }: { number: number; outcome: JobOutcome<unknown> }) => {
    const job = jobs.get(number)
    if (outcome.state === 'done') job?.resolve(outcome.result)
    else if (outcome.state === 'refused') job?.reject(refusal())
    else job?.reject(new Error(outcome.why))
  })
  const rejectAll = () => {
    isAvailable = false
    for (const job of jobs.values()) job.reject(new WorkerCrashed('The worker process ended.'))
  }
  child.once('exit', rejectAll)
  // It could not be started, or not be told: Node is being replaced, or processes are too many.
  child.on('error', rejectAll)

  return {
    async run(job) {
      clearTimeout(idleTimer)
      child.channel?.ref()
      const number = jobCount++
      if (jobCount >= maxJobs) isAvailable = false
      const done = Promise.withResolvers<unknown>()
      jobs.set(number, done)
      const timeout = setTimeout(() => child.kill('SIGKILL'), jobTimeoutMs)
      child.send({ number, job }, (error) => error && done.reject(new WorkerCrashed(error.message)))
      try {
        return await done.promise
      } finally {
        clearTimeout(timeout)
        jobs.delete(number)
        if (jobs.size === 0) (isAvailable ? waitForJobs : stop)()
      }
    },
    isAvailable: () => isAvailable,
    stop,
  }
}

/** In the worker process: runs each job that arrives and sends its outcome. */
export function runJobs(run: (job: never) => Promise<JobOutcome<unknown>>): void {
  process.on('message', ({ number, job }: { number: number; job: never }) => {
    // The sending fails where the site has ended meanwhile: then nobody waits for the outcome.
    void run(job).then((outcome) => process.send?.({ number, outcome }, () => {}))
  })
}
