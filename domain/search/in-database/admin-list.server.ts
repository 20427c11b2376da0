import type { App } from '#domain/app.ts'
import * as permits from '#domain/properties/permits/permits.server.ts'

import type { Audience } from '#domain/properties/property.ts'
import { COUNT_LIMIT, type AdminListQuery, type AdminListCount } from './admin-list.ts'
import { largestId } from '#domain/properties/property-summary-rows.server.ts'
import { filedUnder } from './category-and-location-matches.server.ts'
import * as rows from './admin-search-rows.server.ts'
import * as inventory from '#domain/search/current-index.server.ts'
import type { Property, PropertyId } from '#domain/properties/property.ts'
import * as propertyRows from '#domain/properties/property-rows.server.ts'

export interface AdminListPage {
  properties: Property[]
  /** All there are, whatever is looked for. */
  total: number
  found: AdminListCount
}

// What one listing in ten meets is, as a rule, met often enough among so many, and what one in four
// hundred meets fills a page.
const NEWEST = 10_000

/** One page of the listings as an administrator looks through them, newest first. */
export async function page(
  app: Pick<App, 'db' | 'searchIndex'>,
  { page, per_page, term }: AdminListQuery,
  audience: Audience,
): Promise<AdminListPage> {
  const part = { limit: per_page, offset: (page - 1) * per_page }
  const wanted = term.trim().toLowerCase()
  const [total, filed] = await Promise.all([countFor(app, audience), filedUnder(app, [wanted])])
  const { found, ids } =
    wanted === ''
      ? { found: total, ids: await rows.all(app.db, part, { total, audience }) }
      : await search(app, { term: wanted, ...filed, audience }, part)
  return { properties: await propertyRows.those(app.db, ids), total, found }
}

async function countFor(app: Pick<App, 'db' | 'searchIndex'>, audience: Audience): Promise<number> {
  const shown = await inventory.count(app)
  return audience === 'everyone' ? shown : shown + (await permits.countHidden(app))
}

async function search(
  { db }: Pick<App, 'db'>,
  wanted: rows.Wanted,
  part: { limit: number; offset: number },
): Promise<{ found: AdminListCount; ids: PropertyId[] }> {
  const end = part.offset + part.limit
  const above = (await largestId(db)) - NEWEST
  const newest = await rows.amongNewest(db, wanted, {
    above,
    limit: Math.max(end, COUNT_LIMIT + 1),
  })
  const there = newest.slice(part.offset, end)
  if (above <= 0 && newest.length <= COUNT_LIMIT) return { found: newest.length, ids: there }
  if (newest.length > COUNT_LIMIT && newest.length >= end) return { found: 'many', ids: there }
  const { found, ids } = await rows.counted(db, wanted, { ...part, bound: COUNT_LIMIT + 1 })
  if (found <= COUNT_LIMIT) return { found, ids }
  // The ids at hand are any of more; the newest have yet to be found.
  if (newest.length >= end) return { found: 'many', ids: there }
  return { found: 'many', ids: await rows.amongAll(db, wanted, part) }
}
