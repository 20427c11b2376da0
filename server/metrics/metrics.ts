import { once } from 'node:events'
import { createServer } from 'node:http'

import type { AppContext } from '#server/app-context.ts'
import type { Config } from '#server/config.ts'

import type { Metrics } from './prometheus.ts'

type MetricsAddress = NonNullable<Config['metrics']>

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

// The Prometheus library is imported only where metrics are on.

/** The metrics of this process. A worker sends them to the primary process and opens no port. */
export async function openMetrics(
  address: MetricsAddress,
  app: AppContext,
  { isWorker }: { isWorker: boolean },
): Promise<{ metrics: Metrics; close(): Promise<void> }> {
  const { collectMetrics } = await import('./prometheus.ts')
  const { metrics, registry } = collectMetrics(app)
  if (!isWorker) return { metrics, close: await openServer(address, () => registry.metrics()) }
  const { sendMetricsToPrimary } = await import('./worker-metrics.ts')
  sendMetricsToPrimary(registry)
  return { metrics, close: () => Promise.resolve() }
}

/** The metrics of all workers of this process, added up. */
export async function openMetricsOfWorkers(address: MetricsAddress): Promise<() => Promise<void>> {
  const { collectFromWorkers } = await import('./worker-metrics.ts')
  return openServer(address, collectFromWorkers)
}

/** Serves `/metrics`, and nothing else, on its own port. Returns a function that closes it. */
async function openServer({ host, port }: MetricsAddress, read: () => Promise<string>) {
  const server = createServer({ requestTimeout: 5000 }, (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': CONTENT_TYPE }).end(text),
      (error: unknown) => response.writeHead(503).end(String(error)),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}
