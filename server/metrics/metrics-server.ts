import { once } from 'node:events'
import { createServer } from 'node:http'

export interface Place {
  host: string
  port: number
}

const TEXT = 'text/plain; version=0.0.4; charset=utf-8'

/** Serves `/metrics`, and nothing else, at a place of its own. Returns how to close it. */
export async function openMetricsDoor(
  { host, port }: Place,
  read: () => Promise<string>,
): Promise<() => Promise<void>> {
  const server = createServer({ requestTimeout: 5000 }, (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': TEXT }).end(text),
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
