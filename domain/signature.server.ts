import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { App } from '#domain/app.ts'
import * as settings from '#domain/settings/settings.server.ts'

export interface SigningKey {
  /** The setting that holds the secret, which is created at first use. */
  setting: string
  signatureLength: number
}

/** The HMAC of a text with the site's own secret. */
export async function sign(
  app: Pick<App, 'db'>,
  { setting, signatureLength }: SigningKey,
  text: string,
): Promise<string> {
  const newSecret = () => randomBytes(32).toString('base64url')
  const key = await settings.readOrCreate(app, setting, newSecret)
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, signatureLength)
}

/** The text of a token `text.signature`; undefined where the signature is not ours. */
export async function readSigned(app: Pick<App, 'db'>, key: SigningKey, token: string) {
  const [text = '', signature = ''] = token.split('.')
  const [given, right] = [Buffer.from(signature), Buffer.from(await sign(app, key, text))]
  return given.length === right.length && timingSafeEqual(given, right) ? text : undefined
}
