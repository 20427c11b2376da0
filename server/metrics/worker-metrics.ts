import cluster, { type Worker } from 'node:cluster'
import { on } from 'node:events'

import { AggregatorRegistry, type Registry } from 'prom-client'

/** A worker that is starting or hangs is left out after this time. */
const TIMEOUT_MS = 2000

type WorkerMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

interface MetricsReply {
  metricsRequest: number
  metrics: WorkerMetrics
}

/** In a worker: sends its metrics to the primary process on request. */
export function sendMetricsToPrimary(registry: Registry): void {
  cluster.worker?.on('message', ({ metricsRequest }: Partial<MetricsReply>) => {
    if (metricsRequest === undefined) return
    registry.getMetricsAsJSON().then(
      // Fails where the primary process has ended meanwhile: then nobody waits for the reply.
      (metrics) =>
        cluster.worker?.send({ metricsRequest, metrics } satisfies MetricsReply, () => {}),
      () => {},
    )
  })
}

let requests = 0

/** In the primary process: collects the metrics of all workers and adds them up. */
export async function collectFromWorkers(): Promise<string> {
  const request = ++requests
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  const replies = await Promise.all(workers.map((worker) => requestMetrics(worker, request)))
  return AggregatorRegistry.aggregate(replies.filter((metrics) => metrics !== undefined)).metrics()
}

async function requestMetrics(worker: Worker, metricsRequest: number) {
  if (!worker.isConnected()) return undefined
  worker.send({ metricsRequest }, () => {})
  try {
    const options = { signal: AbortSignal.timeout(TIMEOUT_MS), close: ['exit'] }
    for await (const [reply] of on(worker, 'message', options) as AsyncIterable<[MetricsReply]>)
      if (reply.metricsRequest === metricsRequest) return reply.metrics
  } catch {
    // The time is over.
  }
  return undefined
}
