import { visibleRows } from '#domain/properties/property-rows.server.ts'
import type { Database } from '#storage/database/database.ts'
import type { Row } from '#storage/database/tables.ts'

import { idsIn, type NewEnquiry } from './enquiry.ts'
import type { SeenHomes } from './seen-homes.ts'

/** Of what a visitor agreed to send along, the homes that everyone may see; nothing without consent. */
export async function columnsOf(db: Database, enquiry: NewEnquiry, now: Date) {
  const { seen_property_ids, seen_consent = '' } = enquiry
  const ids = [...new Set(idsIn(seen_property_ids))]
  if (seen_consent === '' || ids.length === 0) return {}
  const visible = await visibleRows(db).select('id').where('id', 'in', ids).execute()
  const known = new Set(visible.map(({ id }) => id))
  if (known.size === 0) return {}
  return {
    seen: JSON.stringify(ids.filter((id) => known.has(id))),
    seen_consent,
    seen_consent_at: now.toISOString(),
  }
}

type SeenColumns = Pick<Row<'enquiries'>, 'seen' | 'seen_consent' | 'seen_consent_at'>

/** With the homes' names as they are now; null where nothing was sent along. */
export async function find(db: Database, row: SeenColumns): Promise<SeenHomes | null> {
  if (row.seen_consent_at === null) return null
  const ids = JSON.parse(row.seen) as number[]
  const homes = await findHomes(db, ids)
  return {
    homes: homes.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    consent: row.seen_consent,
    at: row.seen_consent_at,
  }
}

async function findHomes(db: Database, ids: number[]) {
  const found = await db
    .selectFrom('properties')
    .select(['id', 'title', 'reference', 'hidden_at', 'removed_at'])
    .where('id', 'in', ids)
    .execute()
  return found.map(({ id, title, reference, hidden_at, removed_at }) => ({
    id,
    title,
    reference,
    url: hidden_at === null && removed_at === null ? `/properties2/${id}` : null,
  }))
}
