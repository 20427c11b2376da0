import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { App } from '#domain/app.ts'
import * as settings from '#domain/settings/settings.server.ts'

const SECRET = 'form-token-secret'
const LASTS_SECONDS = 86_400

/** A token that tells, signed, when a visitor began to write. It lives in no cached page. */
export async function issue(app: Pick<App, 'db' | 'clock'>): Promise<string> {
  const time = Math.floor(app.clock.now().getTime() / 1000).toString(36)
  return `${time}.${signature(await secret(app), time)}`
}

/** The seconds since the token was issued. */
export async function read(
  app: Pick<App, 'db' | 'clock'>,
  token: string | undefined,
): Promise<number | 'unknown' | 'forged'> {
  if (token === undefined) return 'unknown'
  const [time = '', signed = ''] = token.split('.')
  if (!isEqual(signed, signature(await secret(app), time))) return 'forged'
  const seconds = app.clock.now().getTime() / 1000 - parseInt(time, 36)
  return seconds < 0 || seconds > LASTS_SECONDS ? 'unknown' : seconds
}

async function secret(app: Pick<App, 'db'>): Promise<string> {
  const kept = await settings.read(app, SECRET)
  if (kept !== undefined) return kept
  await settings.writeOnce(app, SECRET, randomBytes(32).toString('base64url'))
  return (await settings.read(app, SECRET)) ?? ''
}

function signature(key: string, time: string): string {
  return createHmac('sha256', key).update(time).digest('base64url').slice(0, 22)
}

function isEqual(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
