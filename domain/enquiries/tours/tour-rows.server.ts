import { countRows } from '#domain/count-rows.server.ts'
import { visibleRows } from '#domain/properties/property-rows.server.ts'
import type { Database } from '#storage/database/database.ts'
import type { NewRow, RowChange } from '#storage/database/tables.ts'

export type TourRow = NonNullable<Awaited<ReturnType<typeof findByReference>>>

export async function insert(db: Database, row: NewRow<'tours'>) {
  const { id } = await db.insertInto('tours').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function addChange(db: Database, row: NewRow<'tour_changes'>) {
  await db.insertInto('tour_changes').values(row).execute()
}

export function timesOf({ offered_times }: Pick<TourRow, 'offered_times'>): string[] {
  return JSON.parse(offered_times) as string[]
}

/** Updates a tour only if its sequence is still the one that was read; else returns false. */
export async function updateIfUnchanged(
  db: Database,
  { id, sequence }: { id: number; sequence: number },
  change: RowChange<'tours'>,
) {
  const changed = await db
    .updateTable('tours')
    .set({ ...change, sequence: sequence + 1 })
    .where('id', '=', id)
    .where('sequence', '=', sequence)
    .returning('id')
    .execute()
  return changed.length > 0
}

/** A tour with its visitor, and with its property where everyone may see that. */
export function findByReference(db: Database, reference: string) {
  return withVisitor(db).where('tours.reference', '=', reference).executeTakeFirst()
}

export function find(db: Database, id: number) {
  return withVisitor(db).where('tours.id', '=', id).executeTakeFirst()
}

function withVisitor(db: Database) {
  return db
    .selectFrom('tours')
    .innerJoin('enquiries', 'enquiries.id', 'tours.enquiry_id')
    .leftJoin(visibleRows(db).selectAll('properties').as('properties'), (join) =>
      join.onRef('properties.id', '=', 'enquiries.property_id'),
    )
    .leftJoin('locations', 'locations.id', 'properties.location_id')
    .leftJoin('users', 'users.id', 'enquiries.assignee_id')
    .selectAll('tours')
    .select([
      'enquiries.name',
      'enquiries.email',
      'enquiries.phone',
      'enquiries.language',
      'enquiries.spam',
      'enquiries.assignee_id',
      'properties.id as property_id',
      'properties.title as property_title',
      'properties.title_ar as property_title_ar',
      'properties.reference as property_reference',
      'locations.name as location_name',
      'locations.name_ar as location_name_ar',
      'users.email as agent_email',
      'users.name as agent_name',
      'users.name_ar as agent_name_ar',
      'users.phone as agent_phone',
      'users.shown as agent_shown',
    ])
}

/** How often the visitor has moved a tour. */
export function countMoves(db: Database, tourId: number) {
  const moves = db.selectFrom('tour_changes').where('tour_id', '=', tourId)
  return countRows(moves.where('what', '=', 'moved'))
}

/** The tour that the same person sent with the same key. */
export function findReference(
  db: Database,
  { key, email, phone }: { key: string; email: string; phone: string },
) {
  return db
    .selectFrom('tours')
    .innerJoin('enquiries', 'enquiries.id', 'tours.enquiry_id')
    .select(['reference', 'language'])
    .where('idempotency_key', '=', key)
    .where('email', '=', email)
    .where('phone', '=', phone)
    .executeTakeFirst()
}

export function listByEnquiry(db: Database, enquiryIds: number[]) {
  return db.selectFrom('tours').selectAll().where('enquiry_id', 'in', enquiryIds).execute()
}

/** Oldest first. */
export function listChanges(db: Database, tourIds: number[]) {
  return db
    .selectFrom('tour_changes')
    .leftJoin('emails', 'emails.id', 'tour_changes.email_id')
    .selectAll('tour_changes')
    .select('emails.state as email_state')
    .where('tour_id', 'in', tourIds)
    .orderBy('tour_changes.id')
    .execute()
}

export async function remove(db: Database, tourIds: number[]) {
  await db.deleteFrom('tour_changes').where('tour_id', 'in', tourIds).execute()
  await db.deleteFrom('tours').where('id', 'in', tourIds).execute()
}
