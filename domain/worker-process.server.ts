import { fork, type ChildProcess } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

import { Busy } from '#domain/problem.ts'

/** Generous: beside other programs a process of lower priority may take long to load its modules. */
const START_TIMEOUT_MS = 60_000
const NOT_STARTED = 'The site has too much to do at this moment. Please try again.'
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
  /** Counted from the time at which the process has started. */
  jobTimeoutMs: number
  maxJobs?: number
  /** Creates the error for a job that the process refuses. */
  refusal: () => Error
}

interface RunningJob extends Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'> {
  /** Ends the process if the job takes longer than it may, from now on. */
  limitTime: () => void
}

/** The first message of a process, once its modules are loaded. */
const STARTED = 'started'

interface JobMessage {
  number: number
  outcome: JobOutcome<unknown>
}

/**
 * Starts a process that ends after 30 idle seconds, after `maxJobs` jobs, or with the site. If it
 * cannot start, its jobs are refused as `Busy`.
 */
export function startWorkerProcess<Job>(options: WorkerOptions): WorkerProcess<Job> {
  const { module, jobTimeoutMs, maxJobs = DEFAULT_MAX_JOBS, refusal } = options
  const child = forkAtLowPriority(module)
  const jobs = new Map<number, RunningJob>()
  let jobCount = 0
  let isAvailable = true
  let idleTimer: NodeJS.Timeout | undefined
  const start = limitStart(child, () => {
    for (const { limitTime } of jobs.values()) limitTime()
  })

  function stop(): void {
    isAvailable = false
    if (child.connected) child.disconnect()
  }

  function waitForJobs(): void {
    child.channel?.unref()
    idleTimer = setTimeout(stop, IDLE_TIMEOUT_MS).unref()
  }

  child.on('message', (message: typeof STARTED | JobMessage) => {
    if (message === STARTED) return
    const [job, { outcome }] = [jobs.get(message.number), message]
    if (outcome.state === 'done') job?.resolve(outcome.result)
    else job?.reject(outcome.state === 'refused' ? refusal() : new Error(outcome.why))
  })
  const failure = (why: string) => (start.isOver() ? new WorkerCrashed(why) : new Busy(NOT_STARTED))
  const rejectAll = () => {
    isAvailable = false
    for (const job of jobs.values()) job.reject(failure('The worker process ended.'))
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
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      let timeout: NodeJS.Timeout | undefined
      const limitTime = () => void (timeout = setTimeout(() => child.kill('SIGKILL'), jobTimeoutMs))
      jobs.set(number, { resolve, reject, limitTime })
      if (start.isOver()) limitTime()
      child.send({ number, job }, (error) => error && reject(failure(error.message)))
      try {
        return await promise
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

function forkAtLowPriority(module: URL): ChildProcess {
  const child = fork(fileURLToPath(module), { serialization: 'advanced', env: {}, execArgv: [] })
  // A process may not raise a priority, so a site that already runs lower leaves it unchanged.
  if (child.pid && getPriority() < NICENESS) setPriority(child.pid, NICENESS)
  child.unref()
  return child
}

/** Kills a process that does not start in time. */
function limitStart(child: ChildProcess, onStarted: () => void) {
  let isOver = false
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS).unref()
  child.once('exit', () => clearTimeout(timer))
  child.once('message', () => {
    isOver = true
    clearTimeout(timer)
    onStarted()
  })
  return { isOver: () => isOver }
}

/** In the worker process: runs each job that arrives and sends its outcome. */
export function runJobs(run: (job: never) => Promise<JobOutcome<unknown>>): void {
  // Sending fails where the site has ended meanwhile: then nobody waits for it.
  const send = (message: typeof STARTED | JobMessage) => process.send?.(message, () => {})
  process.on('message', ({ number, job }: { number: number; job: never }) => {
    void run(job).then((outcome) => send({ number, outcome }))
  })
  send(STARTED)
}
