import type { App } from '#domain/app.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import { bandsOf, distance, similarBands, type PhotoFingerprint } from './photo-fingerprint.ts'
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
  const photos = await app.db
    .selectFrom('photos')
    .select('name')
    .where('fingerprinted_at', 'is', null)
    .where('approved_at', 'is not', null)
    // Newest first: an administrator is most likely working on these.
    .orderBy('created_at', 'desc')
    .limit(BATCH_SIZE)
    .execute()
  for (const { name } of photos) {
    const { fingerprint, brightness } = (await compute(app, name)) ?? UNREADABLE
    const fingerprinted_at = app.clock.now().toISOString()
    const bands = fingerprint === '' ? [] : bandsOf(fingerprint)
    const [band_0 = null, band_1 = null, band_2 = null, band_3 = null] = bands
    await app.db
      .updateTable('photos')
      .set({ fingerprinted_at, fingerprint, brightness, band_0, band_1, band_2, band_3 })
      .where('name', '=', name)
      .execute()
  }
  return photos.length
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
export async function list({ db }: Pick<App, 'db'>, names: string[]) {
  if (names.length === 0) return []
  return db
    .selectFrom('photos')
    .select(['name', 'width', 'height', 'fingerprinted_at', 'fingerprint', 'brightness'])
    .where('name', 'in', names)
    .execute()
}

/** All photos with a similar fingerprint, the one that it was taken from included. */
export async function findSimilar(
  { db, agency }: Pick<App, 'db' | 'agency'>,
  fingerprint: string,
): Promise<string[]> {
  if (fingerprint === '') return []
  // Those of which at least one band differs in at most one bit.
  const candidates = await db
    .selectFrom('photos')
    .select(['name', 'fingerprint'])
    .where((photo) =>
      photo.or(
        bandsOf(fingerprint).map((band, index) =>
          photo(`band_${index as 0 | 1 | 2 | 3}`, 'in', similarBands(band)),
        ),
      ),
    )
    .execute()
  const { photoRules } = await agency.current()
  return candidates
    .filter((photo) => distance(photo.fingerprint, fingerprint) <= photoRules.maxDifferentBits)
    .map(({ name }) => name)
}
