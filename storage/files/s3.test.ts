import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { storeUnavailable } from '#storage/database/store-errors.ts'

import { readS3Address } from './s3-address.ts'
import { s3Files } from './s3.ts'

const KEY = 'photos/a.jpg'
const QUICK = { tries: 4, firstWaitMs: 1, tryMs: 300, lastTryAfterMs: 5000 }

test('a request to an overloaded store is retried until it works', async () => {
  const { files, asked } = await storeThat(slowDown, slowDown, ok('hello'))
  expect((await (await files.find(KEY))?.read())?.toString()).toBe('hello')
  expect(asked).toEqual(['GET', 'GET', 'GET'])
})

test.each([
  ['stays overloaded', slowDown],
  ['hangs up', hangUp],
  ['hangs up half-way', hangUpHalfWay],
  ['says nothing', () => {}],
])('a store that %s counts as unreachable within the time limit', async (_how, answer) => {
  const { files, asked } = await storeThat(answer)
  const error = await files.find(KEY).catch((error: unknown) => error)
  expect(storeUnavailable(error)).toBe('unreachable')
  expect(asked).toHaveLength(4)
})

test('a write that was cut off is repeated completely', async () => {
  const { files, asked, bodies } = await storeThat(hangUp, ok(''))
  await files.put(KEY, Buffer.from('hello'))
  expect(asked).toEqual(['PUT', 'PUT'])
  expect(bodies.at(-1)).toBe('hello')
})

test('no server is listening', async () => {
  const files = s3Files(readS3Address('s3://a:b@127.0.0.1:1/site?tls=0'), QUICK)
  const error = await files.has(KEY).catch((error: unknown) => error)
  expect(storeUnavailable(error)).toBe('unreachable')
})

test('a refusal that needs an operator is not retried, and has the store’s error code', async () => {
  const { files, asked } = await storeThat(refusal(403, 'SignatureDoesNotMatch'))
  await expect(files.put(KEY, Buffer.from('x'))).rejects.toThrow('403 SignatureDoesNotMatch')
  expect(asked).toHaveLength(1)
  const bucketless = await storeThat(refusal(404, 'NoSuchBucket'))
  await expect(bucketless.files.find(KEY)).rejects.toThrow('404 NoSuchBucket')
  const full = await storeThat(refusal(507, 'XMinioStorageFull'))
  expect(
    storeUnavailable(await full.files.put(KEY, Buffer.from('x')).catch((error: unknown) => error)),
  ).toBe('full')
})

test('no error contains the secret', async () => {
  const { files } = await storeThat(slowDown)
  const error = await files.find(KEY).catch((error: unknown) => error)
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret')
})

test('what others left in the bucket is not listed, such as the object of a folder', async () => {
  const keys = ['photos/', 'photos/.DS_Store', 'photos/a.jpg'].map((key) => `<Key>${key}</Key>`)
  const { files } = await storeThat(ok(keys.join('')))
  expect(await Array.fromAsync(files.list('photos'))).toEqual(['photos/a.jpg'])
})

test('an empty file can be stored and read', async () => {
  const { files } = await storeThat(refusal(416, 'InvalidRange'))
  const file = await files.find(KEY)
  expect([file?.size, (await file?.read())?.length]).toEqual([0, 0])
})

test('a file that is replaced while it is read is never mixed with the new one', async () => {
  const piece = Buffer.alloc(512 * 1024)
  const { files } = await storeThat(partOf(piece, '"one"'), (_request, response) =>
    response.writeHead(412).end(),
  )
  const file = await files.find(KEY)
  expect(file?.size).toBe(1024 * 1024)
  await expect(file?.read()).rejects.toThrow('412')
})

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** A store that gives these responses in turn, and repeats the last. */
async function storeThat(...answers: [Answer, ...Answer[]]) {
  const asked: string[] = []
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]
    asked.push(request.method ?? '')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString())
      answer?.(request, response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const address = readS3Address(`s3://key:secret@127.0.0.1:${port}/site?tls=0`)
  return { files: s3Files(address, QUICK), asked, bodies }
}

function slowDown(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
}

function hangUp({ socket }: IncomingMessage): void {
  socket.destroy()
}

function hangUpHalfWay({ socket }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-length': 1000 }).write('half', () => socket.destroy())
}

function ok(words: string): Answer {
  return (_request, response) => response.writeHead(200).end(words)
}

function refusal(status: number, code: string): Answer {
  return (_request, response) =>
    response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

function partOf(bytes: Buffer, etag: string): Answer {
  const range = `bytes 0-${bytes.length - 1}/${bytes.length * 2}`
  return (_request, response) =>
    response.writeHead(206, { etag, 'content-range': range }).end(bytes)
}
