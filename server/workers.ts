import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

/** One that ends sooner than this has not come up; the next is not started at once. */
const SHORTEST_LIFE_MS = 5000
const REST_MS = 1000

export interface Workers {
  /** The port that they serve on together. */
  port: number
  /** Ends them the polite way: what is under way is finished first. */
  stop(): Promise<void>
}

/**
 * Starts so many processes that serve on one port. This one hands them the connections in turn,
 * starts another where one has died, and does nothing else.
 */
export async function startWorkers(count: number, say: (line: string) => void): Promise<Workers> {
  cluster.setupPrimary({ exec: MAIN })
  let stopping = false

  function start(): Worker {
    const startedAt = Date.now()
    const worker = cluster.fork()
    worker.once('exit', (code, signal) => {
      if (stopping) return
      say(`A worker has ended (${signal ?? code}); another is started.`)
      const early = Date.now() - startedAt < SHORTEST_LIFE_MS
      void wait(early ? REST_MS : 0).then(() => (stopping ? undefined : start()))
    })
    return worker
  }

  async function stop(): Promise<void> {
    stopping = true
    const alive = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(alive.map(end))
  }

  try {
    const [port = 0] = await Promise.all(Array.from({ length: count }, () => portOf(start())))
    return { port, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function end(worker: Worker): Promise<void> {
  const gone = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await gone
}

/** One that ends before it listens has said why. */
async function portOf(worker: Worker): Promise<number> {
  const ended = once(worker, 'exit').then(() => {
    throw new Error('A worker has ended before it served.')
  })
  const listening = once(worker, 'listening') as Promise<[{ port: number }]>
  const [{ port }] = await Promise.race([listening, ended])
  return port
}
