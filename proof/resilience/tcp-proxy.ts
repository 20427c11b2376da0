import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A cable between the site and its database that can be cut, or carry nothing any more. */
export interface Cable {
  /** The same database address, by way of the cable. */
  through(address: string): string
  /** Nothing arrives, in either direction, and nobody is told. */
  silence(): void
  /** It carries again; what was silenced meanwhile stays silent, as a forgotten connection does. */
  mend(): void
  close(): Promise<void>
}

export async function layCable(to: { port: number }): Promise<Cable> {
  const ends = new Set<Socket>()
  const silenced = new WeakSet<Socket>()
  let isSilent = false

  const server = createServer((near) => {
    const far = connect(to.port, '127.0.0.1')
    for (const [from, onto] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      if (isSilent) silenced.add(from)
      from.on('data', (bytes) => {
        if (!silenced.has(from)) onto.write(bytes)
      })
      // Not even that an end was closed is told on the other side.
      from.on('error', () => {})
      from.on('close', () => {
        ends.delete(from)
        if (!silenced.has(from)) onto.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    through(address) {
      const url = new URL(address)
      url.port = String(port)
      return url.href
    },
    silence() {
      isSilent = true
      for (const end of ends) silenced.add(end)
    },
    mend() {
      isSilent = false
    },
    async close() {
      const closed = once(server.close(), 'close')
      for (const end of ends) end.destroy()
      await closed
    },
  }
}
