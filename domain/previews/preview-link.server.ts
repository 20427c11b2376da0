import type { App } from '#domain/app.ts'
import { DAY_MS } from '#domain/iso-time.ts'
import { readSigned, sign } from '#domain/signature.server.ts'

const KEY = { setting: 'preview-link-secret', signatureLength: 32 }
const VALID_MS = 7 * DAY_MS

interface PreviewOptions {
  validMs?: number
  /** The id of the changes to show; without one, the page is shown as it is stored. */
  changes?: string
}

/** What a preview shows: a property by its id, anything else by its kind and id. */
export type PreviewSubject = `${number}` | `${'post' | 'settings'}${number}`

/** A token by which anyone sees a page that is not public; without `validMs`, for a week. */
export async function previewToken(
  app: Pick<App, 'db' | 'clock'>,
  subject: PreviewSubject,
  { validMs = VALID_MS, changes }: PreviewOptions = {},
): Promise<{ token: string; expires_at: string }> {
  const until = app.clock.now().getTime() + validMs
  const text = [subject, until, changes].filter((part) => part !== undefined).join('-')
  return {
    token: `${text}.${await sign(app, KEY, text)}`,
    expires_at: new Date(until).toISOString(),
  }
}

/** What a token shows of this subject; undefined where it is forged, expired, or made for another. */
export async function readPreviewToken(
  app: Pick<App, 'db' | 'clock'>,
  subject: PreviewSubject,
  token: string,
): Promise<Pick<PreviewOptions, 'changes'> | undefined> {
  const [signed, until, changes] = (await readSigned(app, KEY, token))?.split('-') ?? []
  const isValid = signed === subject && app.clock.now().getTime() < Number(until)
  if (!isValid) return undefined
  return changes === undefined ? {} : { changes }
}
