import { connect, createServer, type Socket } from 'node:net'

import { listen } from '#proof/loopback.ts'

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>

/** A proxy between the site and its database that can stop forwarding without closing anything. */
export async function startTcpProxy(targetPort: number) {
  const sockets = new Set<Socket>()
  const silenced = new WeakSet<Socket>()
  let isSilent = false

  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1')
    forward(client, target)
    forward(target, client)
  })

  function forward(from: Socket, to: Socket) {
    sockets.add(from)
    if (isSilent) silenced.add(from)
    from.on('data', (bytes) => {
      if (!silenced.has(from)) to.write(bytes)
    })
    from.on('error', () => {})
    // A silenced connection does not even pass on that the other end was closed.
    from.on('close', () => {
      sockets.delete(from)
      if (!silenced.has(from)) to.destroy()
    })
  }

  const listening = await listen(server)
  return {
    /** The same database URL, through the proxy. */
    proxied(databaseUrl: string): string {
      const url = new URL(databaseUrl)
      url.port = String(listening.port)
      return url.href
    },
    /** Nothing arrives any more, in either direction, and no connection is closed. */
    silence() {
      isSilent = true
      for (const socket of sockets) silenced.add(socket)
    },
    /** New connections work again; silenced ones stay silent, as connections that a router forgot. */
    restore() {
      isSilent = false
    },
    async [Symbol.asyncDispose]() {
      // Those to the database; those of the site are closed with the server.
      for (const socket of sockets) socket.destroy()
      await listening[Symbol.asyncDispose]()
    },
  }
}
