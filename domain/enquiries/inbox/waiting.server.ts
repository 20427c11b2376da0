import type { App } from '#domain/app.ts'
import { countRows } from '#domain/count-rows.server.ts'
import { dubaiMidnightAfter } from '#domain/dubai-time.ts'
import { isoAfter } from '#domain/iso-time.ts'
import type { Database } from '#storage/database/database.ts'

import type { Enquiry } from './inbox.ts'

const SHOWN = 3
const MAX_TOURS = 20
/** A tour that began within this time is still shown. */
const TOUR_MS = 3_600_000

/** Enquiries that nobody has handled, those that have waited longest first; of one person where given. */
export async function listWaiting({ db }: Pick<App, 'db'>, assignee: number | null) {
  const waiting = ofAssignee(db, assignee).where('spam', '=', 0).where('handled_at', 'is', null)
  const first = await waiting
    .leftJoin('users', 'users.id', 'enquiries.assignee_id')
    .select(COLUMNS)
    .orderBy('enquiries.id')
    .limit(SHOWN)
    .execute()
  return { count: await countRows(waiting), first: first.map(fromRow) }
}

/** The tours of this day in Dubai that are not over, the next one first. */
export async function listToursToday(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  assignee: number | null,
) {
  const now = clock.now()
  const rows = await ofAssignee(db, assignee)
    .innerJoin('tours', 'tours.enquiry_id', 'enquiries.id')
    .leftJoin('users', 'users.id', 'enquiries.assignee_id')
    .select([...COLUMNS, 'tours.starts_at'])
    .where('enquiries.spam', '=', 0)
    .where('tours.state', '=', 'proposed')
    .where('tours.starts_at', '>=', isoAfter(now, -TOUR_MS))
    .where('tours.starts_at', '<', dubaiMidnightAfter(now).toISOString())
    .orderBy('tours.starts_at')
    .limit(MAX_TOURS)
    .execute()
  return rows.map((row) => {
    const { id: enquiry_id, name, about, assignee_name } = fromRow(row)
    return { enquiry_id, name, about, assignee_name, starts_at: row.starts_at }
  })
}

const COLUMNS = [
  'enquiries.id',
  'enquiries.kind',
  'enquiries.name',
  'enquiries.subject',
  'enquiries.address',
  'enquiries.property_title',
  'enquiries.created_at',
  'users.name as assignee_name',
] as const

function ofAssignee(db: Database, assignee: number | null) {
  const all = db.selectFrom('enquiries')
  return assignee === null ? all : all.where('assignee_id', '=', assignee)
}

interface WaitingRow extends Pick<Enquiry, 'id' | 'name' | 'subject' | 'address' | 'created_at'> {
  kind: string
  property_title: string
  assignee_name: string | null
}

function fromRow(row: WaitingRow) {
  const { id, name, created_at, property_title, subject, address } = row
  return {
    id,
    kind: row.kind as Enquiry['kind'],
    name,
    about: property_title || subject || address,
    assignee_name: row.assignee_name ?? '',
    created_at,
  }
}
