import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer, request, type RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'

import { need } from './debian.ts'

const TLS_HELLO = 0x16

export interface TlsFront {
  host: string
  certificate: string
  close(): void
}

/**
 * The proxy that an operator puts in front: it ends TLS, and sends plain HTTP on to HTTPS. Both come
 * in by one port, told apart by their first byte, since a scanner is given a single host.
 */
export async function openTlsFront(folder: string, target: () => URL): Promise<TlsFront> {
  const certificate = selfSigned(folder)
  const secure = createHttpsServer(certificate, passOn(target))
  const plain = createHttpServer((incoming, answer) => {
    answer.writeHead(301, { location: `https://${incoming.headers.host}${incoming.url}` }).end()
  })
  const sockets = new Set<Socket>()
  const door = createServer((socket) => {
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
    door.listen(0, '127.0.0.1', resolve)
  })
  return {
    host: `localhost:${(door.address() as AddressInfo).port}`,
    certificate: join(folder, 'cert.pem'),
    close() {
      door.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function passOn(target: () => URL): RequestListener {
  return (incoming, answer) => {
    const { hostname, port } = target()
    const { method, url: path, headers } = incoming
    const onward = request({ hostname, port, method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    onward.on('error', () => answer.writeHead(502).end())
    incoming.pipe(onward)
  }
}

function selfSigned(folder: string): { key: string; cert: string } {
  need(['openssl', 'openssl'])
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const { status, stderr } = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-keyout',
      key,
      '-out',
      cert,
    ].concat(subject),
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`There is no certificate: ${stderr}`)
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}
