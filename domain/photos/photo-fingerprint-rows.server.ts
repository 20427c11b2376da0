import type { Database } from '#storage/database/database.ts'

import { nearTo, type Bands } from './photo-fingerprint.ts'

/** Newest first: what was just brought is what somebody works on. */
export async function unseen(db: Database, limit: number): Promise<string[]> {
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

interface Seen {
  looked_at: string
  fingerprint: string
  brightness: number | null
  bands: Bands | null
}

export async function remember(
  db: Database,
  name: string,
  { bands, ...seen }: Seen,
): Promise<void> {
  const [band_0 = null, band_1 = null, band_2 = null, band_3 = null] = bands ?? []
  await db
    .updateTable('media')
    .set({ ...seen, band_0, band_1, band_2, band_3 })
    .where('name', '=', name)
    .execute()
}

export async function of(db: Database, names: string[]) {
  if (names.length === 0) return []
  return db
    .selectFrom('media')
    .select(['name', 'width', 'height', 'looked_at', 'fingerprint', 'brightness'])
    .where('name', 'in', names)
    .execute()
}

/** Those of which one band is nearly the same. */
export function near(db: Database, [first, second, third, fourth]: Bands) {
  return db
    .selectFrom('media')
    .select(['name', 'fingerprint'])
    .where((media) =>
      media.or([
        media('band_0', 'in', nearTo(first)),
        media('band_1', 'in', nearTo(second)),
        media('band_2', 'in', nearTo(third)),
        media('band_3', 'in', nearTo(fourth)),
      ]),
    )
    .execute()
}
