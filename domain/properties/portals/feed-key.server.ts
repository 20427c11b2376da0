import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as settings from '#domain/settings/settings.server.ts'

const NAME = 'feed-key'

/** The secret in the feeds' addresses, made when it is first asked for. */
export async function current(app: Pick<App, 'db'>): Promise<string> {
  const known = await settings.read(app, NAME)
  if (known !== undefined) return known
  await settings.writeOnce(app, NAME, made())
  return (await settings.read(app, NAME)) ?? ''
}

/** A new secret; whoever knows the old one is shut out from now on. */
export function renew(app: Pick<App, 'db' | 'clock' | 'actor'>): Promise<string> {
  const key = made()
  return app.db.transaction().execute(async (tx) => {
    await settings.write({ db: tx }, NAME, key)
    await audit.record(tx, app, { what: 'feed-addresses-renewed' })
    return key
  })
}

/** Takes as long for any key: nothing is learnt from the time that a refusal takes. */
export async function isCurrent(app: Pick<App, 'db'>, given: string): Promise<boolean> {
  const known = (await settings.read(app, NAME)) ?? made()
  return timingSafeEqual(digest(given), digest(known))
}

function made(): string {
  return randomBytes(24).toString('base64url')
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
