import type { App } from '#domain/app.ts'
import { DAY_MS } from '#domain/iso-time.ts'
import { readSigned, sign } from '#domain/signature.server.ts'

import type { PropertyId } from './property.ts'

const KEY = { setting: 'preview-link-secret', signatureLength: 32 }
const VALID_MS = 7 * DAY_MS

interface PreviewOptions {
  validMs?: number
  /** The id of the changes to show; without one, the property is shown as it is stored. */
  changes?: string
}

/** A token by which anyone sees the page of a property that is not public, for a week unless set. */
export async function previewToken(
  app: Pick<App, 'db' | 'clock'>,
  id: PropertyId,
  { validMs = VALID_MS, changes }: PreviewOptions = {},
): Promise<{ token: string; expires_at: string }> {
  const until = app.clock.now().getTime() + validMs
  const text = [id, until, changes].filter((part) => part !== undefined).join('-')
  return {
    token: `${text}.${await sign(app, KEY, text)}`,
    expires_at: new Date(until).toISOString(),
  }
}

/** What a token shows of this property; undefined where it is forged, over, or of another one. */
export async function readPreviewToken(
  app: Pick<App, 'db' | 'clock'>,
  id: PropertyId,
  token: string,
): Promise<Pick<PreviewOptions, 'changes'> | undefined> {
  const [signedId, until, changes] = (await readSigned(app, KEY, token))?.split('-') ?? []
  const isValid = signedId === String(id) && app.clock.now().getTime() < Number(until)
  if (!isValid) return undefined
  return changes === undefined ? {} : { changes }
}
