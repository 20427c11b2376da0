import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'

import { AggregatorRegistry, type Registry } from 'prom-client'

/** A worker that is only starting, or hangs, is left out rather than waited for. */
const PATIENCE_MS = 2000

type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

interface Question {
  figuresAsked: number
}

interface Reply {
  figuresAsked: number
  figures: Figures
}

/** In a worker: hands its figures over when the process that leads it asks. */
export function tellLeader(registry: Registry): void {
  cluster.worker?.on('message', (message: Partial<Question>) => {
    const { figuresAsked } = message
    if (figuresAsked === undefined) return
    registry.getMetricsAsJSON().then(
      (figures) => cluster.worker?.send({ figuresAsked, figures } satisfies Reply),
      () => {},
    )
  })
}

/** In the process that leads workers: asks them all and adds up what they say. */
export function askWorkers(): () => Promise<string> {
  let asked = 0
  return async () => {
    const question: Question = { figuresAsked: ++asked }
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    const told = await Promise.all(workers.map((worker) => figuresOf(worker, question)))
    return AggregatorRegistry.aggregate(told.filter((figures) => figures !== undefined)).metrics()
  }
}

async function figuresOf(worker: Worker, question: Question): Promise<Figures | undefined> {
  if (!worker.isConnected()) return undefined
  const { promise, resolve } = Promise.withResolvers<Figures | undefined>()
  const hear = (reply: Partial<Reply>) => {
    if (reply.figuresAsked === question.figuresAsked) resolve(reply.figures)
  }
  const giveUp = () => resolve(undefined)
  worker.on('message', hear).once('exit', giveUp)
  worker.send(question, (error) => error && giveUp())
  try {
    return await Promise.race([promise, wait(PATIENCE_MS, undefined, { ref: false })])
  } finally {
    worker.off('message', hear).off('exit', giveUp)
  }
}
