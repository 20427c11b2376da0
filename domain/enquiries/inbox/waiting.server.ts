import type { App } from '#domain/app.ts'
import { countRows } from '#domain/count-rows.server.ts'
import { dubaiMidnightAfter } from '#domain/dubai-time.ts'
import { isoAfter } from '#domain/iso-time.ts'
import type { Database } from '#storage/database/database.ts'

import type { Enquiry } from './inbox.ts'

const SHOWN = 3
const MAX_TOURS = 100
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
  const tours = await db
    .selectFrom('tours')
    .select(['enquiry_id', 'starts_at'])
    .where('state', 'in', ['proposed', 'accepted'])
    .where('starts_at', '>=', isoAfter(now, -TOUR_MS))
    .where('starts_at', '<', dubaiMidnightAfter(now).toISOString())
    .orderBy('starts_at')
    .limit(MAX_TOURS)
    .execute()
  if (tours.length === 0) return []
  // Not one query: SQLite would begin it with all enquiries.
  const ids = tours.map(({ enquiry_id }) => enquiry_id)
  const rows = await ofAssignee(db, assignee)
    .leftJoin('users', 'users.id', 'enquiries.assignee_id')
    .select(COLUMNS)
    .where('enquiries.id', 'in', ids)
    .where('enquiries.spam', '=', 0)
    .execute()
  const enquiries = new Map(rows.map((row) => [row.id, fromRow(row)]))
  return tours.flatMap(({ enquiry_id, starts_at }) => {
    const enquiry = enquiries.get(enquiry_id)
    if (!enquiry) return []
    const { name, about, assignee_name } = enquiry
    return { enquiry_id, name, about, assignee_name, starts_at }
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
