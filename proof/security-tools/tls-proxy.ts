import { readFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { assertNothingMissing, missingTools } from '#proof/debian-tools.ts'
import { forwardTo, listen } from '#proof/loopback.ts'
import { makeCertificate } from '#test/nginx.ts'

const TLS_HELLO = 0x16

/**
 * Terminates TLS as an operator's proxy does, and redirects plain HTTP to HTTPS. Both use one port and
 * are told apart by the first byte, since a scanner takes a single host.
 */
export async function startTlsProxy(folder: string, sitePort: number) {
  assertNothingMissing(missingTools('openssl'))
  const cert = makeCertificate(folder)
  const key = readFileSync(join(folder, 'key.pem'))
  const forward = forwardTo(sitePort, ({ statusCode = 502, headers }, response) =>
    response.writeHead(statusCode, headers),
  )
  const secure = createHttpsServer({ key, cert }, forward)
  const plain = createHttpServer((incoming, response) => {
    response.writeHead(301, { location: `https://${incoming.headers.host}${incoming.url}` }).end()
  })
  const both = createServer((socket) => {
    socket.once('data', (first) => {
      socket.pause()
      socket.unshift(first)
      const server = first[0] === TLS_HELLO ? secure : plain
      server.emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  })
  const listening = await listen(both)
  return {
    ...listening,
    host: `localhost:${listening.port}`,
    certificate: join(folder, 'certificate.pem'),
  }
}
