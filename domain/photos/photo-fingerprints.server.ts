import type { App } from '#domain/app.ts'
import { photoRules as rules } from '#agency/photo-rules.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import { bandsOf, distance, type PhotoFingerprint } from './photo-fingerprint.ts'
import * as rows from './photo-fingerprint-rows.server.ts'
import { fileKey } from './photos.server.ts'

const BATCH_SIZE = 20
const UNREADABLE = { fingerprint: '', brightness: null }

/**
 * Computes the fingerprints of some photos that have none yet, and returns how many. It runs as a
 * job, so that no upload waits for it.
 */
export async function computeMissing(
  app: Pick<App, 'db' | 'files' | 'imageWorker' | 'clock' | 'log'>,
): Promise<number> {
  const names = await rows.namesWithoutFingerprint(app.db, BATCH_SIZE)
  for (const name of names) {
    const { fingerprint, brightness } = (await compute(app, name)) ?? UNREADABLE
    const looked_at = app.clock.now().toISOString()
    const bands = fingerprint === '' ? null : bandsOf(fingerprint)
    await rows.update(app.db, name, { looked_at, fingerprint, brightness, bands })
  }
  return names.length
}

// An unreadable photo is skipped for good. While the store is unavailable the job fails, and runs
// again later.
async function compute(
  { files, imageWorker, log }: Pick<App, 'files' | 'imageWorker' | 'log'>,
  name: string,
): Promise<PhotoFingerprint | undefined> {
  try {
    const file = await files.find(fileKey(name))
    return file ? await imageWorker.fingerprint(await file.read()) : undefined
  } catch (err) {
    if (storeUnavailable(err)) throw err
    log.warn({ err, photo: name }, 'the fingerprint of a photo could not be computed')
    return undefined
  }
}

/** Size, fingerprint and brightness of these photos. */
export function list({ db }: Pick<App, 'db'>, names: string[]) {
  return rows.list(db, names)
}

/** All photos with a similar fingerprint, the one that it was taken from included. */
export async function findSimilar({ db }: Pick<App, 'db'>, fingerprint: string): Promise<string[]> {
  if (fingerprint === '') return []
  const candidates = await rows.findCandidates(db, bandsOf(fingerprint))
  return candidates
    .filter((photo) => distance(photo.fingerprint, fingerprint) <= rules.maxDifferentBits)
    .map(({ name }) => name)
}
