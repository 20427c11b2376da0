import type { App } from '#domain/app.ts'
import { DAY_MS } from '#domain/iso-time.ts'
import { readSigned, sign } from '#domain/signature.server.ts'

import type { PropertyId } from './property.ts'

const KEY = { setting: 'preview-link-secret', signatureLength: 32 }
const VALID_MS = 7 * DAY_MS

/** A token by which anyone sees the page of a property that is not public, for a week. */
export async function previewToken(
  app: Pick<App, 'db' | 'clock'>,
  id: PropertyId,
): Promise<{ token: string; expires_at: string }> {
  const until = app.clock.now().getTime() + VALID_MS
  const text = `${id}-${until}`
  return {
    token: `${text}.${await sign(app, KEY, text)}`,
    expires_at: new Date(until).toISOString(),
  }
}

export async function isPreview(
  app: Pick<App, 'db' | 'clock'>,
  id: PropertyId,
  token: string,
): Promise<boolean> {
  const [signedId, until] = (await readSigned(app, KEY, token))?.split('-') ?? []
  return signedId === String(id) && app.clock.now().getTime() < Number(until)
}
