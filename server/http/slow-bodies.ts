import type { IncomingMessage } from 'node:http'

import type { Server } from '#server/app-context.ts'

interface Limits {
  /** A text must arrive completely within `windowMs`, of a file at least `minBytes` per window. */
  windowMs: number
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
    const came = socket.bytesRead - bytesBefore
    bytesBefore = socket.bytesRead
    // While what came is not read yet, it is we who are slow.
    const isOurTurn = message.isPaused() || message.readableLength > 0
    if (!isFile || (came < minBytes && !isOurTurn)) message.destroy()
  }, windowMs).unref()
  const stop = () => clearInterval(timer)
  message.once('end', stop).once('close', stop)
}
