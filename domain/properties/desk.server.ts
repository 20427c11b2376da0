import type { App } from '#domain/app.ts'

import { COUNTED, type Asked, type Found } from './desk.ts'
import { filedUnder } from './filed-under.server.ts'
import * as rows from './found-rows.server.ts'
import * as inventory from './inventory.server.ts'
import type { Property, PropertyId } from './property.ts'
import * as propertyRows from './property-rows.server.ts'

export interface DeskPage {
  properties: Property[]
  /** All there are, whatever is looked for. */
  total: number
  found: Found
}

// What one listing in a hundred meets is, as a rule, met often enough among so many.
const NEWEST = 20_000

/** One page of the listings as an administrator looks through them, newest first. */
export async function page(
  app: Pick<App, 'db' | 'inventory'>,
  { page, per_page, term }: Asked,
): Promise<DeskPage> {
  const part = { limit: per_page, offset: (page - 1) * per_page }
  const wanted = term.trim().toLowerCase()
  const [total, filed] = await Promise.all([inventory.count(app), filedUnder(app, [wanted])])
  const { found, ids } =
    wanted === ''
      ? { found: total, ids: await rows.all(app.db, part, total) }
      : await search(app, { term: wanted, ...filed }, part)
  return { properties: await propertyRows.those(app.db, ids), total, found }
}

async function search(
  { db }: Pick<App, 'db'>,
  wanted: rows.Wanted,
  part: { limit: number; offset: number },
): Promise<{ found: Found; ids: PropertyId[] }> {
  const { found, ids } = await rows.counted(db, wanted, { ...part, bound: COUNTED + 1 })
  if (found <= COUNTED) return { found, ids }
  // The ids at hand are any of more; the newest have yet to be found.
  const newest = await rows.amongNewest(db, wanted, { ...part, among: NEWEST })
  if (newest.length === part.limit) return { found: 'many', ids: newest }
  return { found: 'many', ids: await rows.amongAll(db, wanted, part) }
}
