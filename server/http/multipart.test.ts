import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'

import { sendProblem } from '#server/problems.ts'
import { form } from '#test/samples.ts'

import { readMultipart } from './multipart.ts'

test('the texts of a form are limited in bytes, not in letters', async () => {
  const arabic = 'ب'.repeat(30)
  expect(await statusOf({ a: arabic })).toBe(200)
  expect(await statusOf({ a: arabic, b: arabic })).toBe(413)
  expect(await statusOf({ a: 'b'.repeat(30), b: 'b'.repeat(30) })).toBe(200)
})

async function statusOf(fields: Record<string, string>): Promise<number> {
  const server = fastify()
  onTestFinished(() => server.close())
  server.setErrorHandler(sendProblem)
  await server.register(multipart)
  const options = { part: 'photo', maxTextBytes: 100 }
  server.post('/', (request) => readMultipart(request, options, () => Promise.resolve()))
  return (await server.inject({ method: 'POST', url: '/', ...(await form(fields)) })).statusCode
}
