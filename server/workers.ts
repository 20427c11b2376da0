import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

/** A worker that ends sooner has failed to start; the next one is started after a delay. */
const MIN_LIFETIME_MS = 5000
const RESTART_DELAY_MS = 1000

/** A worker ended before it served. It has printed why. */
export class WorkerEnded extends Error {}

/**
 * Starts worker processes that serve on one port, which is returned. This process hands connections
 * to them in turn and replaces a worker that dies.
 */
export async function startWorkers(count: number, print: (line: string) => void) {
  cluster.setupPrimary({ exec: MAIN })
  let isStopping = false

  function start(): Worker {
    const startedAt = Date.now()
    const worker = cluster.fork()
    worker.once('exit', (code, signal) => {
      if (isStopping) return
      print(`A worker has ended (${signal ?? code}); another is started.`)
      const hasFailed = Date.now() - startedAt < MIN_LIFETIME_MS
      void wait(hasFailed ? RESTART_DELAY_MS : 0).then(() => (isStopping ? undefined : start()))
    })
    return worker
  }

  /** Stops them gracefully: requests in progress are finished. */
  async function stop(): Promise<void> {
    isStopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(
      workers.map((worker) => {
        worker.process.kill('SIGTERM')
        return once(worker, 'exit')
      }),
    )
  }

  try {
    const [port = 0] = await Promise.all(Array.from({ length: count }, () => portOf(start())))
    return { port, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Resolves when the worker listens. One that ends before has printed its reason. */
async function portOf(worker: Worker): Promise<number> {
  const exited = once(worker, 'exit').then(() => {
    throw new WorkerEnded('A worker has ended before it served.')
  })
  const listening = once(worker, 'listening') as Promise<[{ port: number }]>
  const [{ port }] = await Promise.race([listening, exited])
  return port
}
