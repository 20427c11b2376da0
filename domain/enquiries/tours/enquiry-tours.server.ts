import type { Database } from '#storage/database/database.ts'

import * as rows from './tour-rows.server.ts'
import type { EnquiryTour } from './tour.ts'

/** The tours of enquiries, by enquiry id. */
export async function listByEnquiry(db: Database, enquiryIds: number[]) {
  const { tours, changes } = await listWithChanges(db, enquiryIds)
  const changesByTour = Map.groupBy(changes, ({ tour_id }) => tour_id)
  return new Map(
    tours.map((tour): [number, EnquiryTour] => {
      const { id, sequence, starts_at, state, reason } = tour
      const history = (changesByTour.get(id) ?? []).map((change) => ({
        what: change.what,
        starts_at: change.starts_at,
        offered_times: rows.timesOf(change),
        reason: change.reason,
        at: change.changed_at,
        email_state: change.email_state,
      }))
      const facts = { id, sequence, starts_at, state, reason, offered_times: rows.timesOf(tour) }
      return [tour.enquiry_id, { ...facts, changes: history }]
    }),
  )
}

/** The emails about the tours of enquiries, except the enquiries' own. */
export async function listEmailIds(db: Database, enquiryIds: number[]): Promise<number[]> {
  const { changes } = await listWithChanges(db, enquiryIds)
  return emailIdsIn(changes)
}

/** Removes the tours of enquiries, and returns the ids of their emails, which the caller removes. */
export async function remove(tx: Database, enquiryIds: number[]): Promise<number[]> {
  const { ids, changes } = await listWithChanges(tx, enquiryIds)
  if (ids.length > 0) await rows.remove(tx, ids)
  return emailIdsIn(changes)
}

type Changes = Awaited<ReturnType<typeof rows.listChanges>>

async function listWithChanges(db: Database, enquiryIds: number[]) {
  const tours = enquiryIds.length === 0 ? [] : await rows.listByEnquiry(db, enquiryIds)
  const ids = tours.map(({ id }) => id)
  const changes: Changes = ids.length === 0 ? [] : await rows.listChanges(db, ids)
  return { tours, ids, changes }
}

function emailIdsIn(changes: Changes): number[] {
  return changes
    .flatMap(({ email_id, visitor_email_id }) => [email_id, visitor_email_id])
    .filter((id) => id !== null)
}
