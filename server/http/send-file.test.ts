import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'

import { fileInMemory } from '#storage/files/file-store.ts'

import { readRange, sendFile } from './send-file.ts'

test('a file that the browser has is not sent again', async () => {
  const server = fastify()
  onTestFinished(() => server.close())
  const about = { name: 'a.txt', type: 'text/plain', etag: 'a1', cache: 'revalidate' } as const
  server.get('/', (request, reply) =>
    sendFile(request, reply, fileInMemory(Buffer.from('a')), about),
  )
  const statusOf = async (known: string) =>
    (await server.inject({ url: '/', headers: { 'if-none-match': known } })).statusCode
  for (const known of ['"a1"', 'W/"a1"', '"b2", "a1"', '*'])
    expect(await statusOf(known), known).toBe(304)
  expect(await statusOf('"b2"')).toBe(200)
})

test('a range may have a start, an end, or a length from the end', () => {
  expect(readRange('bytes=0-4', 10)).toEqual({ start: 0, end: 4 })
  expect(readRange('bytes=5-', 10)).toEqual({ start: 5, end: 9 })
  expect(readRange('bytes=5-99', 10)).toEqual({ start: 5, end: 9 })
  expect(readRange('bytes=-3', 10)).toEqual({ start: 7, end: 9 })
  expect(readRange('bytes=-99', 10)).toEqual({ start: 0, end: 9 })
})

test('a range beyond the file is unsatisfiable', () => {
  expect(readRange('bytes=10-', 10)).toBe('unsatisfiable')
  expect(readRange('bytes=-0', 10)).toBe('unsatisfiable')
})

test('no range, several ranges and an unreadable header mean the whole file', () => {
  for (const header of [
    undefined,
    '',
    'bytes=-',
    'bytes=a-b',
    'bytes=0-1,3-4',
    'bytes=5-2',
    'lines=1-2',
  ])
    expect(readRange(header, 10)).toBe('whole')
})
