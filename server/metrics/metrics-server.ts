import { once } from 'node:events'
import { createServer } from 'node:http'

export interface MetricsAddress {
  host: string
  port: number
}

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Serves `/metrics`, and nothing else, on its own port. Returns a function that closes it. */
export async function openMetricsServer(
  { host, port }: MetricsAddress,
  read: () => Promise<string>,
): Promise<() => Promise<void>> {
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
