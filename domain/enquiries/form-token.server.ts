import type { App } from '#domain/app.ts'

import { readSigned, sign } from '#domain/signature.server.ts'

const KEY = { setting: 'form-token-secret', signatureLength: 22 }
const MAX_AGE_SECONDS = 86_400

/** A signed token with the time at which a visitor began to write. It is not part of cached pages. */
export async function issue(app: Pick<App, 'db' | 'clock'>): Promise<string> {
  const time = Math.floor(app.clock.now().getTime() / 1000).toString(36)
  return `${time}.${await sign(app, KEY, time)}`
}

/** The seconds since the token was issued. */
export async function read(app: Pick<App, 'db' | 'clock'>, token: string | undefined) {
  if (token === undefined) return 'unknown'
  const time = await readSigned(app, KEY, token)
  if (time === undefined) return 'forged'
  const seconds = app.clock.now().getTime() / 1000 - parseInt(time, 36)
  return seconds < 0 || seconds > MAX_AGE_SECONDS ? 'unknown' : seconds
}
