import { createServer, type AddressInfo } from 'node:net'

/** A port of loopback that nobody listens on. */
export function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer()
    .once('error', reject)
    .listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  return promise
}
