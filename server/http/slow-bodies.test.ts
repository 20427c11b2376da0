import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'

import { cutSlowBodies } from './slow-bodies.ts'

const LIMITS = { windowMs: 300, minBytes: 1000 }

test('a text that stalls is cut off, and a quick one is answered', async () => {
  const port = await listening()
  expect(await sent(port, 'application/json', 9, ['{"a"'])).toBe('')
  expect(await sent(port, 'application/json', 9, ['{"a"', ':123}'])).toContain('200 OK')
})

test('files may take long as long as enough of them comes', async () => {
  const port = await listening()
  const head = '--b\r\ncontent-disposition: form-data; name="photo"; filename="p"\r\n\r\n'
  const end = '\r\n--b--\r\n'
  const parts = Array<string>(8).fill('x'.repeat(1500))
  const length = head.length + end.length + parts.join('').length
  const type = 'multipart/form-data; boundary=b'
  expect(await sent(port, type, length, [head, ...parts, end])).toContain('200 OK')
  expect(await sent(port, type, length, [head, 'x'])).toBe('')
})

async function listening(): Promise<number> {
  const server = fastify()
  await server.register(multipart)
  cutSlowBodies(server as never, LIMITS)
  server.post('/', async (request) => {
    if (request.isMultipart()) for await (const part of request.files()) await part.toBuffer()
    return 'ok'
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  return (server.server.address() as AddressInfo).port
}

/** Sends a body in pieces, a few in each window, and returns the answer. */
async function sent(port: number, type: string, length: number, pieces: string[]) {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('error', () => {})
  const closed = once(socket, 'close')
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
  )
  for (const piece of pieces) {
    socket.write(piece)
    await wait(100)
  }
  await closed
  return answer
}
