import type { Database } from '#storage/database/database.ts'

import { similarBands, type Bands } from './photo-fingerprint.ts'

/** Newest first: an administrator is most likely working on these. */
export async function namesWithoutFingerprint(db: Database, limit: number) {
  const rows = await db
    .selectFrom('media')
    .select('name')
    .where('looked_at', 'is', null)
    .where('kept_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ name }) => name)
}

interface FingerprintColumns {
  looked_at: string
  fingerprint: string
  brightness: number | null
  bands: Bands | null
}

export async function update(
  db: Database,
  name: string,
  { bands, ...columns }: FingerprintColumns,
) {
  const [band_0 = null, band_1 = null, band_2 = null, band_3 = null] = bands ?? []
  await db
    .updateTable('media')
    .set({ ...columns, band_0, band_1, band_2, band_3 })
    .where('name', '=', name)
    .execute()
}

export async function list(db: Database, names: string[]) {
  if (names.length === 0) return []
  return db
    .selectFrom('media')
    .select(['name', 'width', 'height', 'looked_at', 'fingerprint', 'brightness'])
    .where('name', 'in', names)
    .execute()
}

/** Photos of which at least one band differs in at most one bit. */
export function findCandidates(db: Database, [first, second, third, fourth]: Bands) {
  return db
    .selectFrom('media')
    .select(['name', 'fingerprint'])
    .where((media) =>
      media.or([
        media('band_0', 'in', similarBands(first)),
        media('band_1', 'in', similarBands(second)),
        media('band_2', 'in', similarBands(third)),
        media('band_3', 'in', similarBands(fourth)),
      ]),
    )
    .execute()
}
