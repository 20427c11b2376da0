import type { AppContext } from '#server/app-context.ts'

import { openMetricsDoor, type Place } from './metrics-server.ts'
import type { Watch } from './observe.ts'

// The library is loaded only where metrics are wanted.

/** This process's own figures. A worker hands them to the process that leads it, and opens no port. */
export async function openMetrics(
  place: Place,
  app: AppContext,
  { isWorker }: { isWorker: boolean },
): Promise<{ watch: Watch; close(): Promise<void> }> {
  const { prometheus } = await import('./prometheus.ts')
  const { watch, registry } = prometheus(app)
  if (!isWorker) return { watch, close: await openMetricsDoor(place, () => registry.metrics()) }
  const { tellLeader } = await import('./workers.ts')
  tellLeader(registry)
  return { watch, close: () => Promise.resolve() }
}

/** The figures of all workers of this process, added up. */
export async function openMetricsOfWorkers(place: Place): Promise<() => Promise<void>> {
  const { askWorkers } = await import('./workers.ts')
  return openMetricsDoor(place, askWorkers())
}
