import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'

import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { cutSlowBodies } from './slow-bodies.ts'

const LIMITS = { windowMs: 300, minBytes: 1000 }

// The tests let windows pass, so that they do not depend on the speed of the machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test('a text that stalls is cut off, and a quick one is answered', async () => {
  const [begin, end] = [`"${'x'.repeat(1500)}`, 'x"']
  const send = await sender('application/json', begin.length + end.length)
  expect(await send(begin, PAUSE)).toBe('')
  expect(await send(begin, end)).toContain('200 OK')
})

test('files may take long as long as enough of them comes', async () => {
  const head = '--b\r\ncontent-disposition: form-data; name="photo"; filename="p"\r\n\r\n'
  const end = '\r\n--b--\r\n'
  const parts = Array<string>(4).fill('x'.repeat(1500))
  const length = head.length + end.length + parts.join('').length
  const send = await sender('multipart/form-data; boundary=b', length)
  expect(await send(head, ...parts.flatMap((part) => [part, PAUSE] as const), end)).toContain(
    '200 OK',
  )
  expect(await send(head, 'x'.repeat(1500), PAUSE, 'x', PAUSE)).toBe('')
})

test('a request without a body may be answered late', async () => {
  const server = fastify()
  onTestFinished(() => server.close())
  cutSlowBodies(server as never, LIMITS)
  server.get('/', async () => {
    vi.advanceTimersByTime(2 * LIMITS.windowMs)
    await setImmediate()
    return 'ok'
  })
  expect((await server.inject('/')).body).toBe('ok')
})

/** In place of a piece of the body: lets one window pass. */
const PAUSE = Symbol('pause')

/** Starts a server; the function sends it a body in pieces and returns the answer. */
async function sender(type: string, length: number) {
  const server = fastify()
  await server.register(multipart)
  cutSlowBodies(server as never, LIMITS)
  server.post('/', async (request) => {
    if (request.isMultipart()) for await (const part of request.files()) await part.toBuffer()
    return 'ok'
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  const { port } = server.server.address() as AddressInfo
  const head = `POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`

  return async (...body: (string | typeof PAUSE)[]) => {
    const client = connect(port, '127.0.0.1')
    let answer = ''
    client.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('error', () => {})
    const closed = new Promise((resolve) => client.once('close', resolve))
    client.write(head)
    const [{ socket }] = (await once(server.server, 'request')) as [IncomingMessage]
    for (const piece of body)
      if (piece === PAUSE) {
        while (socket.bytesRead < client.bytesWritten) await setImmediate()
        vi.advanceTimersByTime(LIMITS.windowMs)
      } else client.write(piece)
    await closed
    return answer
  }
}
