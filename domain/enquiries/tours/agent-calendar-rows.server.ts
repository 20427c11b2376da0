import type { Database } from '#storage/database/database.ts'
import type { NewRow } from '#storage/database/tables.ts'

export type CalendarTour = Awaited<ReturnType<typeof listTours>>[number]

export function find(db: Database, userId: number) {
  return db
    .selectFrom('agent_calendars')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function put(db: Database, { user_id, ...row }: NewRow<'agent_calendars'>) {
  await db
    .insertInto('agent_calendars')
    .values({ user_id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** Whose calendar it is; nobody's once they no longer work here. */
export function findOwner(db: Database, tokenHash: string) {
  return db
    .selectFrom('agent_calendars')
    .innerJoin('users', 'users.id', 'agent_calendars.user_id')
    .select(['users.id', 'users.name'])
    .where('token_hash', '=', tokenHash)
    .where('users.active', '=', 1)
    .executeTakeFirst()
}

/** Those that take place or may, with the listing as the agency sees it. */
export async function listTours(
  db: Database,
  { userId, since }: { userId: number; since: string },
) {
  const tours = await db
    .selectFrom('tours')
    .innerJoin('enquiries', 'enquiries.id', 'tours.enquiry_id')
    .leftJoin('properties', 'properties.id', 'enquiries.property_id')
    .leftJoin('locations', 'locations.id', 'properties.location_id')
    .select((tour) => [
      'tours.reference',
      'tours.sequence',
      'tours.state',
      'tours.starts_at',
      'enquiries.name',
      'enquiries.phone',
      'enquiries.email',
      'enquiries.property_id',
      'enquiries.property_title',
      'enquiries.property_reference',
      'properties.title as current_title',
      'properties.reference as current_reference',
      'properties.tower_name',
      'properties.sub_community',
      'locations.name as location_name',
      tour
        .selectFrom('tour_changes')
        .select((change) => change.fn.max('changed_at').as('at'))
        .whereRef('tour_id', '=', 'tours.id')
        .as('changed_at'),
    ])
    .where('enquiries.assignee_id', '=', userId)
    .where('enquiries.spam', '=', 0)
    .where('tours.state', 'in', ['accepted', 'proposed', 'countered'])
    .where('tours.starts_at', '>=', since)
    .orderBy('tours.starts_at')
    .orderBy('tours.id')
    .execute()
  return tours.map((tour) => ({
    ...tour,
    title: tour.current_title || tour.property_title,
    property_reference: tour.current_reference || tour.property_reference,
    property: undefined,
  }))
}
