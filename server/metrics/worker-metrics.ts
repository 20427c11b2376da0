import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'

import { AggregatorRegistry, type Registry } from 'prom-client'

/** A worker that is starting or hangs is left out after this time. */
const TIMEOUT_MS = 2000

type WorkerMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

interface MetricsRequest {
  metricsRequest: number
}

interface MetricsReply extends MetricsRequest {
  metrics: WorkerMetrics
}

/** In a worker: sends its metrics to the primary process on request. */
export function sendMetricsToPrimary(registry: Registry): void {
  cluster.worker?.on('message', ({ metricsRequest }: Partial<MetricsRequest>) => {
    if (metricsRequest === undefined) return
    registry.getMetricsAsJSON().then(
      // Fails where the primary process has ended meanwhile: then nobody waits for the reply.
      (metrics) =>
        cluster.worker?.send({ metricsRequest, metrics } satisfies MetricsReply, () => {}),
      () => {},
    )
  })
}

/** In the primary process: collects the metrics of all workers and adds them up. */
export function collectFromWorkers(): () => Promise<string> {
  let requests = 0
  return async () => {
    const request: MetricsRequest = { metricsRequest: ++requests }
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    const replies = await Promise.all(workers.map((worker) => requestMetrics(worker, request)))
    return AggregatorRegistry.aggregate(
      replies.filter((metrics) => metrics !== undefined),
    ).metrics()
  }
}

async function requestMetrics(
  worker: Worker,
  request: MetricsRequest,
): Promise<WorkerMetrics | undefined> {
  if (!worker.isConnected()) return undefined
  const { promise, resolve } = Promise.withResolvers<WorkerMetrics | undefined>()
  const onMessage = (reply: Partial<MetricsReply>) => {
    if (reply.metricsRequest === request.metricsRequest) resolve(reply.metrics)
  }
  const giveUp = () => resolve(undefined)
  worker.on('message', onMessage).once('exit', giveUp)
  worker.send(request, (error) => error && giveUp())
  try {
    return await Promise.race([promise, wait(TIMEOUT_MS, undefined, { ref: false })])
  } finally {
    worker.off('message', onMessage).off('exit', giveUp)
  }
}
