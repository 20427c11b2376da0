import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer, request, type RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'

import { assertNothingMissing, missingTools } from '#proof/debian-tools.ts'

const TLS_HELLO = 0x16

export interface TlsProxy {
  host: string
  certificate: string
  close(): void
}

/**
 * Terminates TLS as an operator's proxy does, and redirects plain HTTP to HTTPS. Both use one port and
 * are told apart by the first byte, since a scanner takes a single host.
 */
export async function startTlsProxy(folder: string, target: () => URL): Promise<TlsProxy> {
  const certificate = createCertificate(folder)
  const secure = createHttpsServer(certificate, forwardTo(target))
  const plain = createHttpServer((incoming, response) => {
    response.writeHead(301, { location: `https://${incoming.headers.host}${incoming.url}` }).end()
  })
  const sockets = new Set<Socket>()
  const listener = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)))
    socket.once('data', (first) => {
      socket.pause()
      socket.unshift(first)
      const server = first[0] === TLS_HELLO ? secure : plain
      server.emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  })
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve)
  })
  return {
    host: `localhost:${(listener.address() as AddressInfo).port}`,
    certificate: join(folder, 'cert.pem'),
    close() {
      listener.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function forwardTo(target: () => URL): RequestListener {
  return (incoming, response) => {
    const { hostname, port } = target()
    const { method, url: path, headers } = incoming
    const onward = request({ hostname, port, method, path, headers }, (forwarded) => {
      response.writeHead(forwarded.statusCode ?? 502, forwarded.headers)
      forwarded.pipe(response)
    })
    onward.on('error', () => response.writeHead(502).end())
    incoming.pipe(onward)
  }
}

function createCertificate(folder: string): { key: string; cert: string } {
  assertNothingMissing(missingTools('openssl'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = '-subj /CN=localhost -addext subjectAltName=DNS:localhost'
  const options = `req -x509 -newkey rsa:2048 -nodes -days 2 ${subject}`.split(' ')
  const args = [...options, '-keyout', key, '-out', cert]
  const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}
