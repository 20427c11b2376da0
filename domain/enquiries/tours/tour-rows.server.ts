import type { Insertable, Updateable } from 'kysely'

import type { Database } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/tables.ts'

export type TourRow = NonNullable<Awaited<ReturnType<typeof findByReference>>>

export async function insert(db: Database, row: Insertable<Tables['tours']>): Promise<number> {
  const { id } = await db.insertInto('tours').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function addChange(
  db: Database,
  row: Insertable<Tables['tour_changes']>,
): Promise<void> {
  await db.insertInto('tour_changes').values(row).execute()
}

/** Changes a tour unless somebody else has since it was read; false where one has. */
export async function updateIfStill(
  db: Database,
  { id, sequence }: { id: number; sequence: number },
  change: Updateable<Tables['tours']>,
): Promise<boolean> {
  const changed = await db
    .updateTable('tours')
    .set({ ...change, sequence: sequence + 1 })
    .where('id', '=', id)
    .where('sequence', '=', sequence)
    .returning('id')
    .execute()
  return changed.length > 0
}

/** With the one who proposed it, and the listing. */
export function findByReference(db: Database, reference: string) {
  return db
    .selectFrom('tours')
    .innerJoin('enquiries', 'enquiries.id', 'tours.enquiry_id')
    .leftJoin('properties', 'properties.id', 'enquiries.property_id')
    .leftJoin('locations', 'locations.id', 'properties.location_id')
    .selectAll('tours')
    .select([
      'enquiries.name',
      'enquiries.email',
      'enquiries.phone',
      'enquiries.spam',
      'properties.id as property_id',
      'properties.title as property_title',
      'properties.removed_at as property_removed_at',
      'properties.hidden_at as property_hidden_at',
      'locations.name as location_name',
    ])
    .where('tours.reference', '=', reference)
    .executeTakeFirst()
}

/** The tour that came with the same key from the same person. */
export async function referenceOf(
  db: Database,
  { key, email, phone }: { key: string; email: string; phone: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('tours')
    .innerJoin('enquiries', 'enquiries.id', 'tours.enquiry_id')
    .select('reference')
    .where('idempotency_key', '=', key)
    .where('email', '=', email)
    .where('phone', '=', phone)
    .executeTakeFirst()
  return found?.reference
}

export function ofEnquiries(db: Database, enquiryIds: number[]) {
  return db.selectFrom('tours').selectAll().where('enquiry_id', 'in', enquiryIds).execute()
}

/** Oldest first. */
export function changesOf(db: Database, tourIds: number[]) {
  return db
    .selectFrom('tour_changes')
    .leftJoin('letters', 'letters.id', 'tour_changes.letter_id')
    .selectAll('tour_changes')
    .select('letters.state as letter_state')
    .where('tour_id', 'in', tourIds)
    .orderBy('tour_changes.id')
    .execute()
}

export async function remove(db: Database, tourIds: number[]): Promise<void> {
  await db.deleteFrom('tour_changes').where('tour_id', 'in', tourIds).execute()
  await db.deleteFrom('tours').where('id', 'in', tourIds).execute()
}
