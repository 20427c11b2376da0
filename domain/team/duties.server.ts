import { Invalid } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'

import { leaveFaults, type Leave } from './leave.ts'
import type { User, UserChange } from './user.ts'
import * as rows from './user-rows.server.ts'

const NO_LEAVE: Leave = { away_from: '', away_until: '' }

/**
 * Checks what decides which enquiries a person gets: refuses a leave that ends before it begins and a
 * stand-in who does not work here, and leaves out places that do not exist any more.
 */
export async function check<Change extends UserChange>(
  db: Database,
  change: Change,
  before: (Leave & Pick<User, 'id'>) | undefined,
): Promise<Change> {
  const { away_from, away_until } = { ...NO_LEAVE, ...before, ...definedOf(change) }
  const faults = leaveFaults({ away_from, away_until })
  if (Object.keys(faults).length > 0) throw new Invalid(faults)
  await assertStandIn(db, change.stand_in_id, before?.id)
  if (!change.location_ids?.length) return change
  return { ...change, location_ids: await existingLocations(db, change.location_ids) }
}

function definedOf({ away_from, away_until }: UserChange): Partial<Leave> {
  return {
    ...(away_from !== undefined && { away_from }),
    ...(away_until !== undefined && { away_until }),
  }
}

async function assertStandIn(
  db: Database,
  standIn: number | null | undefined,
  id: number | undefined,
): Promise<void> {
  if (standIn == null) return
  if (standIn === id || !(await rows.namedIds(db)).has(standIn))
    throw new Invalid({ stand_in_id: `There is no other person ${standIn}.` })
}

async function existingLocations(db: Database, ids: number[]): Promise<number[]> {
  const found = await db.selectFrom('locations').select('id').where('id', 'in', ids).execute()
  return found.map(({ id }) => id).sort((one, other) => one - other)
}

/** A person with the names of their stand-in and places, as the audit log shows them. */
export async function withNames(db: Database, person: User) {
  const standIn = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', person.stand_in_id ?? 0)
    .executeTakeFirst()
  const places = await db
    .selectFrom('locations')
    .select('name')
    .where('id', 'in', [0, ...person.location_ids])
    .orderBy('id')
    .execute()
  return {
    ...person,
    stand_in: standIn?.name ?? '',
    places: places.map(({ name }) => name).join(', '),
  }
}

export type NamedUser = Awaited<ReturnType<typeof withNames>>
