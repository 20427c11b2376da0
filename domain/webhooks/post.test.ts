import { expect, test } from 'vitest'

import { webhookReceiver } from '#test/webhook-receiver.ts'

import { post, publicAddresses } from './post.server.ts'

const local = { address: '127.0.0.1', family: 4 }
const outside = { address: '8.8.8.8', family: 4 }

function network(...answers: { address: string; family: number }[][]) {
  const asked: string[] = []
  const lookup = async (name: string) => {
    asked.push(name)
    return answers[Math.min(asked.length, answers.length) - 1] ?? []
  }
  return { asked, strict: { allowsPrivate: false, lookup }, open: { allowsPrivate: true, lookup } }
}

const message = (url: string) => ({ url, headers: { 'content-type': 'text/plain' }, body: 'é' })

test('a message is posted, and the answer read', async () => {
  const { url, received } = await webhookReceiver((_received, response) =>
    response.writeHead(429, { 'retry-after': '7' }).end('later'),
  )
  const answer = await post(network().open, message(`${url}/hook?x=1`))
  expect(answer).toEqual({ status: 429, text: 'later', retryAfterMs: 7000 })
  expect(received).toMatchObject([
    { path: '/hook?x=1', body: 'é', headers: { 'content-type': 'text/plain' } },
  ])
})

test('a name is looked up once, and the connection goes to that address, under its name', async () => {
  const checked = await webhookReceiver()
  const { port } = new URL(checked.url)
  const other = await webhookReceiver(200, { host: '127.0.0.2', port: Number(port) })
  // A hostile name server gives another address to whoever asks again.
  const { open, asked } = network([local], [{ address: '127.0.0.2', family: 4 }])
  await post(open, message(`http://rebinding.example:${port}/`))
  expect([checked.received.length, other.received.length, asked]).toEqual([
    1,
    0,
    ['rebinding.example'],
  ])
  expect(checked.received[0]?.headers.host).toBe(`rebinding.example:${port}`)
})

test('a name that was public when it was added, and is private now, is refused', async () => {
  const { url, received } = await webhookReceiver()
  const { strict } = network([outside], [local])
  const named = message(`http://rebinding.example:${new URL(url).port}/`)
  expect(await publicAddresses(strict, named.url)).toEqual([outside])
  await expect(post(strict, named)).rejects.toThrow('This address is on a private network.')
  expect(received).toEqual([])
})

test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', 'localhost'])(
  'nothing is sent to %s',
  async (host) => {
    const { url, received } = await webhookReceiver()
    const { strict } = network([local])
    const { port } = new URL(url)
    await expect(post(strict, message(`http://${host}:${port}/`))).rejects.toThrow(
      'This address is on a private network.',
    )
    expect(received).toEqual([])
  },
)

test('one private address among public ones is enough to refuse', async () => {
  const { strict } = network([outside, { address: '::1', family: 6 }])
  await expect(post(strict, message('https://both.example/'))).rejects.toThrow('private')
})

test('a redirect is not followed', async () => {
  const inside = await webhookReceiver()
  const { url } = await webhookReceiver((_received, response) =>
    response.writeHead(307, { location: `${inside.url}/secret` }).end(),
  )
  expect(await post(network().open, message(url))).toMatchObject({ status: 307 })
  expect(inside.received).toEqual([])
})

test('no more than the beginning of a long answer is read', async () => {
  const { url } = await webhookReceiver((_received, response) => {
    const endless = () => {
      while (response.write('x'.repeat(16_384)));
    }
    response.on('drain', endless)
    endless()
  })
  const { text } = await post(network().open, message(url))
  expect(text).toHaveLength(65_536)
})

test('why no answer came is said in plain words', async () => {
  const { url } = await webhookReceiver((_received, response) => response.destroy())
  await expect(post(network().open, message(url))).rejects.toThrow('The connection broke.')
  const closed = message('http://127.0.0.1:1/')
  await expect(post(network().open, closed)).rejects.toThrow('The server refused the connection.')
  const unknown = Object.assign(new Error('x'), { code: 'ENOTFOUND' })
  const nameless = { allowsPrivate: false, lookup: () => Promise.reject(unknown) }
  await expect(post(nameless, message('http://no.example/'))).rejects.toThrow(
    'There is no server of this name.',
  )
})
