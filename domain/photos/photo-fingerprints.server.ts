import type { App } from '#domain/app.ts'
import { photos as settings } from '#agency/photo-rules.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import { bandsOf, distance, type PhotoFingerprint } from './photo-fingerprint.ts'
import * as rows from './photo-fingerprint-rows.server.ts'
import { keyOf } from './photos.server.ts'

const AT_ONCE = 20

/**
 * Looks at some photos that nobody has looked at yet, one after another, and returns how many. Beside
 * the uploads, not in them: nobody waits for it.
 */
export async function computeMissing(
  app: Pick<App, 'db' | 'files' | 'imageWorker' | 'clock' | 'log'>,
): Promise<number> {
  const names = await rows.unseen(app.db, AT_ONCE)
  for (const name of names) {
    const look = await lookAt(app, name)
    const { fingerprint, brightness } = look ?? { fingerprint: '', brightness: null }
    await rows.remember(app.db, name, {
      looked_at: app.clock.now().toISOString(),
      fingerprint,
      brightness,
      bands: fingerprint === '' ? null : bandsOf(fingerprint),
    })
  }
  return names.length
}

// A photo that cannot be looked at is passed over for good; a store that is away is tried again.
async function lookAt(
  { files, imageWorker, log }: Pick<App, 'files' | 'imageWorker' | 'log'>,
  name: string,
): Promise<PhotoFingerprint | undefined> {
  try {
    const file = await files.find(keyOf(name))
    return file ? await imageWorker.fingerprint(await file.read()) : undefined
  } catch (err) {
    if (storeUnavailable(err)) throw err
    log.warn({ err, photo: name }, 'a photo could not be looked at')
    return undefined
  }
}

/** What is known of these photos. */
export const of = ({ db }: Pick<App, 'db'>, names: string[]) => rows.of(db, names)

/** Other photos that look like it. */
export async function findSimilar({ db }: Pick<App, 'db'>, fingerprint: string): Promise<string[]> {
  if (fingerprint === '') return []
  const near = await rows.near(db, bandsOf(fingerprint))
  return near
    .filter((photo) => distance(photo.fingerprint, fingerprint) <= settings.alikeWithin)
    .map(({ name }) => name)
}
