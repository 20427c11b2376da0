import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { holdTable } from '#test/hold-table.ts'
import { testServer } from '#test/test-server.ts'

import { createHttpServer } from './http-server.ts'

test('another site’s page cannot write, and ours can', async () => {
  const { call } = await testServer()
  const contact = { name: 'Aisha', email: 'aisha@example.com', message: 'Hello' }
  const post = (origin?: string) =>
    call('POST', '/api/send-email', {
      payload: contact,
      headers: { host: 'agency.example', ...(origin === undefined ? {} : { origin }) },
    })
  for (const foreign of ['https://evil.example', 'null', 'https://agency.example.evil.example'])
    expect((await post(foreign)).status, foreign).toBe(403)
  for (const ours of [undefined, 'https://agency.example', 'http://localhost:3000'])
    expect((await post(ours)).status, ours ?? 'none').not.toBe(403)
})

test('health names the version', async () => {
  const { call } = await testServer()
  expect((await call('GET', '/healthz')).json).toEqual({
    ok: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
})

test('another site’s page may read', async () => {
  const { call } = await testServer()
  const headers = { origin: 'https://a.example' }
  const response = await call('GET', '/api/categories', { headers })
  expect(response.status).toBe(200)
})

test('requests beyond the limit get 503 with a retry-after, and later ones are served', async () => {
  const { call, app } = await testServer()
  const release = await holdTable(app, 'categories')
  const requests = Array.from({ length: 400 }, () => call('GET', '/api/categories'))
  const first = await Promise.race(requests)
  expect([first.status, first.headers['retry-after']]).toEqual([503, '1'])
  expect((await call('GET', '/healthz')).status).toBe(200)
  await release()
  const responses = Map.groupBy(await Promise.all(requests), ({ status }) => status)
  expect([responses.get(200)?.length, responses.get(503)?.length]).toEqual([300, 100])
  expect((await call('GET', '/api/categories')).status).toBe(200)
})

test('clients that send slowly do not count as active requests', async () => {
  const { call, listen } = await testServer()
  const port = await listen()
  const slow = Array.from({ length: 300 }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => slow.forEach((socket) => socket.destroy()))
  await Promise.all(slow.map((socket) => once(socket, 'connect')))
  for (const socket of slow) socket.write(HALF_A_REQUEST)
  expect((await call('GET', '/api/categories')).status).toBe(200)
})

test('at the connection limit, the connection longest without a request is closed', async () => {
  const server = createHttpServer((_request, response) => response.end('welcome'), undefined, {
    maxConnections: 3,
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const slow = await Promise.all([1, 2, 3].map(() => openSocket(port)))
  for (const socket of slow) socket.write(HALF_A_REQUEST)
  const firstClosed = Promise.race(
    slow.map(async (socket, index) => (await once(socket, 'close')) && index),
  )
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('welcome')
  expect(await firstClosed).toBe(0)
  expect(slow.filter((socket) => socket.closed)).toHaveLength(1)
})

test('addresses that a visitor adds before the proxy’s are ignored', async () => {
  const { call } = await testServer({ trustProxy: 1 })
  const guess = (claimed: string, visitor = '203.0.113.7') =>
    call('POST', '/login', {
      payload: { username: 'nobody', password: 'a guess' },
      headers: { 'x-forwarded-for': `${claimed}, ${visitor}` },
    })
  for (const claimed of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5'])
    expect((await guess(claimed)).status).toBe(401)
  expect((await guess('192.0.2.6')).status).toBe(429)
  expect((await guess('192.0.2.6', '203.0.113.8')).status).toBe(401)
})

const HALF_A_REQUEST =
  'POST /login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{'

async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').resume()
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}
