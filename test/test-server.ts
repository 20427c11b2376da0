import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'

import * as administrators from '#domain/sessions/administrators.server.ts'
import type { House } from '#server/house.ts'
import { buildServer } from '#server/server.ts'

import { form, jpeg } from './samples.ts'
import { testApp, type TestApp } from './test-app.ts'

export interface Answer {
  status: number
  headers: Record<string, string | number | string[] | undefined>
  body: Buffer
  // What a call answers is checked by each test against what it expects.
  json: unknown
}

type Call = (
  method: string,
  url: string,
  options?: Omit<InjectOptions, 'method' | 'url'>,
) => Promise<Answer>

export interface TestServer {
  app: TestApp
  token: string
  call: Call
  /** The same, with the administrator's token. */
  asAdmin: Call
  /** Uploads a photo as the administrator and returns its name. */
  upload: (shade?: number) => Promise<string>
}

export const USERNAME = 'admin'
export const PASSWORD = 'correct horse battery'

/** The whole server without its pages, on a fresh database, with one administrator logged in. */
export async function testServer(config: Partial<House['config']> = {}): Promise<TestServer> {
  const app = await testApp()
  const server = await buildServer(
    {
      ...app,
      config: {
        publicUrl: 'http://localhost:3000',
        trustProxy: false,
        uploadsNeedToken: false,
        ...config,
      },
    },
    pino({ level: 'silent' }),
  )
  onTestFinished(() => server.close())
  await administrators.create(app, USERNAME, PASSWORD)

  const call: Call = async (method, url, options = {}) => {
    const response = await server.inject({ ...options, method: method as 'GET', url })
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.rawPayload,
      json: isJson ? (JSON.parse(response.body) as unknown) : undefined,
    }
  }
  const login = await call('POST', '/login', {
    payload: { username: USERNAME, password: PASSWORD },
  })
  const { token } = login.json as { token: string }
  const asAdmin: Call = (method, url, options = {}) =>
    call(method, url, {
      ...options,
      headers: { ...options.headers, authorization: `Bearer ${token}` },
    })
  const upload = async (shade = 120) => {
    const answer = await asAdmin(
      'POST',
      '/api/upload',
      await form({ photo: await jpeg({ shade }) }),
    )
    return (answer.json as { filename: string }).filename
  }
  return { app, token, call, asAdmin, upload }
}
