import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { App } from '#domain/app.ts'
import * as settings from '#domain/settings/settings.server.ts'

const SECRET = 'tour-link-secret'
const REFERENCE = /^[0-9a-f]{24}$/

/** Names a tour in calendars and links. Whoever knows it can still do nothing without a signature. */
export function newReference(): string {
  return randomBytes(12).toString('hex')
}

/** Where the tour of a reference is moved or cancelled. It says nothing about anybody. */
export async function linkTo(app: Pick<App, 'db'>, reference: string): Promise<string> {
  return `/tour/${reference}.${signature(await secret(app), reference)}`
}

/** The reference in a token that we have signed. */
export async function readToken(app: Pick<App, 'db'>, token: string): Promise<string | undefined> {
  const [reference = '', signed = ''] = token.split('.')
  if (!REFERENCE.test(reference)) return undefined
  return isEqual(signed, signature(await secret(app), reference)) ? reference : undefined
}

async function secret(app: Pick<App, 'db'>): Promise<string> {
  const kept = await settings.read(app, SECRET)
  if (kept !== undefined) return kept
  await settings.writeOnce(app, SECRET, randomBytes(32).toString('base64url'))
  return (await settings.read(app, SECRET)) ?? ''
}

function signature(key: string, reference: string): string {
  return createHmac('sha256', key).update(reference).digest('base64url').slice(0, 32)
}

function isEqual(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
