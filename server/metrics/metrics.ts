import type { AppContext } from '#server/app-context.ts'

import { openMetricsServer, type MetricsAddress } from './metrics-server.ts'
import type { Metrics } from './prometheus.ts'

// The Prometheus library is imported only where metrics are on.

/** The metrics of this process. A worker sends them to the primary process and opens no port. */
export async function openMetrics(
  address: MetricsAddress,
  app: AppContext,
  { isWorker }: { isWorker: boolean },
): Promise<{ metrics: Metrics; close(): Promise<void> }> {
  const { collectMetrics } = await import('./prometheus.ts')
  const { metrics, registry } = collectMetrics(app)
  if (!isWorker)
    return { metrics, close: await openMetricsServer(address, () => registry.metrics()) }
  const { sendMetricsToPrimary } = await import('./worker-metrics.ts')
  sendMetricsToPrimary(registry)
  return { metrics, close: () => Promise.resolve() }
}

/** The metrics of all workers of this process, added up. */
export async function openMetricsOfWorkers(address: MetricsAddress): Promise<() => Promise<void>> {
  const { collectFromWorkers } = await import('./worker-metrics.ts')
  return openMetricsServer(address, collectFromWorkers())
}
