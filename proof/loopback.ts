import { once } from 'node:events'
import { request, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo, Server, Socket } from 'node:net'

/** Lets a server listen on a free port of loopback; its connections end with its scope. */
export async function listen(server: Server) {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      const closed = once(server.close(), 'close')
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** Forwards requests to a port of loopback; `writeHead` begins the response to each. */
export function forwardTo(
  port: number,
  writeHead: (forwarded: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  return (incoming, response) => {
    const { method, url: path, headers } = incoming
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (forwarded) => {
      writeHead(forwarded, response)
      forwarded.pipe(response)
    })
    onward.on('error', () => response.writeHead(502).end())
    incoming.pipe(onward)
  }
}
