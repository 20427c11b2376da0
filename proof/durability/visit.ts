import { createHash } from 'node:crypto'

import { ADMIN_PASSWORD } from '#test/running-site.ts'

/** A running site, and what lets an administrator in. */
export interface Visited {
  url: string
  token: string
}

/** The site gave no answer at all: it is gone. */
export class Unanswered extends Error {}

export async function logIn(url: string): Promise<string> {
  const answer = await ask(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`The login was answered with ${answer.status}`)
  return ((await answer.json()) as { token: string }).token
}

/** An answer that has come whole, whatever it is. */
export interface Answer {
  status: number
  ok: boolean
  bytes: Buffer
  json(): unknown
}

interface Asking extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>
}

/** Asks as an administrator. */
export function askAsAdmin(
  { url, token }: Visited,
  path: string,
  { headers = {}, ...init }: Asking = {},
): Promise<Answer> {
  return ask(`${url}${path}`, {
    ...init,
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
}

export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const { status, ok, ...answer } = await whole(url, init)
    return { status, ok, bytes: answer.bytes, json: () => JSON.parse(answer.bytes.toString()) }
  } catch (cause) {
    throw new Unanswered(`${url} gave no answer`, { cause })
  }
}

async function whole(url: string, init: RequestInit) {
  const answer = await fetch(url, init)
  const { status, ok } = answer
  return { status, ok, bytes: Buffer.from(await answer.arrayBuffer()) }
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
