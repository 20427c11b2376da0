import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { holdTable } from '#test/hold-table.ts'
import { testServer } from '#test/test-server.ts'

import { openDoors } from './http-server.ts'

test('a page of somebody else cannot write, and ours can', async () => {
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

test('a page of somebody else may read', async () => {
  const { call } = await testServer()
  const answer = await call('GET', '/api/categories', { headers: { origin: 'https://a.example' } })
  expect(answer.status).toBe(200)
})

test('a crowd beyond what can be served is told to come back, and then served', async () => {
  const { call, app } = await testServer()
  const letGo = await holdTable(app, 'categories')
  const asked = Array.from({ length: 400 }, () => call('GET', '/api/categories'))
  const first = await Promise.race(asked)
  expect([first.status, first.headers['retry-after']]).toEqual([503, '1'])
  expect((await call('GET', '/healthz')).status).toBe(200)
  await letGo()
  const answers = Map.groupBy(await Promise.all(asked), ({ status }) => status)
  expect([answers.get(200)?.length, answers.get(503)?.length]).toEqual([300, 100])
  expect((await call('GET', '/api/categories')).status).toBe(200)
})

test('those who send slowly take no place from others', async () => {
  const { call, listen } = await testServer()
  const port = await listen()
  const slow = Array.from({ length: 300 }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => slow.forEach((socket) => socket.destroy()))
  await Promise.all(slow.map((socket) => once(socket, 'connect')))
  for (const socket of slow) socket.write(HALF_A_REQUEST)
  expect((await call('GET', '/api/categories')).status).toBe(200)
})

test('when all places are taken, whoever has asked for nothing for longest gives way', async () => {
  const doors = openDoors((_request, response) => response.end('welcome'), undefined, {
    mostConnections: 3,
  })
  onTestFinished(() => void doors.close())
  await once(doors.listen(0, '127.0.0.1'), 'listening')
  const { port } = doors.address() as AddressInfo
  const slow = await Promise.all([1, 2, 3].map(() => connected(port)))
  for (const socket of slow) socket.write(HALF_A_REQUEST)
  const gone = Promise.race(slow.map(async (socket, at) => (await once(socket, 'close')) && at))
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('welcome')
  expect(await gone).toBe(0)
  expect(slow.filter((socket) => socket.closed)).toHaveLength(1)
})

test('a visitor cannot pretend to be many by naming addresses before the proxy’s', async () => {
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

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').resume()
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}
