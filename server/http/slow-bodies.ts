import type { IncomingMessage } from 'node:http'

import type { Server } from '#server/app-context.ts'

interface Limits {
  /** A body without files must arrive completely within this time. */
  windowMs: number
  /** Of a form with files at least this much must arrive in each window. */
  minBytes: number
}

/** Four kilobytes a second: a phone with a bad connection has several times as much. */
const LIMITS: Limits = { windowMs: 20_000, minBytes: 80_000 }

/** Cuts off clients that begin to send a body and then stall: each would hold a connection for long. */
export function cutSlowBodies(server: Server, limits = LIMITS): void {
  server.addHook('preParsing', (request, _reply, payload, done) => {
    const { headers } = request
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
    const isFile = headers['content-type']?.startsWith('multipart/') === true
    if (hasBody) watch(request.raw, isFile, limits)
    done(null, payload)
  })
}

function watch(message: IncomingMessage, isFile: boolean, { windowMs, minBytes }: Limits): void {
  const { socket } = message
  let bytesBefore = socket.bytesRead
  const timer = setInterval(() => {
    if (message.complete) return stop()
    const received = socket.bytesRead - bytesBefore
    bytesBefore = socket.bytesRead
    // While received bytes are not read yet, the client may be waiting for us.
    const isWaitingForUs = message.isPaused() || message.readableLength > 0
    if (!isFile || (received < minBytes && !isWaitingForUs)) message.destroy()
  }, windowMs).unref()
  const stop = () => clearInterval(timer)
  message.once('end', stop).once('close', stop)
}
