import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as settings from '#domain/settings/settings.server.ts'

const SETTING = 'feed-key'

/** The secret in the addresses of the feeds, generated on first use. */
export function current(app: Pick<App, 'db'>): Promise<string> {
  return settings.readOrCreate(app, SETTING, generateKey)
}

/** Replaces the secret. Addresses with the old one stop working. */
export function renew(app: Pick<App, 'db' | 'clock' | 'actor'>): Promise<string> {
  const key = generateKey()
  return app.db.transaction().execute(async (tx) => {
    await settings.write({ db: tx }, SETTING, key)
    await audit.record(tx, app, { what: 'feed-addresses-renewed' })
    return key
  })
}

/** Compares in constant time, so that the time of a refusal says nothing about the key. */
export async function isCurrent(app: Pick<App, 'db'>, given: string): Promise<boolean> {
  const stored = (await settings.read(app, SETTING)) ?? generateKey()
  return timingSafeEqual(digest(given), digest(stored))
}

function generateKey(): string {
  return randomBytes(24).toString('base64url')
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
