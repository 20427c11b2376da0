import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'

import type { Role } from '#domain/roles.ts'
import { hashPassword } from '#domain/accounts/password.server.ts'
import type { AppContext } from '#server/app-context.ts'
import { buildServer } from '#server/http/fastify-server.ts'

import { form, jpeg } from './samples.ts'
import { testApp, type TestApp } from './test-app.ts'

export interface TestResponse {
  status: number
  headers: Record<string, string | number | string[] | undefined>
  body: Buffer
  /** Parsed, where the response is JSON. Its shape is for each test to check. */
  json: unknown
}

type Call = (
  method: string,
  url: string,
  options?: Omit<InjectOptions, 'method' | 'url'>,
) => Promise<TestResponse>

export interface TestServer {
  app: TestApp
  token: string
  call: Call
  /** Like `call`, with the administrator's token. */
  asAdmin: Call
  /** Logs somebody of this role in, whose email address begins with the role. */
  logInAs: (role: Role) => Promise<{ as: Call; user_id: number; token: string }>
  /** Uploads a photo as the administrator and returns its name. */
  upload: (shade?: number) => Promise<string>
  /** Opens a real port and returns it. */
  listen: () => Promise<number>
}

export const USERNAME = 'admin'
export const PASSWORD = 'correct horse battery'

/** The server without pages, on a fresh database, with one administrator logged in. */
export async function testServer(
  config: Partial<AppContext['config']> = {},
  parts: Partial<Pick<TestApp, 'mail'>> = {},
): Promise<TestServer> {
  const app = { ...(await testApp()), ...parts }
  const server = await buildServer(
    {
      ...app,
      withoutTimeouts: (work) => work(app.db),
      config: {
        trustProxy: 0,
        uploadsNeedToken: false,
        backups: { folder: join(app.folder, 'backups'), everyMs: 0, keep: 14 },
        ...config,
      },
    },
    pino({ level: 'silent' }),
  )
  onTestFinished(() => server.close())
  const token = (await logIn(app, USERNAME)).token

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
  const withToken =
    (token: string): Call =>
    (method, url, options = {}) =>
      call(method, url, {
        ...options,
        headers: { ...options.headers, authorization: `Bearer ${token}` },
      })
  const asAdmin = withToken(token)
  const logInAs = async (role: Role) => {
    const email = `${role}@agency.example`
    const login = await logIn(app, email, { role, email, name: `The ${role}` })
    return { ...login, as: withToken(login.token) }
  }
  const upload = async (shade = 120) => {
    const photo = await jpeg({ shade })
    const response = await asAdmin('POST', '/api/upload', await form({ photo }))
    return (response.json as { filename: string }).filename
  }
  const listen = async () => {
    await server.listen({ port: 0, host: '127.0.0.1' })
    return (server.server.address() as AddressInfo).port
  }
  return { app, token, call, asAdmin, logInAs, upload, listen }
}

const passwordHash = hashPassword(PASSWORD)

// Writes the session directly: checking a password takes a third of a second.
async function logIn(
  { db, clock }: TestApp,
  username: string,
  person: { role?: Role; email?: string; name?: string } = {},
) {
  const now = clock.now().toISOString()
  const { id } = await db
    .insertInto('administrators')
    .values({ username, password_hash: await passwordHash, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const user = await db
    .insertInto('users')
    .values({ ...person, administrator_id: id, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = username === USERNAME ? 'token' : `token-of-${username}`
  await db
    .insertInto('sessions')
    .values({
      token_hash: createHash('sha256').update(token).digest('hex'),
      administrator_id: id,
      created_at: now,
      seen_at: now,
      expires_at: '9999-01-01T00:00:00.000Z',
    })
    .execute()
  return { token, user_id: user.id }
}
